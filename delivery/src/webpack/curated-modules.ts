import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dependencyBeside } from './dependency-beside.ts';

/**
 * A shared module is shipped whole, because nobody knows what a remote of tomorrow takes from it. For
 * these the product agrees on names: the rest of the package stays out of every page. A name that is
 * missing here fails the build of whoever imports it; adding one needs a build of the shell.
 */
const curated: Record<string, { file: string; names: string[] }> = {
  'react-router': {
    // The package's own exports lead bundlers to the development build.
    file: 'react-router/dist/production/index.mjs',
    names: [
      'Link',
      'NavLink',
      'Navigate',
      'NavigationType',
      'Outlet',
      'RouterProvider',
      'ScrollRestoration',
      'createBrowserRouter',
      'createPath',
      'createSearchParams',
      'data',
      'generatePath',
      'isRouteErrorResponse',
      'matchPath',
      'matchRoutes',
      'parsePath',
      'redirect',
      'replace',
      'resolvePath',
      'useBeforeUnload',
      'useBlocker',
      'useHref',
      'useInRouterContext',
      'useLinkClickHandler',
      'useLoaderData',
      'useLocation',
      'useMatch',
      'useMatches',
      'useNavigate',
      'useNavigation',
      'useNavigationType',
      'useOutlet',
      'useOutletContext',
      'useParams',
      'useResolvedPath',
      'useRevalidator',
      'useRouteError',
      'useRouteLoaderData',
      'useRoutes',
      'useSearchParams',
    ],
  },
  '@tanstack/react-query': {
    file: '@tanstack/react-query/build/modern/index.js',
    names: [
      'MutationCache',
      'QueryCache',
      'QueryClient',
      'QueryClientProvider',
      'focusManager',
      'hashKey',
      'isCancelledError',
      'keepPreviousData',
      'mutationOptions',
      'onlineManager',
      'queryOptions',
      'skipToken',
      'useMutation',
      'useQuery',
      'useQueryClient',
    ],
  },
  'react-intl': {
    file: 'react-intl/index.js',
    names: [
      'FormattedDate',
      'FormattedMessage',
      'FormattedNumber',
      'FormattedRelativeTime',
      'IntlContext',
      'IntlProvider',
      'RawIntlProvider',
      'createIntl',
      'createIntlCache',
      'defineMessage',
      'defineMessages',
      'useIntl',
    ],
  },
  '@mui/material/styles': {
    file: '@mui/material/styles/index.mjs',
    names: [
      'ThemeProvider',
      'alpha',
      'createTheme',
      'css',
      'darken',
      'keyframes',
      'lighten',
      'styled',
      'useColorScheme',
      'useTheme',
      'useThemeProps',
    ],
  },
};

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
