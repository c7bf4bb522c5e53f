import { fromBase64Url } from '../bytes.ts';
import { failed, passed, unchecked, type Outcome } from '../checks.ts';
import { checkProof, proofOf } from '../data-integrity.ts';
import { findKey } from '../issuer-key.ts';
import { pathOf } from '../picture.ts';
import { at, listOf, objectOf, type JsonObject, type Read } from '../reading.ts';
import { checkValidity } from '../validity.ts';

const LISTS = /^\/api\/Badges\/StatusLists\/\d+$/u;
// The least that hides one badge among many, and the most that is unpacked.
const MIN_BYTES = 131_072 / 8;
const MAX_BYTES = 16_000_000;

/** Purposes that end a badge; of others a list says something else. */
const endingPurposes = ['revocation', 'suspension'];

/** What an entry of a signed list says; null where it ends no badge, or is not understood. */
export function statusEntryOf(
  entry: unknown,
): { purpose: string; index: number; list: unknown } | null {
  const purpose = at(entry, 'statusPurpose');
  const index = Number(at(entry, 'statusListIndex'));
  const size = at(entry, 'statusSize');
  return typeof purpose === 'string' &&
    endingPurposes.includes(purpose) &&
    Number.isSafeInteger(index) &&
    index >= 0 &&
    (size === undefined || size === 1)
    ? { purpose, index, list: at(entry, 'statusListCredential') }
    : null;
}

/** An entry of a signed list: https://www.w3.org/TR/vc-bitstring-status-list/ */
export async function checkBitstring(entry: unknown, now: number, read: Read): Promise<Outcome> {
  const status = statusEntryOf(entry);
  const path = pathOf(status?.list);
  if (status === null || path === null || !LISTS.test(path)) return unchecked('unknownStatus');
  const { purpose, index } = status;
  const reading = await read(path);
  if (reading.state === 'unread') return unchecked(reading.reason);
  const list = objectOf(reading.bytes);
  if (list === null) return unchecked('unreadable');
  if (
    // The host may have had another name when the badge was issued; the key says that the list is its own.
    pathOf(list['id']) !== path ||
    !listOf(list['type']).includes('BitstringStatusListCredential') ||
    at(list, 'credentialSubject', 'statusPurpose') !== purpose
  ) {
    return failed('forgedList');
  }
  const signature = await checkListProof(list, read);
  if (signature.state !== 'passed') return signature;
  // An old list may say nothing of what was revoked since.
  if (checkValidity(list, now).state !== 'passed') return unchecked('unreadable');
  return bitOf(at(list, 'credentialSubject', 'encodedList'), index);
}

/** What a list says of one badge. */
export async function bitOf(encodedList: unknown, index: number): Promise<Outcome> {
  const bits = await unpacked(encodedList);
  const byte = bits?.[index >> 3];
  if (bits === null || bits.length < MIN_BYTES || byte === undefined) {
    return unchecked('unreadable');
  }
  return (byte >> (7 - (index % 8))) & 1 ? failed('revoked') : passed;
}

async function checkListProof(list: JsonObject, read: Read): Promise<Outcome> {
  const proof = proofOf(list);
  if ('state' in proof) return failed('forgedList');
  const { key, outcome } = await findKey(
    list['issuer'],
    proof.verificationMethod,
    proof.created,
    read,
  );
  if (key === null) return outcome.state === 'unchecked' ? outcome : failed('forgedList');
  const signed = await checkProof(list, proof, key.bytes);
  return signed.state === 'failed' ? failed('forgedList') : signed;
}

/** Multibase `u` around gzip. */
async function unpacked(encoded: unknown): Promise<Uint8Array | null> {
  const packed =
    typeof encoded === 'string' && encoded.startsWith('u') ? fromBase64Url(encoded.slice(1)) : null;
  if (packed === null) return null;
  try {
    // Not of a Blob: that waits for another process of the browser.
    const source = new ReadableStream<BufferSource>({
      start(controller) {
        controller.enqueue(packed);
        controller.close();
      },
    });
    const reader = source.pipeThrough(new DecompressionStream('gzip')).getReader();
    const parts: Uint8Array[] = [];
    let length = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      length += value.length;
      // A small file can unpack to all the memory there is.
      if (length > MAX_BYTES) {
        await reader.cancel();
        return null;
      }
      parts.push(value);
    }
    const bits = new Uint8Array(length);
    let place = 0;
    for (const part of parts) {
      bits.set(part, place);
      place += part.length;
    }
    return bits;
  } catch {
    return null;
  }
}
