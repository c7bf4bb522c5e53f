import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { curatedFile } from './curated-modules.ts';
import { dependencyBeside } from './dependency-beside.ts';
import { sharedPackageDir } from './surroundings.ts';

/**
 * What one page holds once, whoever loads it first. Everything here carries a React context, a store
 * or weight that the shell pays for anyway. A remote built for production has no copy of these.
 */
const contextPackages = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  // Contexts of React Router 7 live in react-router: sharing react-router-dom alone gives two routers.
  'react-router',
  '@emotion/react',
  '@emotion/cache',
  '@mui/material/styles',
  // MUI components ask it for the theme's defaultProps; with a copy of their own they get none.
  '@mui/system/DefaultPropsProvider',
  '@mui/system/RtlProvider',
  // Under every MUI component: a copy in each remote would weigh more than the remote's own code.
  '@mui/system/createStyled',
  '@mui/system/styleFunctionSx',
  '@mui/system/colorManipulator',
  'react-intl',
  '@tanstack/react-query',
] as const;

/** Components of MUI in the shell's first load, through shared-ui. */
const firstComponents = [
  'Alert',
  'Button',
  'ButtonBase',
  'Chip',
  'CircularProgress',
  'GlobalStyles',
  'IconButton',
  'Link',
  'Paper',
  'Skeleton',
  'SvgIcon',
  'Typography',
];

/** Those of what opens over the page, which the shell fetches at the first touch (decision 0116). */
export const overlayComponents: readonly string[] = [
  'Dialog',
  'Drawer',
  'Fade',
  'Menu',
  'MenuItem',
  'MenuList',
  'Modal',
  'Popover',
];

/**
 * A remote that imports one, or another component that is built on one, takes the shell's; any other component it
 * carries itself.
 */
export const broughtComponents: readonly string[] = [...firstComponents, ...overlayComponents];

/** Workspace singletons: each entry of their `exports` is shared; these are in the shell's first load. */
const eagerEntries = new Set([
  'shared-ui',
  'shared-ui/remote',
  'shared-ui/paths',
  'shared-auth',
  'shared-auth/public-cart',
]);

const workspacePackages = ['shared-ui', 'shared-auth'] as const;

/** Not for remotes in the shell: tests, the stand-alone host, types, what Node reads, the shell's own door to the session (tokens), and what scripts that run before the shell carry themselves. */
const neverShared =
  /\/(ahead|host|testing|fixtures|standalone|api-types|remote\/config|package\.json)$/u;

export type SharedModule = {
  request: string;
  version: string;
  eager: boolean;
  /** Absolute file to provide, also when the shell itself does not import the request. */
  file?: string;
  /** The name in the share scope, where it is not the request. */
  shareKey?: string;
};

type PackageJson = {
  version: string;
  exports?: Record<string, string | { default?: string; import?: string }>;
};

/**
 * The shared modules as seen from one package of the workspace; those that it cannot reach are left out.
 * @param brings whether this build brings them (the shell) or only asks for them (a remote).
 */
export function sharedModules(packageDir: string, { brings }: { brings: boolean }): SharedModule[] {
  const shared: SharedModule[] = [];
  const components = broughtComponents.map((name) => `@mui/material/${name}`);
  const later = new Set(overlayComponents.map((name) => `@mui/material/${name}`));
  for (const request of [...contextPackages, ...components]) {
    const version = installedVersion(packageDir, packageName(request));
    if (version === null) continue;
    const file = brings ? (curatedFile(packageDir, request) ?? muiFile(packageDir, request)) : null;
    const eager = !later.has(request);
    shared.push({ request, version, eager, ...(file === null ? {} : { file }) });
    // react-router-dom is react-router under another name: one module for both.
    if (request === 'react-router') {
      shared.push({
        request: 'react-router-dom',
        shareKey: 'react-router',
        version,
        eager: true,
        ...(file === null ? {} : { file }),
      });
    }
  }
  for (const name of workspacePackages) {
    const dir = sharedPackageDir(packageDir, name);
    const manifest = dir === null ? null : readPackageJson(path.join(dir, 'package.json'));
    if (dir === null || manifest === null) continue;
    for (const [entry, target] of Object.entries(manifest.exports ?? {})) {
      const request = path.posix.join(name, entry);
      const file = typeof target === 'string' ? target : (target.default ?? target.import);
      if (file === undefined || neverShared.test(request) || !/\.[jt]sx?$/u.test(file)) continue;
      if (!existsSync(path.join(dir, file))) continue;
      shared.push({
        request,
        version: manifest.version,
        eager: eagerEntries.has(request),
        file: path.join(dir, file),
      });
    }
  }
  return shared;
}

/** Parts of MUI are provided by file: the shell's own sources import few of them by name. */
function muiFile(packageDir: string, request: string): string | null {
  if (!request.startsWith('@mui/')) return null;
  const dir = dependencyBeside(packageDir, '@mui/material', request);
  return dir !== null && existsSync(path.join(dir, 'index.mjs'))
    ? path.join(dir, 'index.mjs')
    : null;
}

function packageName(request: string): string {
  const [scope = '', name = ''] = request.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

/** Packages that bring others which have contexts: React Router 7 keeps its own beneath react-router-dom. */
const bringing = ['@mui/material', 'react-router-dom'];

function installedVersion(packageDir: string, name: string): string | null {
  const sharedUi = sharedPackageDir(packageDir, 'shared-ui');
  const anchors = sharedUi === null ? [packageDir] : [packageDir, sharedUi];
  for (const anchor of anchors) {
    const direct = readPackageJson(path.join(anchor, 'node_modules', name, 'package.json'));
    if (direct !== null) return direct.version;
  }
  for (const anchor of anchors) {
    for (const bringer of bringing) {
      const beside = dependencyBeside(anchor, bringer, name);
      const found = beside === null ? null : readPackageJson(path.join(beside, 'package.json'));
      if (found !== null) return found.version;
    }
  }
  return null;
}

function readPackageJson(file: string): PackageJson | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PackageJson;
  } catch {
    return null;
  }
}
