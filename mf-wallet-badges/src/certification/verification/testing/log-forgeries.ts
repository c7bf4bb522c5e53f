import {
  cosignatureLine,
  noteKeyText,
  parseCheckpoint,
  toBase64,
} from 'contracts/transparency-log';
import { isObject } from '../reading.ts';
import {
  COSIGNED_AT,
  LOG_NAME,
  answerOfLog,
  genuineLog,
  headOf,
  otherLeaf,
  signerOf,
  type FakeLog,
  type Inclusion,
} from './fake-log.ts';
import { bodyOf, type Forgery } from './forge.ts';
import { BADGE_ID, paths, type FakeHost } from './host.ts';

type Reason = Forgery['reason'];

/** The proof, changed before it is sent. */
const proof = (name: string, reason: Reason, edit: (proof: Inclusion) => Inclusion): Forgery => ({
  name: `log: ${name}`,
  forge: (host) => void Object.assign(host.log, { ofProof: edit }),
  check: 'log',
  reason,
});

const hashes = (name: string, edit: (hashes: string[]) => string[], reason: Reason): Forgery =>
  proof(name, reason, (made) => ({ ...made, hashes: edit(made.hashes) }));

const note = (name: string, reason: Reason, edit: (checkpoint: string) => string): Forgery =>
  proof(name, reason, (made) => ({ ...made, checkpoint: edit(made.checkpoint) }));

/** Another head under the proof, signed as `edit` says. */
const head = (
  name: string,
  reason: Reason,
  leaves: readonly string[],
  edit: Partial<FakeLog> = {},
): Forgery => ({
  name: `log: ${name}`,
  forge: async (host) => {
    const others = await Promise.all(leaves.map(otherLeaf));
    const checkpoint = await headOf({ ...host.log, ...edit }, others);
    const size = leaves.length;
    host.log.ofProof = (made) => ({ ...made, size, checkpoint });
  },
  check: 'log',
  reason,
});

/** Something else in what the log says of its keys. */
const keys = (name: string, reason: Reason, edit: () => object | Promise<object>): Forgery => ({
  name: `log keys: ${name}`,
  forge: async (host) => {
    const said = await answerOfLog(host.log, paths.logKeys, { badgeId: BADGE_ID, text: '' });
    host.answers[paths.logKeys] = { status: 200, body: said ?? '' };
    const { data } = bodyOf(host, paths.logKeys);
    const body = JSON.stringify({ data: { ...(isObject(data) ? data : {}), ...(await edit()) } });
    host.answers[paths.logKeys] = { status: 200, body };
  },
  check: 'log',
  reason,
});

async function inclusionOfHost(host: FakeHost): Promise<Inclusion> {
  const text = String(host.answers[paths.credential]?.body);
  const body = await answerOfLog(host.log, paths.inclusion, { badgeId: BADGE_ID, text });
  const { data }: { data: Inclusion } = JSON.parse(body ?? '');
  return data;
}

const flipped = (base64: string) => (base64.startsWith('A') ? 'B' : 'A') + base64.slice(1);
const strange = toBase64(new Uint8Array(32).fill(7));
const eight = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The line of a witness with other bytes after its name and the id of its key. */
const ofWitness = (edit: (bytes: Uint8Array) => Uint8Array) => (checkpoint: string) =>
  checkpoint.replace(/(— w1\.example )(\S+)/u, (_all, start: string, base64: string) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    return start + toBase64(edit(bytes));
  });

/** The bytes with another one at a place. */
const other = (place: number) => (bytes: Uint8Array) =>
  bytes.map((byte, i) => (i === place ? byte ^ 1 : byte));

export const logForgeries: Forgery[] = [
  hashes('another hash in the proof', ([, ...rest]) => [strange, ...rest], 'badInclusion'),
  hashes(
    'one bit of the proof',
    ([first = '', ...rest]) => [flipped(first), ...rest],
    'badInclusion',
  ),
  hashes('a hash too few', (all) => all.slice(1), 'badInclusion'),
  hashes('the last hash cut off', (all) => all.slice(0, -1), 'badInclusion'),
  hashes('a hash too many', (all) => [...all, strange], 'badInclusion'),
  hashes('a proof the other way round', (all) => all.toReversed(), 'badInclusion'),
  hashes('an empty proof', () => [], 'badInclusion'),
  hashes('a hash that is too short', ([, ...rest]) => ['AAAA', ...rest], 'unreadable'),
  hashes('a hash that is none', ([, ...rest]) => ['!', ...rest], 'unreadable'),
  hashes(
    'a proof deeper than any tree',
    () => Array.from({ length: 64 }, () => strange),
    'unreadable',
  ),
  ...[-1, 0, 4, 6, 7, 8, 5.5].map((index) =>
    proof(`place ${index} of 8, where it has place 5`, 'badInclusion', (made) => ({
      ...made,
      index,
    })),
  ),
  ...[0, 6, 7, 9].map((size) =>
    proof(`a proof for ${size} under a head of 8`, 'badInclusion', (made) => ({ ...made, size })),
  ),
  {
    name: 'log: the whole proof of another badge',
    forge: async (host) => {
      const text = '{"id":"https://badges.example/other"}';
      const body = await answerOfLog(host.log, paths.inclusion, { badgeId: BADGE_ID, text });
      host.answers[paths.inclusion] = { status: 200, body: body ?? '' };
    },
    check: 'log',
    reason: 'badInclusion',
  },
  {
    name: 'log: the proof of the leaf of another',
    forge: async (host) => {
      const { before, after } = genuineLog();
      const log = { ...host.log, before: [], after: [...before, ...after] };
      const body = await answerOfLog(log, paths.inclusion, { badgeId: BADGE_ID, text: '{}' });
      host.answers[paths.inclusion] = { status: 200, body: body ?? '' };
    },
    check: 'log',
    reason: 'badInclusion',
  },
  head('a signed head of other leaves', 'badInclusion', eight),
  head('an old head, without this badge', 'badInclusion', eight.slice(0, 5)),
  head('the head of an empty log', 'badInclusion', []),
  head('a head that another key signed', 'unsignedHead', eight, { secret: 'attacker' }),
  head('a head of another log', 'unsignedHead', eight, { name: 'evil.example/api/log' }),
  note('another root', 'unsignedHead', (text) => text.replace(/\n\S{44}\n/u, `\n${strange}\n`)),
  proof('another size', 'unsignedHead', (made) => ({
    ...made,
    size: 9,
    checkpoint: made.checkpoint.replace('\n8\n', '\n9\n'),
  })),
  note('another name', 'unsignedHead', (text) => text.replace('badges', 'budges')),
  note('a line more', 'unsignedHead', (text) => text.replace('\n\n', '\nLaurea\n\n')),
  note('a head that the log did not sign', 'unsignedHead', (text) =>
    text.replace(/— badges\S+ \S+\n/u, ''),
  ),
  note('one bit of the signature', 'unsignedHead', (text) =>
    text.replace(/(— badges\S+ \S{20})(\S)/u, (_all, start: string, sign: string) =>
      start.concat(flipped(sign)),
    ),
  ),
  note('nothing signed', 'unreadable', (text) => text.slice(0, text.indexOf('—'))),
  note('half a head', 'unreadable', (text) => text.slice(0, -1)),
  note('no head', 'unreadable', () => ''),
  note(
    'more signatures than any head has',
    'unreadable',
    (text) => text + '— w3.example AAAAAAAAAAA=\n'.repeat(40),
  ),
  note('a witness’s signature of one bit more', 'forgedCosignature', ofWitness(other(40))),
  note('a witness’s signature of another time', 'forgedCosignature', ofWitness(other(11))),
  note(
    'a witness’s signature cut off',
    'forgedCosignature',
    ofWitness((all) => all.slice(0, 68)),
  ),
  {
    name: 'log: the witness’s signature of another head',
    forge: async (host) => {
      const others = await headOf(host.log, await Promise.all(eight.map(otherLeaf)));
      const line = /— w1\.example \S+/u.exec(others)?.[0] ?? '';
      host.log.ofProof = (made) => ({
        ...made,
        checkpoint: made.checkpoint.replace(/— w1\.example \S+/u, line),
      });
    },
    check: 'log',
    reason: 'forgedCosignature',
  },
  {
    name: 'log: a witness’s name with the signature of another',
    forge: async (host) => {
      const { key } = await signerOf('witness', 'w1.example');
      const attacker = await signerOf('witness', 'w1.example', 'attacker');
      host.log.cosigning = [];
      const { checkpoint } = await inclusionOfHost(host);
      const { text = '' } = parseCheckpoint(checkpoint) ?? {};
      const line = await cosignatureLine({ ...attacker, key }, text, COSIGNED_AT);
      host.log.ofProof = (made) => ({ ...made, checkpoint: checkpoint + line });
    },
    check: 'log',
    reason: 'forgedCosignature',
  },
  keys('another key', 'unsignedHead', async () => ({
    key: noteKeyText((await signerOf('log', LOG_NAME, 'attacker')).key),
  })),
  keys('the key of a witness', 'unsignedHead', async () => ({
    key: noteKeyText((await signerOf('witness', LOG_NAME, 'log')).key),
  })),
  keys('a key that is none', 'unreadable', () => ({ key: 'badges.example/api/log' })),
  keys('no key', 'unreadable', () => ({ key: null })),
  keys('witnesses that are no list', 'unreadable', () => ({ witnesses: 'w1.example' })),
  keys('witnesses that are no keys', 'unreadable', () => ({ witnesses: [7] })),
  keys('more witnesses than any log has', 'unreadable', () => ({
    witnesses: Array.from({ length: 33 }, (_, i) => `w${i}.example+00000000+AAAA`),
  })),
  {
    name: 'log: a credential that it does not know',
    forge: (host) => {
      host.answers[paths.inclusion] = { status: 404, body: '{"code":"LOG_ENTRY_NOT_FOUND"}' };
    },
    check: 'log',
    reason: 'notInLog',
  },
];
