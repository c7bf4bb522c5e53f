import { existsSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { KnownLanguagesPlugin } from './known-languages-plugin.ts';
import { broughtComponents } from './shared-modules.ts';

const standIn = (name: string) => path.resolve(import.meta.dirname, 'stand-ins', name);

type MuiRequest = {
  request: string;
  context: string;
};

type ResolvedModule = {
  createData?: { resource?: string; userRequest?: string; context?: string };
};

/** Parts of packages that no browser of ours reaches, replaced by nothing, or by what costs less. */
export function leanPackages(): webpack.WebpackPluginInstance[] {
  return [
    new KnownLanguagesPlugin(),
    replaced(/[\\/]axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/u, 'axios-fetch-adapter.mjs'),
    replaced(/[\\/]@mui[\\/]material[\\/]ButtonBase[\\/]TouchRipple\.mjs$/u, 'mui-no-ripple.mjs'),
    // Badges are read as statements: nothing is compacted, framed or made of statements.
    replaced(
      /[\\/]jsonld[\\/]lib[\\/](compact|flatten|frame|fromRdf)\.js$/u,
      'jsonld-reading-only.mjs',
    ),
  ];
}

/** For remotes: MUI's components find each other by relative paths, past what is shared. */
export function sharedComponents(): webpack.WebpackPluginInstance {
  const relative = new RegExp(`^\\.\\./(${broughtComponents.join('|')})/index\\.mjs$`, 'u');
  return new webpack.NormalModuleReplacementPlugin(relative, (request: MuiRequest) => {
    if (!/[\\/]@mui[\\/]material[\\/]/u.test(request.context)) return;
    request.request = `@mui/material/${relative.exec(request.request)?.[1]}`;
  });
}

/** For remotes: each renders under the shell's ThemeProvider, so MUI's default theme is never read. */
export function withoutDefaultTheme(): webpack.WebpackPluginInstance {
  return replaced(
    /[\\/]@mui[\\/]material[\\/]styles[\\/]defaultTheme\.mjs$/u,
    'mui-default-theme.mjs',
  );
}

/** Replaces the file that a request resolves to by one of `stand-ins`. */
export const replaced = (resource: RegExp, name: string): webpack.WebpackPluginInstance =>
  resolvedTo(resource, () => standIn(name));

/** The runtime of federation is required in one form and imported in another: 12 kB (brotli) twice. */
export const inOneForm = (): webpack.WebpackPluginInstance =>
  resolvedTo(/[\\/]@module-federation[\\/][^\\/]+[\\/]dist[\\/].*\.cjs$/u, (file) => {
    const twin = file.replace(/\.cjs$/u, '.js');
    return existsSync(twin) ? twin : file;
  });

/** axios of a browser for a context that has neither a document nor Node's modules. */
export const axiosWithoutNode = (): webpack.WebpackPluginInstance[] => [
  resolvedTo(/[\\/]axios[\\/]lib[\\/]platform[\\/]node[\\/]index\.js$/u, (file) =>
    file.replace(/node([\\/]index\.js)$/u, 'browser$1'),
  ),
  resolvedTo(/[\\/]axios[\\/]lib[\\/]platform[\\/]node[\\/]classes[\\/]FormData\.js$/u, (file) =>
    file.replace(/node([\\/]classes[\\/]FormData\.js)$/u, 'browser$1'),
  ),
  resolvedTo(/[\\/]axios[\\/]lib[\\/]adapters[\\/]http\.js$/u, (file) =>
    file.replace(/adapters([\\/])http\.js$/u, 'helpers$1null.js'),
  ),
];

function resolvedTo(
  resource: RegExp,
  other: (file: string) => string,
): webpack.WebpackPluginInstance {
  return new webpack.NormalModuleReplacementPlugin(resource, ({ createData }: ResolvedModule) => {
    if (createData?.resource === undefined) return;
    const file = other(createData.resource);
    // What it imports by a relative path is sought beside it.
    Object.assign(createData, { resource: file, userRequest: file, context: path.dirname(file) });
  });
}
