import {
  algorand,
  ANCHORED,
  anchoredHost,
  answerWith,
  AT,
  headAfter,
  stampOf,
} from '../testing/anchored-host.ts';
import { LOG_NAME } from '../testing/fake-log.ts';
import { HOST, hostWith, NOW, readerOf, type FakeHost } from '../testing/host.ts';
import { verifyBadge } from '../verify-badge.ts';
import { LOG_ANCHORS, tokenPath } from './log-answers.ts';

const visit = (host: FakeHost) =>
  verifyBadge(host.badge, { read: readerOf(host), memory: host.memory, now: NOW });

test('the newest anchors of the log that have the badge are told, the stamp by its own instant', async () => {
  const { verdict, anchor } = await visit(await anchoredHost());
  expect(verdict).toBe('authentic');
  expect(anchor).toEqual({
    outcome: { state: 'passed' },
    anchors: [
      {
        kind: 'timestamp',
        size: 7,
        at: AT,
        authority: 'tsa.example',
        transactionId: null,
        explorerUrl: null,
      },
      {
        kind: 'algorand',
        size: 7,
        at: ANCHORED,
        authority: 'Algorand',
        transactionId: 'TX',
        explorerUrl: 'https://explorer.example/transaction/TX',
      },
    ],
  });
});

test('a log without anchors, and one that is anchored before the badge, has none to tell', async () => {
  const without = await hostWith();
  expect(await visit(without)).toMatchObject({ verdict: 'authentic', anchor: null });
  const earlier = await anchoredHost();
  earlier.answers[LOG_ANCHORS] = answerWith({
    anchors: [{ ...algorand, size: 5, checkpoint: '' }],
  });
  expect(await visit(earlier)).toMatchObject({ verdict: 'authentic', anchor: null });
});

test.each([
  ['a list that does not answer', LOG_ANCHORS, { status: 500, body: '' }, 'unreachable'],
  ['a list that is none', LOG_ANCHORS, answerWith({}), 'unreadable'],
  ['a stamp that does not answer', tokenPath(7), { status: 500, body: '' }, 'unreachable'],
  ['a stamp that is none', tokenPath(7), { status: 200, body: 'x' }, 'unreadable'],
])('%s cannot be checked, and says so', async (_name, path, answer, reason) => {
  const host = await anchoredHost();
  host.answers[path] = answer;
  expect(await visit(host)).toMatchObject({
    verdict: 'authentic',
    anchor: { outcome: { state: 'unchecked', reason }, anchors: [] },
  });
});

test.each([
  ['a stamp of another head', {}, 'otherStamp', 'refused'],
  ['a head that another key signed', { secret: 'thief' }, 'unsignedHead', 'refused'],
  ['a head of another name', { name: 'other.example/log' }, 'unsignedHead', 'refused'],
  ['a head of other leaves', { before: ['a', 'b', 'c', 'd', 'X'] }, 'rewrittenLog', 'rewritten'],
])('%s fails', async (_name, changes, reason, verdict) => {
  const host = await anchoredHost(changes);
  if (reason === 'otherStamp') host.answers[tokenPath(7)] = stampOf('another');
  const { verdict: found, anchor } = await visit(host);
  expect(anchor?.outcome).toEqual({ state: 'failed', reason });
  expect(found).toBe(verdict);
});

test('an address that is no page of the web becomes no link', async () => {
  const host = await anchoredHost();
  const head = await headAfter(host, 1);
  const explorerUrl = `javascript:alert('${HOST}')`;
  host.answers[LOG_ANCHORS] = answerWith({ anchors: [{ ...algorand, ...head, explorerUrl }] });
  const { anchor, log } = await visit(host);
  expect(anchor?.anchors).toMatchObject([{ explorerUrl: null }]);
  expect(log?.name).toBe(LOG_NAME);
});
