/** The reports of all test runners in one form, and what the end of a run says of them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  closingLines,
  reasonOf,
  resultsOf,
  secondTryOf,
  withSecondTries,
  type TestResult,
} from './results.ts';

const jest = {
  testResults: [
    {
      name: 'a.test.tsx',
      message: '',
      status: 'failed',
      assertionResults: [
        { fullName: 'adds', status: 'passed', failureMessages: [] },
        {
          fullName: 'takes away',
          status: 'failed',
          failureMessages: ['Error: 2\n\n    at x\n    at y (/node_modules/jest/run.js)'],
        },
        { fullName: 'waits', status: 'pending', failureMessages: [] },
      ],
    },
    { name: 'b.test.tsx', message: 'does not load', status: 'failed', assertionResults: [] },
  ],
};

const attempt = (...messages: string[]) => ({ errors: messages.map((message) => ({ message })) });
const browserTest = (status: string, ...results: ReturnType<typeof attempt>[]) => ({
  status,
  annotations: [],
  results,
});
const playwright = {
  suites: [
    {
      title: 'a.e2e.ts',
      file: 'a.e2e.ts',
      specs: [
        { title: 'buys', ok: true, tests: [browserTest('expected', attempt())] },
        { title: 'pays', ok: true, tests: [browserTest('flaky', attempt('slow'), attempt())] },
      ],
      suites: [
        {
          title: 'inside',
          file: 'a.e2e.ts',
          specs: [
            {
              title: 'signs',
              ok: false,
              tests: [
                browserTest('unexpected', attempt('first'), attempt('\u001B[31mlast\u001B[39m')),
              ],
            },
            { title: 'later', ok: true, tests: [browserTest('skipped')] },
          ],
        },
      ],
    },
  ],
  errors: [{ message: 'no browser' }],
};

test('a run ends with all that did not simply pass, and with what it said last', () => {
  const results = [...resultsOf('front-end', jest), ...resultsOf('browser', playwright)];
  assert.equal(results.filter(({ status }) => status === 'passed').length, 3);
  assert.deepEqual(closingLines(results, ['tools']), [
    'failed: front-end: takes away',
    '    Error: 2',
    '        at x',
    'skipped: front-end: waits',
    'failed: front-end: does not load',
    'passed at the second try: browser: pays',
    '    slow',
    'failed: browser: signs',
    '    last',
    'skipped: browser: later',
    'failed: browser: no browser',
    'failed: tools: the suite ended with an error',
  ]);
});

test('a reason is cut to what one reads', () => {
  const { reason = '' } = reasonOf([
    Array.from({ length: 400 }, () => 'x'.repeat(4000)).join('\n'),
  ]);
  assert.deepEqual(
    reason.split('\n'),
    Array.from({ length: 16 }, () => 'x'.repeat(240)),
  );
  assert.deepEqual(reasonOf(['', ' \n']), {});
});

test('a report of nobody who is known is an error', () => {
  assert.throws(() => resultsOf('other', { tests: 3 }), /other/);
  const ours = [{ suite: 'tools', file: 'a', title: 'b', status: 'passed' as const }];
  assert.deepEqual(resultsOf('tools', ours), ours);
});

const result = (name: string, status: TestResult['status'], rest: Partial<TestResult> = {}) => {
  const [suite = '', file = '', title = ''] = name.split(': ');
  return { suite, file, title, status, ...rest } satisfies TestResult;
};

test('a file that passes whole at its second try has passed, and is named', () => {
  const first = [
    result('server: a: one', 'passed'),
    result('server: a: two', 'failed', { reason: 'late' }),
    result('server: b: one', 'passed'),
  ];
  const again = [
    result(`${secondTryOf('server')}: a: one`, 'passed'),
    result(`${secondTryOf('server')}: a: two`, 'passed'),
  ];
  assert.deepEqual(withSecondTries([...again, ...first]), [
    result('server: a: one', 'passed'),
    result('server: a: two', 'passed', { isFlaky: true, reason: 'late' }),
    result('server: b: one', 'passed'),
  ]);
});

test('a process that ended before its tests, and at its second try does not, is named by its first test', () => {
  const first = [result('tools: a: a', 'failed', { reason: 'exit 1' })];
  const again = ['one', 'two'].map((title) => result(`tools-again: a: ${title}`, 'passed'));
  assert.deepEqual(withSecondTries([...first, ...again]), [
    result('tools: a: one', 'passed', { isFlaky: true, reason: 'exit 1' }),
    result('tools: a: two', 'passed'),
  ]);
});

test('a file that fails again, in this or in another test, has failed, and so has one with no second try', () => {
  const first = [
    result('tools: a: one', 'failed'),
    result('tools: a: two', 'passed'),
    result('tools: b: one', 'failed'),
    result('server: a: one', 'failed'),
  ];
  const again = [result('tools-again: a: one', 'passed'), result('tools-again: a: two', 'failed')];
  assert.deepEqual(withSecondTries([...first, ...again]), first);
});

test('nor is a file mended of which the second try lost a test', () => {
  const first = [
    result('tools: a: one', 'failed'),
    result('tools: a: two', 'failed'),
    result('tools: b: one', 'failed'),
    result('tools: b: two', 'passed'),
  ];
  const again = [result('tools-again: a: one', 'passed'), result('tools-again: b: one', 'passed')];
  assert.deepEqual(withSecondTries([...first, ...again]), first);
});
