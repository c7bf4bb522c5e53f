import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dependencyBeside } from './dependency-beside.ts';

/**
 * A shared module is shipped whole, because nobody knows what a remote of tomorrow takes from it. Of
 * these only the names that somebody imports are shared: the rest of the package stays out of every
 * page. A name that is missing here fails the build of whoever imports it; adding one needs a build of
 * the shell. A name that nobody imports fails `tools/curated-names.test.ts`.
 */
const curated: Record<string, { file: string; names: string[] }> = {
  'react-router': {
    // The package's own exports lead bundlers to the development build.
    file: 'react-router/dist/production/index.mjs',
    names: [
      'Link',
      'Navigate',
      'NavigationType',
      'Outlet',
      'RouterProvider',
      'ScrollRestoration',
      'createBrowserRouter',
      'isRouteErrorResponse',
      'matchRoutes',
      'useBeforeUnload',
      'useBlocker',
      'useLocation',
      'useNavigate',
      'useNavigation',
      'useParams',
      'useRouteError',
      'useRoutes',
      'useSearchParams',
    ],
  },
  '@tanstack/react-query': {
    file: '@tanstack/react-query/build/modern/index.js',
    names: [
      'QueryCache',
      'QueryClient',
      'QueryClientProvider',
      'keepPreviousData',
      'queryOptions',
      'useMutation',
      'useQuery',
      'useQueryClient',
    ],
  },
  'react-intl': {
    file: 'react-intl/index.js',
    names: ['FormattedMessage', 'IntlProvider', 'useIntl'],
  },
  '@emotion/react': {
    // As its own exports lead a browser; MUI takes these, and the css prop is not for us.
    file: '@emotion/react/dist/emotion-react.browser.esm.js',
    names: ['CacheProvider', 'Global', 'ThemeContext', 'css', 'keyframes', 'withEmotionCache'],
  },
  '@mui/material/styles': {
    file: '@mui/material/styles/index.mjs',
    names: [
      'ThemeProvider',
      'createTheme',
      'styled',
      'useColorScheme',
      'useTheme',
      'useThemeProps',
    ],
  },
};

/** For a build of other sources than the product's, in this process: these names of a module in place of its own. */
export function shareOnly(request: string, names: readonly string[]): void {
  const module = curated[request];
  if (module === undefined) throw new Error(`${request} is shared whole`);
  module.names = [...new Set(names)].toSorted();
}

/** Each package that is shared by names, under the request by which it is imported, with its names. */
export const curatedRequests = Object.entries(curated).map(([request, { names }]) => ({
  request: request === 'react-router' ? 'react-router-dom' : request,
  names,
}));

/** The names that may be imported from a shared request; null when all may. */
export function curatedNames(request: string): ReadonlySet<string> | null {
  const found = curated[request === 'react-router-dom' ? 'react-router' : request];
  return found ? new Set(found.names) : null;
}

/**
 * Writes the module that the shell shares in place of the whole package.
 * @returns its absolute path; null when the request is shared whole.
 */
export function curatedFile(packageDir: string, request: string): string | null {
  const found = curated[request];
  if (!found) return null;
  const source = path.join(nodeModulesOf(packageDir, request), found.file);
  const file = path.resolve(packageDir, '../.cache/shared', `${request.replaceAll('/', '__')}.mjs`);
  const text = `export { ${found.names.join(', ')} } from ${JSON.stringify(source)};\n`;
  mkdirSync(path.dirname(file), { recursive: true });
  if (readIfThere(file) !== text) {
    // Moved into place: another build of the shell may be reading it.
    writeFileSync(`${file}.${process.pid}`, text);
    renameSync(`${file}.${process.pid}`, file);
  }
  return file;
}

function nodeModulesOf(packageDir: string, request: string): string {
  const beside =
    request === 'react-router' ? dependencyBeside(packageDir, 'react-router-dom', request) : null;
  return beside === null ? path.join(packageDir, 'node_modules') : path.dirname(beside);
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
