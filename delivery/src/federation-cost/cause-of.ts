/**
 * Whose a piece of a built script is: by the path of its source in the workspace, `node_modules/…` for packages and
 * `webpack/runtime/…` for what webpack writes. The first line that fits.
 */
const causes: readonly [name: string, source: RegExp][] = [
  ['federation: core', /@module-federation\/runtime-core\//u],
  ['federation: sdk and error codes', /@module-federation\/(sdk|error-codes)\//u],
  ['federation: bundler runtime', /@module-federation\/|stand-ins\/federation\/|\.federation\//u],
  ['federation: tables of what is shared', /^webpack\/runtime\/(sharing|consumes)/u],
  ['federation: container and start', /^webpack\/(container|runtime\/(federation|embed))/u],
  ['loading releases', /^shell\/src\/federation\/(release|checked)|release-loader\.mjs/u],
  ["webpack's own runtime", /^webpack\//u],
  ['contracts', /^contracts\//u],
  ['shared-ui', /^shared-ui\//u],
  ['shared-auth', /^shared-auth\//u],
  ['shell', /^shell\//u],
  ['homepage and what its remote brings', /^mf-/u],
  ['react-router', /node_modules\/react-router/u],
  ['MUI and emotion', /node_modules\/@(mui|emotion)\//u],
  ['react-intl', /node_modules\/(react-intl|@formatjs|intl-messageformat)/u],
  ['react-query', /node_modules\/@tanstack\//u],
];

/** Bytes of export names, which modules of other builds use. */
export const namesCause = 'names that modules give to others';
export const restCause = 'other packages';

export const causeNames: readonly string[] = [
  ...causes.map(([name]) => name),
  namesCause,
  restCause,
];

export const causeOf = (source: string): string =>
  causes.find(([, pattern]) => pattern.test(source))?.[0] ?? restCause;

/**
 * @param source as a source map of webpack names it: `webpack://name/../shared-ui/src/…`.
 * @param folder of the package whose build it is.
 */
export function workspacePath(source: string, folder: string): string {
  const path = source.replace(/^webpack:\/\/[^/]*\//u, '').replace(/[?|].*$/u, '');
  if (path.startsWith('webpack/')) return path;
  const installed = path.lastIndexOf('node_modules/');
  if (installed >= 0) return path.slice(installed);
  return path.startsWith('../') ? path.slice('../'.length) : `${folder}/${path.replace('./', '')}`;
}
