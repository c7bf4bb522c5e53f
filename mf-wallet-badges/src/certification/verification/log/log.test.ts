import type { SeenHead } from './memory.ts';
import { HOST, NOW, hostWith, readerOf, type FakeHost } from '../testing/host.ts';
import { LOG_NAME } from '../testing/fake-log.ts';
import { fakeMemory } from '../testing/fake-memory.ts';
import type { Read } from '../reading.ts';
import { verifyBadge } from '../verify-badge.ts';

const visit = (
  host: FakeHost,
  { read = readerOf(host), now = NOW }: { read?: Read; now?: number } = {},
) => verifyBadge(host.badge, { read, memory: host.memory, now });

const sizeSeen = ({ memory }: FakeHost) => memory.heads.get(LOG_NAME)?.size;

test('the log has the badge, at its place, under a head that known witnesses signed', async () => {
  const host = await hostWith();
  const { verdict, log } = await visit(host);
  expect(verdict).toBe('authentic');
  expect(log).toEqual({
    name: LOG_NAME,
    size: 8,
    index: 5,
    witnesses: { known: 2, signed: 1 },
    before: 'firstVisit',
  });
});

test.each([
  ['nobody', [], [], { known: 0, signed: 0 }],
  ['none of two', ['w1.example', 'w2.example'], [], { known: 2, signed: 0 }],
  ['both', ['w1.example', 'w2.example'], ['w1.example', 'w2.example'], { known: 2, signed: 2 }],
  ['one who is not known', ['w1.example'], ['w9.example'], { known: 1, signed: 0 }],
  [
    'one whom the log names twice',
    ['w1.example', 'w1.example'],
    ['w1.example'],
    { known: 1, signed: 1 },
  ],
])('cosigned by %s', async (_name, witnesses, cosigning, expected) => {
  const host = await hostWith();
  Object.assign(host.log, { witnesses, cosigning });
  const { verdict, log } = await visit(host);
  expect(verdict).toBe('authentic');
  expect(log?.witnesses).toEqual(expected);
});

test('a name that signs with a key that nobody knows is no witness, and no forgery', async () => {
  const host = await hostWith();
  const text = '— w1.example AAAAAAAAAAAAAAAAAAAA\n';
  host.log.ofProof = (made) => ({ ...made, checkpoint: made.checkpoint + text });
  expect((await visit(host)).log?.witnesses).toEqual({ known: 2, signed: 1 });
});

test('a visitor who comes back demands that the log goes on from what was seen', async () => {
  const host = await hostWith();
  const earlier = NOW - 86_400_000;
  await visit(host, { now: earlier });
  expect(sizeSeen(host)).toBe(8);
  const before = { size: 8, at: new Date(earlier).toISOString() };
  expect((await visit(host)).log?.before).toEqual(before);
  host.log.after.push('i', 'j', 'k');
  const { verdict, log } = await visit(host);
  expect(verdict).toBe('authentic');
  expect(log).toMatchObject({ size: 11, before });
  expect(sizeSeen(host)).toBe(11);
});

test('an earlier head of the same log is good, and the later one stays remembered', async () => {
  const host = await hostWith();
  host.log.after.push('i', 'j');
  await visit(host);
  // Witnesses have not cosigned the newest yet: the proof comes under the one before.
  const early = { ...host, log: { ...host.log, after: ['g', 'h'] } };
  const read: Read = (path) =>
    path.includes('/Inclusion') ? readerOf(early)(path) : readerOf(host)(path);
  const { verdict, log } = await visit(host, { read });
  expect(verdict).toBe('authentic');
  expect(log).toMatchObject({ size: 8, before: { size: 10 } });
  expect(sizeSeen(host)).toBe(10);
});

test('a log that was rewritten stays so, however often it is looked at', async () => {
  const host = await hostWith();
  await visit(host);
  const known = host.memory.heads.get(LOG_NAME);
  Object.assign(host.log, { after: ['x', 'y', 'z'] });
  expect((await visit(host)).verdict).toBe('rewritten');
  expect((await visit(host)).verdict).toBe('rewritten');
  expect(host.memory.heads.get(LOG_NAME)).toEqual(known);
});

test('what does not prove the badge is not remembered', async () => {
  const host = await hostWith();
  host.log.ofProof = (made) => ({ ...made, index: 4 });
  const { checks } = await visit(host);
  expect(checks.find(({ id }) => id === 'past')).toEqual({
    id: 'past',
    state: 'unchecked',
    reason: 'follows',
  });
  expect(host.memory.heads.size).toBe(0);
});

test('a fork is told also where the proof is false', async () => {
  const host = await hostWith();
  await visit(host);
  host.log.after = ['g', 'x'];
  host.log.ofProof = (made) => ({ ...made, index: 4 });
  expect((await visit(host)).verdict).toBe('rewritten');
});

test('a browser without a memory says that it has none', async () => {
  const host = await hostWith();
  host.memory.canRemember = false;
  host.memory.replace = async () => true;
  const { verdict, log } = await visit(host);
  expect(verdict).toBe('authentic');
  expect(log?.before).toBe('noMemory');
});

/** Holds the first question for the way from one head to another until it is told to go on. */
function heldBetween(host: FakeHost) {
  const asked = Promise.withResolvers<void>();
  const told = Promise.withResolvers<void>();
  const read: Read = async (path) => {
    if (path.includes('/consistency')) {
      asked.resolve();
      await told.promise;
    }
    return readerOf(host)(path);
  };
  return { read, asked: asked.promise, goOn: told.resolve };
}

describe('two tabs at once', () => {
  test('the slower one does not put an older head in place of a newer one', async () => {
    const host = await hostWith();
    await visit(host);
    const slow = { ...host, log: { ...host.log, after: [...host.log.after, 'i'] } };
    const quick = { ...host, log: { ...host.log, after: [...host.log.after, 'i', 'j', 'k'] } };
    const held = heldBetween(slow);
    // The head is the older one; for the way between heads it is asked when both are there.
    const read: Read = async (path) => {
      const reading = await held.read(path);
      return path.includes('/consistency') ? readerOf(quick)(path) : reading;
    };
    const late = visit(slow, { read });
    await held.asked;
    expect((await visit(quick)).verdict).toBe('authentic');
    expect(sizeSeen(host)).toBe(11);
    held.goOn();
    expect((await late).verdict).toBe('authentic');
    expect(sizeSeen(host)).toBe(11);
  });

  test('of two forks only one is believed', async () => {
    const host = await hostWith();
    await visit(host);
    const slow = { ...host, log: { ...host.log, after: ['g', 'h', 'x'] } };
    const quick = { ...host, log: { ...host.log, after: ['g', 'h', 'y'] } };
    const held = heldBetween(slow);
    const late = visit(slow, { read: held.read });
    await held.asked;
    expect((await visit(quick)).verdict).toBe('authentic');
    held.goOn();
    expect((await late).verdict).toBe('rewritten');
  });

  test('first visits: the second one is held against the first', async () => {
    const host = await hostWith();
    const other = { ...host, log: { ...host.log, after: ['g', 'x'] } };
    const verdicts = [await Promise.all([visit(host), visit(other)])].flat().map((v) => v.verdict);
    expect(verdicts.toSorted()).toEqual(['authentic', 'rewritten']);
  });

  test('one that is overtaken again and again gives up, and says so', async () => {
    const host = await hostWith();
    host.memory = { ...fakeMemory(), replace: async () => false };
    const { checks, verdict } = await visit(host);
    expect(verdict).toBe('notVerifiable');
    expect(checks.find(({ id }) => id === 'past')).toMatchObject({ reason: 'memoryUnread' });
  });
});

test('what is remembered is the head alone: nothing of the badge, nothing of its holder', async () => {
  const host = await hostWith();
  await visit(host);
  const seen: SeenHead | undefined = host.memory.heads.get(LOG_NAME);
  expect(Object.keys(seen ?? {}).toSorted()).toEqual(['at', 'key', 'root', 'size']);
  const text = JSON.stringify([...host.memory.heads]);
  for (const secret of [host.badge.badgeId, host.facts.holder, `${HOST}/public`]) {
    expect(text).not.toContain(secret);
  }
});
