/** What the test suites reported, in one form, for the closing line and for `pnpm requirements`. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type TestResult = {
  suite: string;
  file: string;
  title: string;
  status: 'passed' | 'failed' | 'skipped';
  /** Passed only when it was tried again. */
  isFlaky?: true;
};

const directory = join(import.meta.dirname, '../.cache/test-results');

/** Programs that each run several test files in one process. */
export const groupsFolder = join(import.meta.dirname, '../.cache/test-groups');

export function resetResults(): void {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
}

export const resultsPath = (suite: string): string => join(directory, `${suite}.json`);

/** Reads every report; its shape reveals the test runner. */
export function readResults(): TestResult[] {
  return readdirSync(directory)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const suite = name.replace(/\.json$/, '');
      const report: unknown = JSON.parse(readFileSync(join(directory, name), 'utf8'));
      if (Array.isArray(report)) return report as TestResult[];
      if (isJest(report)) return fromJest(suite, report);
      if (isPlaywright(report)) return fromPlaywright(suite, report);
      throw new Error(`${name} is no report that is known here`);
    });
}

export function writeResults(suite: string, results: TestResult[]): void {
  mkdirSync(directory, { recursive: true });
  writeFileSync(resultsPath(suite), JSON.stringify(results));
}

type JestReport = {
  testResults: {
    name: string;
    message: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
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
    }));
  });
}

type Annotation = { type: string; description?: string };
type PlaywrightSuite = {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; ok: boolean; tests: { status: string; annotations: Annotation[] }[] }[];
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
