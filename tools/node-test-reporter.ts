/**
 * Reporter for node:test: one line for each file with its seconds, all of what fails, and a JSON report for
 * `results.ts`. A result that was lost on its way is a failure too: each process counts its tests at its end.
 */
import { isAbsolute, relative, resolve } from 'node:path';
import type { TestEvent } from 'node:test/reporters';
import { groupsFolder, reasonOf, writeResults, type TestResult } from './results.ts';

/** Enough for a warning and its stack. */
const lastWordsKept = 12;

export default async function* report(source: AsyncIterable<TestEvent>) {
  const results: TestResult[] = [];
  const suite = process.env.TEST_SUITE ?? 'node';
  const files = new Map<string, number>();
  const lastWords = new Map<string, string[]>();
  /** Processes that have counted, or failed as a whole. */
  const ended = new Set<string>();
  /** Of one process, and of one file in it: node:test reports them one after the other. */
  let ofProcess = 0;
  let ofFile = 0;
  const fail = (file: string, title: string) => {
    results.push({ suite, file, title, status: 'failed' });
    process.exitCode = 1;
    return `FAIL ${relative(process.cwd(), file)}: ${title}\n`;
  };
  for await (const event of source) {
    if (event.type === 'test:stderr' || event.type === 'test:diagnostic') {
      const { message } = event.data;
      const file = resolve(event.data.file ?? '');
      const words = [...(lastWords.get(file) ?? []), message.trimEnd()];
      lastWords.set(file, words.slice(-lastWordsKept));
    }
    if (event.type === 'test:summary' && event.data.file !== undefined) {
      const { file, duration_ms: ms, counts } = event.data;
      // Of a group each file has said its own.
      if (!file.startsWith(groupsFolder)) yield lineOf(file, files.get(file), ms);
      if (ofProcess < counts.tests)
        yield fail(file, `${counts.tests - ofProcess} of ${counts.tests} results did not come`);
      else if (counts.tests === 0) yield fail(file, 'no test of it ran');
      ended.add(resolve(file));
      ofProcess = 0;
      ofFile = 0;
    }
    if (event.type !== 'test:pass' && event.type !== 'test:fail') continue;
    const { name, skip, todo, details } = event.data;
    const file = details.type === 'suite' && isAbsolute(name) ? name : (event.data.file ?? '');
    if (details.type === 'suite') {
      // The suite around a file of a group has its path.
      if (isAbsolute(name)) {
        yield lineOf(name, files.get(name), details.duration_ms);
        if (ofFile === 0 && event.type === 'test:pass') yield fail(name, 'no test of it ran');
        ofFile = 0;
      }
      if (event.type === 'test:pass' || hasFailedTests(event.data.details.error)) continue;
      // With one process a file, a file that passes is itself reported as a test.
    } else {
      const isProcess = event.data.nesting === 0 && resolve(name) === resolve(file);
      if (isProcess && event.type === 'test:pass') continue;
      if (isProcess) ended.add(resolve(file));
      ofProcess = isProcess ? 0 : ofProcess + 1;
      ofFile = isProcess ? 0 : ofFile + 1;
    }
    const status =
      event.type === 'test:fail' ? 'failed' : skip || todo ? ('skipped' as const) : 'passed';
    const said = event.type === 'test:fail' ? saidBy(event.data.details.error) : '';
    results.push({ suite, file, title: name, status, ...reasonOf([said]) });
    files.set(file, (files.get(file) ?? 0) + 1);
    if (event.type === 'test:fail') {
      const { error } = event.data.details;
      yield `FAIL ${relative(process.cwd(), file)}: ${name}\n${said}\n`;
      // A process that fails although its tests pass gives no cause: what it said last is all there is.
      if (details.type !== 'suite' && resolve(name) === resolve(file))
        yield howItEnded(error, lastWords.get(resolve(file)));
    }
    if (skip) yield `skipped ${name}: ${typeof skip === 'string' ? skip : ''}\n`;
  }
  for (const file of process.argv.slice(1).map((name) => resolve(name)))
    if (!ended.has(file)) yield fail(file, 'it has no test, or its last results did not come');
  writeResults(suite, results);
}

const lineOf = (file: string, tests = 0, ms: number) =>
  `${relative(process.cwd(), file)}: ${tests} tests, ${(ms / 1000).toFixed(1)} s\n`;

/** Else the suite itself failed: its file does not load, or what it does before or after its tests throws. */
const hasFailedTests = (error: object) =>
  'failureType' in error && error.failureType === 'subtestsFailed';

function saidBy(error: Error): string {
  const cause: unknown = error.cause ?? error;
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}

function howItEnded(error: Error, words: string[] = []): string {
  const { exitCode, signal } = error as { exitCode?: number | null; signal?: string | null };
  return [`exit ${exitCode ?? '-'}, signal ${signal ?? '-'}`, ...words, ''].join('\n');
}
