import { sha256 } from '@noble/hashes/sha2.js';
import { credentialEntry, leafHash } from 'contracts/transparency-log';
import { LOG_ANCHORS, tokenPath } from '../log/log-answers.ts';
import { headOf, otherLeaf } from './fake-log.ts';
import { hostWith, type FakeHost } from './host.ts';
import { stampAnswer } from './stamp-answer.ts';

/** When the stamp says that it saw the head, and when the host says that it was anchored. */
export const AT = '2026-11-23T08:00:00.000Z';
export const ANCHORED = '2026-11-23T08:00:10.000Z';

/** The head of the log when it had so many leaves after the badge. */
export async function headAfter(
  host: FakeHost,
  after: number,
  changes: Partial<FakeHost['log']> = {},
) {
  const log = { ...host.log, ...changes, cosigning: [] };
  const credential = host.answers[`/api/Badges/Public/${host.badge.badgeId}/credential`];
  const text = String(credential?.body);
  const { id } = JSON.parse(text) as { id: string };
  const leaves = [
    ...(await Promise.all(log.before.map(otherLeaf))),
    await leafHash(await credentialEntry(id, text)),
    ...(await Promise.all(log.after.slice(0, after).map(otherLeaf))),
  ];
  return { size: leaves.length, checkpoint: await headOf(log, leaves) };
}

/** The authority's answer for a head. */
export const stampOf = (note: string) => ({
  status: 200,
  body: stampAnswer(sha256(new TextEncoder().encode(note)), AT),
});
export const answerWith = (value: object) => ({
  status: 200,
  body: JSON.stringify({ data: value }),
});
export const algorand = {
  kind: 'algorand',
  authority: 'Algorand',
  transactionId: 'TX',
  anchoredAt: ANCHORED,
};
const timestamp = {
  kind: 'timestamp',
  authority: 'tsa.example',
  transactionId: null,
  anchoredAt: ANCHORED,
};

/** Anchors the log of a host by both ways, at the head that it had with one leaf after the badge's. */
export async function anchorLogOf(host: FakeHost, changes: Partial<FakeHost['log']> = {}) {
  const head = await headAfter(host, 1, changes);
  host.answers[LOG_ANCHORS] = answerWith({
    anchors: [
      { ...algorand, ...head, explorerUrl: 'https://explorer.example/transaction/TX' },
      { ...timestamp, ...head, explorerUrl: null },
    ],
  });
  host.answers[tokenPath(head.size)] = stampOf(head.checkpoint);
  return host;
}

export const anchoredHost = async (changes: Partial<FakeHost['log']> = {}): Promise<FakeHost> =>
  anchorLogOf(await hostWith(), changes);
