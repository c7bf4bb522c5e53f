import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { groupsFolder } from '../../../tools/results.ts';

const packageDir = join(import.meta.dirname, '../..');

/** To load the server costs about a second of processor: a group pays it once, and runs warm code. */
const GROUP_SIZE = 20;

/**
 * What makes a file run in a process of its own: it changes what the whole process has, or it waits while it is
 * loaded, which the loader of a group does not. To read of the process, or to start programs, is no reason.
 */
const needsOwnProcess = [
  /(?<!-)\bprocess\.(?!env\b|execPath\b|p?pid\b)\w/,
  /\bprocess\.env\b[^\n;]* = |(?:\bdelete |\bassign\()process\.env\b/,
  /\bglobalThis(?:\.|\[)[^\n;]* = /,
  /^(?:(?:const|let) [^=]+= )?(?:new )?\w*\(?await\b/m,
  // What the event loop stands still for is said of the whole process, and of what others left to collect.
  /\bmonitorEventLoopDelay\b/,
  // Verifiers of others remember what they have asked for: in the next file the same address has other keys.
  /\bstubbedInternet\b/,
  // This package compiles itself while it is loaded.
  /'libxml2-wasm'|\/testing\/fatturapa\//,
];

/** Less than half of their time is spent in a processor: they wait for what they have started or killed. */
export const waitingFiles = [
  'database/cluster',
  'database/database-away',
  'domains/backoffice/exports/killed-export',
  'domains/companies/invites/killed-invites',
  'domains/exams/exam-drill/exam-drill',
  'http/replica-reads',
  'jobs/jobs',
  'testing/checkout-drill/checkout-drill',
  'testing/newsletter-drill/newsletter-drill',
  'testing/traffic-bench/traffic-bench',
].map((name) => `src/${name}.test.ts`);

/** The files that run alone, and the others in groups of neighbours, of at most so many. */
export function groupsOf(
  files: readonly string[],
  textOf: (file: string) => string,
  most = GROUP_SIZE,
): { alone: string[]; groups: string[][] } {
  const alone = files.filter((file) => needsOwnProcess.some((sign) => sign.test(textOf(file))));
  const shared = files.filter((file) => !alone.includes(file)).toSorted();
  const count = Math.ceil(shared.length / most);
  const size = Math.ceil(shared.length / count);
  const groups = Array.from({ length: count }, (_, n) => shared.slice(n * size, (n + 1) * size));
  return { alone, groups };
}

/** Files that work, which two processors do two at a time, and those that wait, of which one can be beside them. */
export const lanesOf = (files: readonly string[]) => ({
  working: files.filter((file) => !waitingFiles.includes(file)),
  waiting: files.filter((file) => waitingFiles.includes(file)),
});

const textOf = (file: string) => readFileSync(join(packageDir, file), 'utf8');

/**
 * What `node --test` is to run for these files: those of one group are imported by one program, see
 * `run-group.ts`. node:test sorts them: the groups come first.
 * @param lane names the programs
 */
export function programsFor(lane: string, files: readonly string[], most?: number): string[] {
  const { alone, groups } = groupsOf(files, textOf, most);
  const folder = join(groupsFolder, lane);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const runGroup = pathToFileURL(join(import.meta.dirname, 'run-group.ts')).href;
  const programs = groups.map((group, number) => {
    const program = join(folder, `${String(number + 1).padStart(2, '0')}.test.mjs`);
    const paths = group.map((file) => join(packageDir, file));
    writeFileSync(
      program,
      `import { runGroup } from ${JSON.stringify(runGroup)};\nrunGroup(${JSON.stringify(paths, null, 2)});\n`,
    );
    return program;
  });
  return [...alone, ...programs];
}
