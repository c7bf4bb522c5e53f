/** What the test suites reported, in one form, for the closing line and for `pnpm requirements`. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export type TestResult = {
  suite: string;
  file: string;
  title: string;
  status: 'passed' | 'failed' | 'skipped';
  /** Passed only when it was tried again. */
  isFlaky?: true;
  /** What the last try that failed said, in a few lines. */
  reason?: string;
};

const directory = join(import.meta.dirname, '../.cache/test-results');

/** Programs that each run several test files in one process. */
export const groupsFolder = join(import.meta.dirname, '../.cache/test-groups');

export function resetResults(): void {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
}

export const resultsPath = (suite: string): string => join(directory, `${suite}.json`);

/** Of every report, the second tries put in their places. */
export function readResults(): TestResult[] {
  return withSecondTries(
    readdirSync(directory)
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) =>
        resultsOf(
          name.replace(/\.json$/, ''),
          JSON.parse(readFileSync(join(directory, name), 'utf8')),
        ),
      ),
  );
}

const again = '-again';

/** The name under which a suite reports the files that it runs a second time. */
export const secondTryOf = (suite: string): string => `${suite}${again}`;

/** Of a file that passes whole at its second try, what it said then; of others what they said at first. */
export function withSecondTries(results: readonly TestResult[]): TestResult[] {
  const nameOf = ({ suite, file }: TestResult) => `${suite} ${file}`;
  const isSecond = ({ suite }: TestResult) => suite.endsWith(again);
  const tries = Map.groupBy(
    results
      .filter(isSecond)
      .map((result) => ({ ...result, suite: result.suite.slice(0, -again.length) })),
    nameOf,
  );
  const first = results.filter((result) => !isSecond(result));
  return [...Map.groupBy(first, nameOf)].flatMap(([name, tests]) => {
    const failed = tests.filter(({ status }) => status === 'failed');
    const second = tries.get(name) ?? [];
    const passes = ({ title }: TestResult) =>
      second.some((test) => test.title === title && test.status === 'passed');
    const mended = failed.filter(passes);
    const isWhole =
      second.every(({ status }) => status !== 'failed') &&
      tests.every((test) => test.status !== 'passed' || passes(test)) &&
      // A process that failed is no test, and stands for all of its file.
      (mended.length === failed.length || (mended.length === 0 && failed.length === 1));
    if (failed.length === 0 || second.length === 0 || !isWhole) return tests;
    const [lost] = mended.length === 0 ? failed : [];
    return second.map((test, index): TestResult => {
      const before =
        mended.find(({ title }) => title === test.title) ?? (index === 0 ? lost : null);
      if (!before) return test;
      return { ...test, isFlaky: true, reason: before.reason ?? before.title };
    });
  });
}

/** @param report its shape reveals the test runner */
export function resultsOf(suite: string, report: unknown): TestResult[] {
  if (Array.isArray(report)) return report as TestResult[];
  if (isJest(report)) return fromJest(suite, report);
  if (isPlaywright(report)) return fromPlaywright(suite, report);
  throw new Error(`The report of ${suite} is none that is known here`);
}

const linesOfReason = 16;
const columnsOfReason = 240;
/** A line of a stack that is of nobody here. */
const ofRunners = /^\s+at .*(?:[\\/]node_modules[\\/]|\bnode:)/;

/** The beginning of what a runner says, as text: a page that is printed whole would hide the next failure. */
export const reasonOf = (said: readonly string[]): { reason?: string } => {
  const lines = said.flatMap((part) =>
    stripVTControlCharacters(part)
      .split('\n')
      .filter((line) => line.trim() !== '' && !ofRunners.test(line)),
  );
  if (lines.length === 0) return {};
  return {
    reason: lines
      .slice(0, linesOfReason)
      .map((line) => line.slice(0, columnsOfReason))
      .join('\n'),
  };
};

/**
 * What stands at the end of a run: all that did not simply pass, each with its reason, for one who sees the end alone.
 * @param crashed suites that ended with an error of their own
 */
export const closingLines = (
  results: readonly TestResult[],
  crashed: readonly string[],
): string[] => [
  ...results.flatMap(({ suite, title, status, isFlaky, reason }) => {
    const name = `${suite}: ${title}`;
    const said = reason === undefined ? [] : reason.split('\n').map((line) => `    ${line}`);
    if (status === 'skipped') return [`skipped: ${name}`];
    if (status === 'failed') return [`failed: ${name}`, ...said];
    return isFlaky ? [`passed at the second try: ${name}`, ...said] : [];
  }),
  ...crashed.map((name) => `failed: ${name}: the suite ended with an error`),
];

export function writeResults(suite: string, results: TestResult[]): void {
  mkdirSync(directory, { recursive: true });
  writeFileSync(resultsPath(suite), JSON.stringify(results));
}

type JestReport = {
  testResults: {
    name: string;
    message: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

const isJest = (report: unknown): report is JestReport =>
  typeof report === 'object' && report !== null && 'testResults' in report;

function fromJest(suite: string, report: JestReport): TestResult[] {
  return report.testResults.flatMap((file) => {
    // A file that does not even load has no assertions, and must count.
    if (file.assertionResults.length === 0 && file.status === 'failed') {
      return [{ suite, file: file.name, title: file.message, status: 'failed' as const }];
    }
    return file.assertionResults.map((test) => ({
      suite,
      file: file.name,
      title: test.fullName,
      status: statusOf(test.status),
      ...reasonOf(test.failureMessages),
    }));
  });
}

type Annotation = { type: string; description?: string };
type PlaywrightSuite = {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; ok: boolean; tests: PlaywrightTest[] }[];
};
type PlaywrightTest = {
  status: string;
  annotations: Annotation[];
  /** Of each try. */
  results: { errors: { message?: string }[] }[];
};
type PlaywrightReport = { suites: PlaywrightSuite[]; errors: { message?: string }[] };

const isPlaywright = (report: unknown): report is PlaywrightReport =>
  typeof report === 'object' && report !== null && 'suites' in report;

function fromPlaywright(suite: string, report: PlaywrightReport): TestResult[] {
  const walk = (node: PlaywrightSuite): TestResult[] => [
    ...node.specs.flatMap((spec) =>
      spec.tests.map((test) => ({
        suite,
        file: node.file,
        title: spec.title,
        status:
          test.status === 'skipped'
            ? ('skipped' as const)
            : spec.ok
              ? ('passed' as const)
              : ('failed' as const),
        ...(test.status === 'flaky' ? { isFlaky: true as const } : {}),
        ...reasonOf(saidLast(test)),
      })),
    ),
    ...(node.suites ?? []).flatMap(walk),
  ];
  const errors = report.errors.map((error) => ({
    suite,
    file: '',
    title: error.message ?? 'error',
    status: 'failed' as const,
  }));
  return [...report.suites.flatMap(walk), ...errors];
}

const saidLast = ({ results }: PlaywrightTest): string[] =>
  results
    .findLast(({ errors }) => errors.length > 0)
    ?.errors.map(({ message }) => message ?? 'error') ?? [];

/** What the tests of a Playwright report noted, whatever became of them. */
export const playwrightTests = (
  report: PlaywrightReport,
): { title: string; isOk: boolean; annotations: Annotation[] }[] => {
  const walk = (node: PlaywrightSuite): ReturnType<typeof playwrightTests> => [
    ...node.specs.map(({ title, ok, tests }) => ({
      title,
      isOk: ok,
      annotations: tests.flatMap(({ annotations }) => annotations),
    })),
    ...(node.suites ?? []).flatMap(walk),
  ];
  return report.suites.flatMap(walk);
};

const statusOf = (status: string): TestResult['status'] =>
  status === 'passed' || status === 'failed' ? status : 'skipped';
