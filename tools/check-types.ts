import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * The type check of a package. It keeps what it found where all was well: the next one looks at the files that
 * changed and at what they reach. After a fault all are looked at again, for what stood on a file that was missing
 * is not looked at when the file is back. A new clone looks at all of them too, and so does the gate.
 * @param tsc runs the compiler in `root` and gives its exit code
 * @param project its configuration, when that is not the package's own
 */
export async function typeCheck(
  root: string,
  name: string,
  tsc: (args: string[]) => Promise<number>,
  project = name,
): Promise<number> {
  const folder = join(root, '.cache/types');
  mkdirSync(folder, { recursive: true });
  const kept = join(folder, `${name}.tsbuildinfo`);
  const code = await tsc(['--noEmit', '--incremental', '--tsBuildInfoFile', kept, '-p', project]);
  if (code !== 0) rmSync(kept, { force: true });
  return code;
}

const BROWSER = '{ "extends": "../tsconfig.browser.json", "include": ["src", "*.ts"] }';

/** What each package declares for itself: files that only the bundler reads, and the matchers of tests. */
const sameEverywhere = ['assets.d.ts', 'jest-dom.d.ts'];

/**
 * Of these packages those whose types can be checked in one program: for a browser, and nothing is declared in them
 * that others have not. In a program of its own each would check shared-ui, shared-auth and their types once more.
 */
export const checkedTogether = (root: string, names: readonly string[]): string[] =>
  names.filter(
    (name) =>
      readFileSync(join(root, name, 'tsconfig.json'), 'utf8').trim() === BROWSER &&
      globSync('src/**/*.d.ts', { cwd: join(root, name) }).every((file) =>
        sameEverywhere.includes(basename(file)),
      ),
  );

/** As `typeCheck`, of several packages in one program. */
export async function typeCheckTogether(
  root: string,
  names: readonly string[],
  tsc: (args: string[]) => Promise<number>,
): Promise<number> {
  const folder = join(root, '.cache/types');
  mkdirSync(folder, { recursive: true });
  const project = join(folder, 'browser.json');
  const above = (path: string) => `../../${path}`;
  const config = {
    extends: above('tsconfig.browser.json'),
    compilerOptions: {
      typeRoots: ['node_modules/@types', `${names[0]}/node_modules/@types`].map(above),
    },
    include: names.flatMap((name) => [`${name}/src`, `${name}/*.ts`]).map(above),
  };
  writeFileSync(project, JSON.stringify(config));
  return typeCheck(root, 'browser', tsc, project);
}
