import { paths } from 'shared-ui/paths';
import { isAddress, isToken } from './document/badge-text.ts';
import { askableAddress } from './document/foreign-answers.ts';
import type { Unread } from './document/unread.ts';

const BADGE =
  /^\/(?:public\/certification|api\/Badges\/Public)\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\/[\w/]*)?$/iu;

export type GivenAddress =
  /** Of a badge of ours: the path of its certification. */
  | { kind: 'own'; path: string }
  /** Of somebody else, who may be asked when the visitor agrees. */
  | { kind: 'foreign'; address: string }
  | { kind: 'refused'; reason: Unread };

/** What a text leads to that is an address; null for any other text. */
export function givenAddress(text: string, origin: string): GivenAddress | null {
  const trimmed = text.trim();
  if (!isAddress(trimmed)) return null;
  const url = new URL(trimmed);
  if (url.origin === origin) {
    const id = BADGE.exec(url.pathname)?.[1];
    return id === undefined
      ? { kind: 'refused', reason: 'ownAddress' }
      : { kind: 'own', path: paths.publicCertification(id) };
  }
  if (url.protocol !== 'https:') return { kind: 'refused', reason: 'insecureAddress' };
  const address = askableAddress(trimmed);
  return address === null
    ? { kind: 'refused', reason: 'localAddress' }
    : { kind: 'foreign', address };
}

/** Whether the text of a QR code is a badge or leads to one; others have words, a network or a payment. */
export function mayBeBadge(text: string): boolean {
  const trimmed = text.trim();
  return isAddress(trimmed) || isToken(trimmed) || trimmed.startsWith('{');
}
