import { createHash, randomBytes } from 'node:crypto';
import { Integer, Null, OctetString } from 'asn1js';
import { AlgorithmIdentifier, MessageImprint, TimeStampReq } from 'pkijs';
import type { Clock } from '../../clock.ts';
import type { TimeStampsPort } from '../../ports/time-stamps.ts';
import { NoTimeStamp, verifyTimeStamp } from './verify-time-stamp.ts';

const SHA_256 = '2.16.840.1.101.3.4.2.1';
const PATIENCE_MS = 20_000;
/** How far the authority's clock and ours may be apart, beside what it says of its accuracy. */
const MAX_SKEW_MS = 300_000;
/** A stamp that is less accurate proves little. */
const MAX_ACCURACY_MS = 60_000;
const MAX_BYTES = 64_000;

export type TimeStampConfig = {
  url: string;
  /** Certificates that its chain must end in, DER. */
  roots: readonly Uint8Array[];
};

/** A time stamp authority that answers by HTTP (RFC 3161, 3.4). */
export function timeStampAuthority(
  { url, roots }: TimeStampConfig,
  clock: Clock,
  options: { timeoutMs?: number } = {},
): TimeStampsPort {
  return {
    async stamp(bytes) {
      const nonce = randomBytes(8);
      // Positive and of one length, so that every authority gives it back as it was.
      nonce[0] = ((nonce[0] ?? 0) & 0x7f) | 0x40;
      const response = await fetch(url, {
        method: 'POST',
        body: questionOf(bytes, nonce),
        headers: { 'content-type': 'application/timestamp-query' },
        redirect: 'error',
        signal: AbortSignal.timeout(options.timeoutMs ?? PATIENCE_MS),
      });
      if (!response.ok) throw new NoTimeStamp(`the authority answers ${response.status}`);
      const answer = new Uint8Array(await response.arrayBuffer());
      if (answer.length > MAX_BYTES) throw new NoTimeStamp('the answer is too long');
      const stamp = await verifyTimeStamp(answer, bytes, { roots, nonce });
      const accuracy = stamp.accuracyMs ?? 0;
      if (accuracy > MAX_ACCURACY_MS) {
        throw new NoTimeStamp(`it is accurate to ${accuracy} ms only`);
      }
      if (Math.abs(stamp.at.getTime() - clock.now().getTime()) > accuracy + MAX_SKEW_MS) {
        throw new NoTimeStamp(`it says ${stamp.at.toISOString()}: one of the two clocks is wrong`);
      }
      return stamp;
    },
  };
}

function questionOf(bytes: Uint8Array, nonce: Buffer): ArrayBuffer {
  const hash = createHash('sha256').update(bytes).digest();
  const question = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA_256, algorithmParams: new Null() }),
      hashedMessage: new OctetString({ valueHex: new Uint8Array(hash).buffer }),
    }),
    nonce: new Integer({ valueHex: new Uint8Array(nonce).buffer }),
    // Whoever verifies the stamp later needs its certificate.
    certReq: true,
  });
  return question.toSchema().toBER();
}
