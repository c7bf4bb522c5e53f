import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { groupsFolder } from '../../../tools/results.ts';

const packageDir = join(import.meta.dirname, '../..');

/** To load the server costs about a second of processor: a group pays it once, and runs warm code. */
const GROUP_SIZE = 12;

/**
 * What makes a file run in a process of its own: it changes what the whole process has, it starts programs and
 * may end with them, or it waits while it is loaded, which the loader of a group does not.
 */
const needsOwnProcess = [
  /\bprocess\.|\bglobalThis\b|\bstubbedInternet\b|node:child_process/,
  /\/(?:drill|postgres-server)\.ts'/,
  /^(?:(?:const|let) [^=]+= )?(?:new )?\w*\(?await\b/m,
  // What the event loop stands still for is said of the whole process, and of what others left to collect.
  /\bmonitorEventLoopDelay\b/,
  // This package compiles itself while it is loaded.
  /'libxml2-wasm'|\/testing\/fatturapa\//,
];

/**
 * These run alone until somebody has seen them pass in a group, twice, as has been seen of all others: hundreds of
 * people at once want their five minutes, and statements of queues are counted by the time that they take.
 */
const notSeenInGroups = /^src\/(?:jobs\/|domains\/vouchers\/(?:change-voucher|redeem-vouchers)\.)/;

/** The files that run alone, and the others in groups of neighbours. */
export function groupsOf(
  files: readonly string[],
  textOf: (file: string) => string,
): { alone: string[]; groups: string[][] } {
  const alone = files.filter(
    (file) => notSeenInGroups.test(file) || needsOwnProcess.some((sign) => sign.test(textOf(file))),
  );
  const shared = files.filter((file) => !alone.includes(file)).toSorted();
  const count = Math.ceil(shared.length / GROUP_SIZE);
  const size = Math.ceil(shared.length / count);
  const groups = Array.from({ length: count }, (_, n) => shared.slice(n * size, (n + 1) * size));
  return { alone, groups };
}

/**
 * What `node --test` is to run for these files: those of one group are imported by one program, see
 * `run-group.ts`. node:test sorts them: the groups come first.
 */
export function programsFor(files: readonly string[]): string[] {
  const { alone, groups } = groupsOf(files, (file) => readFileSync(join(packageDir, file), 'utf8'));
  rmSync(groupsFolder, { recursive: true, force: true });
  mkdirSync(groupsFolder, { recursive: true });
  const runGroup = pathToFileURL(join(import.meta.dirname, 'run-group.ts')).href;
  const programs = groups.map((group, number) => {
    const program = join(groupsFolder, `${String(number + 1).padStart(2, '0')}.test.mjs`);
    const paths = group.map((file) => join(packageDir, file));
    writeFileSync(
      program,
      `import { runGroup } from ${JSON.stringify(runGroup)};\nrunGroup(${JSON.stringify(paths, null, 2)});\n`,
    );
    return program;
  });
  return [...alone, ...programs];
}
