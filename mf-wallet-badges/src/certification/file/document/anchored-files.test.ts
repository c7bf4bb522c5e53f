import { anchorLogOf, ANCHORED, AT, stampOf } from '../../verification/testing/anchored-host.ts';
import { hostWith, NOW, paths, readerOf, type FakeHost } from '../../verification/testing/host.ts';
import { tokenPath } from '../../verification/log/log-answers.ts';
import stock from '../testing/stock-badges.json';
import { verifyFile } from './verify-file.ts';

const ownHost = () => hostWith({ form: { issuer: 'did', status: 'bitstring' } });
const anchoredHost = async (changes: Partial<FakeHost['log']> = {}) =>
  anchorLogOf(await ownHost(), changes);

async function verify(host: FakeHost, file = String(host.answers[paths.credential]?.body)) {
  const asked: string[] = [];
  const answer = readerOf(host);
  const found = await verifyFile(new TextEncoder().encode(file), {
    read: (path) => {
      asked.push(path);
      return answer(path);
    },
    memory: host.memory,
    now: NOW,
    host: 'badges.example',
  });
  if (found.state === 'unread') throw new Error(found.reason);
  return { ...found, asked };
}

test('of a file of ours the anchors of the log are told as its page tells them', async () => {
  const { verdict, anchor } = await verify(await anchoredHost());
  expect(verdict).toBe('authentic');
  expect(anchor?.outcome).toEqual({ state: 'passed' });
  expect(anchor?.anchors).toMatchObject([
    { kind: 'timestamp', size: 7, at: AT, authority: 'tsa.example' },
    { kind: 'algorand', size: 7, at: ANCHORED, transactionId: 'TX' },
  ]);
});

test('a log that nobody anchored leaves the verdict as it is', async () => {
  expect(await verify(await ownHost())).toMatchObject({ verdict: 'authentic', anchor: null });
});

test('anchors that cannot be read are told, and change no verdict', async () => {
  const host = await anchoredHost();
  host.answers[paths.anchors] = { status: 500, body: '' };
  expect(await verify(host)).toMatchObject({
    verdict: 'authentic',
    anchor: { outcome: { state: 'unchecked', reason: 'unreachable' }, anchors: [] },
  });
});

test('a false anchor fails the file, and one of another history says that the log was rewritten', async () => {
  const stamped = await anchoredHost();
  stamped.answers[tokenPath(7)] = stampOf('another');
  expect(await verify(stamped)).toMatchObject({
    verdict: 'refused',
    anchor: { outcome: { state: 'failed', reason: 'otherStamp' } },
  });
  const rewritten = await anchoredHost({ before: ['a', 'b', 'c', 'd', 'X'] });
  expect(await verify(rewritten)).toMatchObject({
    verdict: 'rewritten',
    anchor: { outcome: { state: 'failed', reason: 'rewrittenLog' } },
  });
});

test('anchors speak of the copy that the log has, so another copy has none', async () => {
  const host = await anchoredHost();
  const other = await hostWith({
    form: { issuer: 'did', status: 'bitstring' },
    holder: 'Mario Rossi',
  });
  const file = String(other.answers[paths.credential]?.body);
  expect(await verify(host, file)).toMatchObject({ verdict: 'notVerifiable', anchor: null });
});

test('of a badge of others no anchor is asked for', async () => {
  const { anchor, asked } = await verify(await anchoredHost(), JSON.stringify(stock.proof303));
  expect(anchor).toBeNull();
  expect(asked).not.toContain(paths.anchors);
});
