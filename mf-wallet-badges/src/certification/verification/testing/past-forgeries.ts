import { toBase64 } from 'contracts/transparency-log';
import { consistencyPath } from '../log/log-answers.ts';
import { verifyBadge } from '../verify-badge.ts';
import { answerOfLog, headOf, otherLeaf, type FakeLog } from './fake-log.ts';
import type { Forgery } from './forge.ts';
import { BADGE_ID, NOW, paths, readerOf, type Answer, type FakeHost } from './host.ts';

/** A visitor comes back: the log is what `edit` makes of the one that was seen, 8 entries. */
const returning = (
  name: string,
  reason: Forgery['reason'],
  edit: (host: FakeHost) => void | Promise<void>,
): Forgery => ({
  name: `past: ${name}`,
  forge: async (host) => {
    const { badge, memory } = host;
    await verifyBadge(badge, { read: readerOf(host), memory, now: NOW - 86_400_000 });
    if (memory.heads.size === 0) throw new Error('The first visit was not remembered');
    await edit(host);
  },
  check: 'past',
  reason,
});

const log = (name: string, reason: Forgery['reason'], edit: Partial<FakeLog>): Forgery =>
  returning(name, reason, (host) => void Object.assign(host.log, edit));

const grown: Partial<FakeLog> = { after: ['g', 'h', 'i', 'j', 'k'] };
const shrunk: Partial<FakeLog> = { after: [] };

/** The log has grown from 8 to 11, and answers so for the way. */
const way = (name: string, reason: Forgery['reason'], answer: Answer): Forgery =>
  returning(`grown, the way there: ${name}`, reason, (host) => {
    Object.assign(host.log, grown);
    host.answers[consistencyPath(8, 11)] = answer;
  });

const strange = toBase64(new Uint8Array(32).fill(7));
const hashes = (...all: unknown[]): Answer => ({
  status: 200,
  body: JSON.stringify({ data: { hashes: all } }),
});

/** The right way, changed. */
const changedWay = (name: string, edit: (hashes: string[]) => string[]): Forgery =>
  returning(`grown, the way there: ${name}`, 'rewrittenLog', async (host) => {
    Object.assign(host.log, grown);
    const path = consistencyPath(8, 11);
    const text = String(host.answers[paths.credential]?.body);
    const body = (await answerOfLog(host.log, path, { badgeId: BADGE_ID, text })) ?? '';
    const { data }: { data: { hashes: string[] } } = JSON.parse(body);
    host.answers[path] = hashes(...edit(data.hashes));
  });

/** The log has shrunk from 8 to 6, and answers so for its newest head. */
const newest = (name: string, answer: (host: FakeHost) => Promise<Answer>): Forgery =>
  returning(`shrunk, the newest head: ${name}`, 'missing', async (host) => {
    const answered = await answer(host);
    Object.assign(host.log, shrunk);
    host.answers[paths.checkpoint] = answered;
  });

const headOfOthers = async (names: string[], edit: Partial<FakeLog>, host: FakeHost) => ({
  status: 200,
  body: await headOf({ ...host.log, ...edit }, await Promise.all(names.map(otherLeaf))),
});

const eight = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export const pastForgeries: Forgery[] = [
  log('a fork of the same size', 'forkedLog', { after: ['g', 'x'] }),
  log('another first entry, the same size', 'forkedLog', { before: ['x', 'b', 'c', 'd', 'e'] }),
  log('this badge at another place', 'forkedLog', {
    before: [],
    after: ['a', 'b', 'c', 'd', 'e', 'g', 'h'],
  }),
  log('a fork that has grown', 'rewrittenLog', { after: ['g', 'x', 'i'] }),
  log('the first entry replaced, and more', 'rewrittenLog', {
    ...grown,
    before: ['x', 'b', 'c', 'd', 'e'],
  }),
  log('an entry taken out, and more', 'rewrittenLog', { ...grown, before: ['a', 'b', 'c', 'd'] }),
  log('an entry put in before', 'rewrittenLog', { before: ['x', 'a', 'b', 'c', 'd', 'e'] }),
  log('a new log under the old name', 'rewrittenLog', {
    before: ['q', 'r', 's', 't', 'u', 'v', 'w', 'x', 'y'],
    after: [],
  }),
  log('cut off after this badge', 'shrunkLog', shrunk),
  log('one entry shorter', 'shrunkLog', { after: ['g'] }),
  log('a smaller tree of other entries', 'shrunkLog', { before: ['x'], after: [] }),
  returning('a smaller tree of other entries, with a way of its own', 'rewrittenLog', (host) => {
    Object.assign(host.log, { before: ['x'], after: [] });
    host.answers[consistencyPath(2, 8)] = hashes(strange, strange, strange);
  }),
  log('the same entries, signed by another key', 'otherLogKey', { secret: 'attacker' }),
  log('grown, and signed by another key', 'otherLogKey', { ...grown, secret: 'attacker' }),
  log('the same entries under another name', 'otherLog', { name: 'new.example/api/log' }),
  log('a new log under another name', 'otherLog', {
    name: 'new.example/api/log',
    before: [],
    after: [],
  }),
  way('500', 'unreachable', { status: 500, body: '{}' }),
  way('404', 'missing', { status: 404, body: '{}' }),
  way('404 with a code', 'missing', { status: 404, body: '{"code":"LOG_PART_NOT_FOUND"}' }),
  way('a page', 'unreadable', { status: 200, body: '<!doctype html>' }),
  way('nothing', 'unreadable', { status: 200, body: '' }),
  way('bytes that are no text', 'unreadable', { status: 200, body: new Uint8Array([0xff, 0xfe]) }),
  way('no hashes in it', 'unreadable', { status: 200, body: '{"data":{}}' }),
  way('hashes that are none', 'unreadable', hashes('!')),
  way('hashes that are too short', 'unreadable', hashes('AAAA')),
  way('numbers for hashes', 'unreadable', hashes(1, 2)),
  way('longer than any way', 'unreadable', hashes(...Array.from({ length: 64 }, () => strange))),
  way('empty', 'rewrittenLog', hashes()),
  way('other hashes', 'rewrittenLog', hashes(strange, strange)),
  changedWay('a hash too many', (all) => [...all, strange]),
  changedWay('a hash too few', (all) => all.slice(1)),
  changedWay('another hash', ([, ...rest]) => [strange, ...rest]),
  newest('500', async () => ({ status: 500, body: '' })),
  newest('a page', async () => ({ status: 200, body: '<!doctype html>' })),
  newest('the one that was seen', (host) => headOfOthers(eight, {}, host)),
  newest('of another key', (host) => headOfOthers(['a'], { secret: 'attacker' }, host)),
  newest('of another log', (host) => headOfOthers(['a'], { name: 'evil.example/log' }, host)),
  returning('a memory that cannot be read', 'memoryUnread', ({ memory }) => {
    memory.seen = () => Promise.reject(new Error('corrupt'));
  }),
  returning('a memory of something else', 'memoryUnread', ({ memory }) => {
    for (const [name, seen] of memory.heads) memory.heads.set(name, { ...seen, root: '!' });
  }),
  returning('a memory that cannot be written', 'memoryUnread', ({ log: made, memory }) => {
    Object.assign(made, grown);
    memory.replace = () => Promise.reject(new Error('full'));
  }),
];
