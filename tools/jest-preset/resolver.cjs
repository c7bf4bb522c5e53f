const { existsSync } = require('node:fs');
const path = require('node:path');

/** Whether a folder of packages at or above this one has it. */
function isInstalled(name, folder) {
  if (existsSync(path.join(folder, 'node_modules', name))) return true;
  return path.dirname(folder) !== folder && isInstalled(name, path.dirname(folder));
}

const isOurs = (folder) => !/[\\/]node_modules[\\/]/.test(folder);
const packageOf = /^(@[^/]+\/[^/]+|[^@./\\#][^/\\:]*)(\/|$)/;

/**
 * Our sources get what their package declares. The commands of the package manager put a folder with all packages
 * into NODE_PATH, where jest finds what nobody declared, and only `pnpm check` missed it.
 */
module.exports = (request, options) => {
  const name = packageOf.exec(request)?.[1];
  if (name !== undefined && isOurs(options.basedir) && !isInstalled(name, options.basedir)) {
    const error = new Error(`Cannot find module '${request}'`);
    throw Object.assign(error, { code: 'MODULE_NOT_FOUND' });
  }
  return options.defaultResolver(request, options);
};
