import { passed } from '../../verification/checks.ts';
import { at, idOf, listOf, textOf, type JsonObject } from '../../verification/reading.ts';
import { bitOf, statusEntryOf } from '../../verification/status/bitstring.ts';
import { fileFailed, fileUnchecked, noList, worst, type FileOutcome } from './file-checks.ts';
import { askableAddress, type AnswersOfOthers } from './foreign-answers.ts';
import { checkForeignSignature } from './foreign-signature.ts';
import { parseCredential } from './parsed-badge.ts';
import { checkClaims } from './token-signature.ts';
import { validityOf } from './foreign-validity.ts';

/** A list need not say from when on it holds. */
const signedAlways = new Date(0).toISOString();

/** Whether a badge of another issuer still holds, by each signed list that it names. */
export async function foreignStatus(
  credential: JsonObject,
  now: number,
  others: AnswersOfOthers,
): Promise<FileOutcome> {
  const entries = listOf(credential['credentialStatus']);
  if (entries.length === 0) return noList;
  const issuerId = idOf(credential['issuer']);
  return worst(
    ...(await Promise.all(entries.map((entry) => checkEntry(entry, { issuerId, now, others })))),
  );
}

/** https://www.w3.org/TR/vc-bitstring-status-list/ */
async function checkEntry(
  entry: unknown,
  { issuerId, now, others }: { issuerId: string | null; now: number; others: AnswersOfOthers },
): Promise<FileOutcome> {
  const isBitstring = listOf(at(entry, 'type')).includes('BitstringStatusListEntry');
  const status = isBitstring ? statusEntryOf(entry) : null;
  if (status === null) return fileUnchecked('otherList');
  const answer = others.read(status.list, 'needsList');
  if ('outcome' in answer) return answer.outcome;
  if (answer.state === 'unread') return fileUnchecked(answer.reason);
  const list = parseCredential(textOf(answer.bytes)?.trim() ?? '');
  if (list === null) return fileUnchecked('hostUnreadable');
  const { credential, token } = list;
  if (
    askableAddress(credential['id']) !== askableAddress(status.list) ||
    idOf(credential['issuer']) !== issuerId ||
    !listOf(credential['type']).includes('BitstringStatusListCredential') ||
    at(credential, 'credentialSubject', 'statusPurpose') !== status.purpose
  ) {
    return fileFailed('forgedList');
  }
  const { issuer, signature } = await checkForeignSignature(list, now, others);
  const signed = worst(issuer, signature, token === null ? passed : checkClaims(token, credential));
  if (signed.state === 'failed') return fileFailed('forgedList');
  if (signed.state !== 'passed') return signed;
  // An old list may say nothing of what was revoked since.
  const isNow = validityOf({ validFrom: signedAlways, ...credential }, token, now);
  if (isNow.state !== 'passed') return fileUnchecked('oldList');
  return bitOf(at(credential, 'credentialSubject', 'encodedList'), status.index);
}
