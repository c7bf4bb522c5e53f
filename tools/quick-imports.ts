/**
 * For `node --import` in front of the server's tests and of the products that browsers test: answers the imports
 * whose answer is known without asking the disk. For each import of a package Node reads its `package.json` anew,
 * and that of drizzle-orm has 179 kB: this was half of the time to load the server, which some 400 processes of a
 * whole run do.
 */
import { registerHooks, type ResolveFnOutput } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const workspace = `${pathToFileURL(join(import.meta.dirname, '..')).href}/`;
const installed = '/node_modules/';

/** All our sources are ES modules in TypeScript; what tests write into hidden folders may be anything. */
function packageOfSource(url: string): string | null {
  if (!url.startsWith(workspace) || !url.endsWith('.ts') || url.includes(installed)) return null;
  const [name = ''] = url.slice(workspace.length).split('/', 1);
  return name.startsWith('.') ? null : name;
}

const isOfDrizzle = (url: string) =>
  url.includes(`${installed}drizzle-orm/`) && url.endsWith('.js');

/** Imports of packages by our own, by who imports. */
const known = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL: parent, conditions } = context;
    if (parent === undefined || !conditions.includes('import')) return next(specifier, context);
    const importer = packageOfSource(parent);
    if (specifier.startsWith('.')) {
      const format = importer === null ? 'module' : 'module-typescript';
      const extension = importer === null ? '.js' : '.ts';
      const isKnown = specifier.endsWith(extension) && (importer !== null || isOfDrizzle(parent));
      if (!isKnown) return next(specifier, context);
      return { url: new URL(specifier, parent).href, format, shortCircuit: true };
    }
    if (importer === null || specifier.includes(':')) return next(specifier, context);
    const key = `${importer} ${specifier}`;
    const answer = known.get(key) ?? { ...next(specifier, context), shortCircuit: true };
    known.set(key, answer);
    return answer;
  },
});
