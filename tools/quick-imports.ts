/**
 * For `node --import` in front of the server's tests and of the products that browsers test: answers the imports
 * whose answer is known without asking the disk. To find where an import leads was most of the time to load the
 * server, which some 400 processes of a whole run do. What one of them has found in the packages the next ones
 * read, beside what it has compiled.
 */
import {
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';

const root = join(import.meta.dirname, '..');
const workspace = `${pathToFileURL(root).href}/`;
const installed = '/node_modules/';
const packagesFolder = realpathSync(join(root, 'node_modules'));
const packages = `${pathToFileURL(packagesFolder).href}/`;

/** All our sources are ES modules in TypeScript; what tests write into hidden folders may be anything. */
function isSource(url: string): boolean {
  return (
    url.startsWith(workspace) &&
    url.endsWith('.ts') &&
    url[workspace.length] !== '.' &&
    !url.includes(installed)
  );
}

/** Where imports of packages, and those within them, lead: the format and the place in `packages`. */
type Answers = Map<string, string>;

const { NODE_COMPILE_CACHE: cache } = process.env;
const keptIn = cache === undefined ? null : join(cache, 'imports.json');

/** What all answers follow from. Each install that changes packages writes these files anew. */
const madeFor = [
  process.version,
  workspace,
  ...['.modules.yaml', '.pnpm/lock.yaml'].map((name) => {
    const { mtimeMs, size } = statSync(join(packagesFolder, name));
    return `${mtimeMs} ${size}`;
  }),
].join();

/** None where nothing is kept, or for other packages, or where the file is damaged. */
function keptAnswers(): Answers {
  if (keptIn === null) return new Map();
  try {
    const kept = JSON.parse(readFileSync(keptIn, 'utf8')) as { madeFor: string; answers: object };
    return new Map(kept.madeFor === madeFor ? Object.entries(kept.answers) : []);
  } catch {
    return new Map();
  }
}

const known = keptAnswers();
const before = known.size;

/** With what others have kept meanwhile. Nobody reads half a file, since it comes by its name when it is whole. */
function keep(file: string): void {
  const answers = Object.fromEntries([...keptAnswers(), ...known]);
  const written = `${file}.${process.pid}.${threadId}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(written, JSON.stringify({ madeFor, answers }));
  renameSync(written, file);
}

if (keptIn !== null) {
  process.on('exit', () => {
    if (known.size === before) return;
    try {
      keep(keptIn);
    } catch {
      // The next process looks for itself, which is no reason to fail this one.
    }
  });
}

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL: parent, conditions } = context;
    // `require.resolve` names folders of its own, which are not said here.
    const isImport = conditions.includes('import');
    if (parent === undefined || !isImport || specifier.includes(':'))
      return next(specifier, context);
    const isOurs = isSource(parent);
    if (isOurs && specifier.startsWith('.')) {
      if (!specifier.endsWith('.ts')) return next(specifier, context);
      const { href: url } = new URL(specifier, parent);
      return { url, format: 'module-typescript', shortCircuit: true };
    }
    if (!isOurs && !parent.startsWith(packages)) return next(specifier, context);
    const folder = parent.slice(
      isOurs ? workspace.length : packages.length,
      parent.lastIndexOf('/'),
    );
    const question = `${conditions.join()} ${isOurs ? '' : installed}${folder} ${specifier}`;
    const answer = known.get(question);
    if (answer !== undefined) {
      const [format, place] = answer.split(' ', 2);
      return { url: `${packages}${place}`, format: format || undefined, shortCircuit: true };
    }
    const found = next(specifier, context);
    // Of our own packages each can change at any time.
    if (found.url.startsWith(packages)) {
      known.set(question, `${found.format ?? ''} ${found.url.slice(packages.length)}`);
    }
    return found;
  },

  /** Node reads bytes, and makes a text of them in a way that takes twice as long. */
  load(url, context, next) {
    const { format } = context;
    const isModule = format === 'module' || format === 'module-typescript';
    if (!isModule || !(url.startsWith(workspace) || url.startsWith(packages))) {
      return next(url, context);
    }
    return { source: readFileSync(fileURLToPath(url), 'utf8'), format, shortCircuit: true };
  },
});
