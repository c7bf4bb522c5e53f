import { decodeList } from '@digitalbazaar/vc-bitstring-status-list';
import { z } from 'zod';
import type { Sources } from './check-badge.ts';
import type { Check } from './log-answers.ts';

const ending = z.object({
  validUntil: z.iso.datetime({ offset: true }).optional(),
  credentialStatus: z
    .object({
      type: z.literal('BitstringStatusListEntry'),
      statusListIndex: z.string().regex(/^\d+$/),
      statusListCredential: z.url(),
    })
    .optional()
    // A list of the form of before has no bits.
    .catch(undefined),
});

const statusList = z.object({ credentialSubject: z.object({ encodedList: z.string() }) });

/**
 * Whether the badge holds at this moment: nobody has revoked it, and its time is not over. Its issuer is asked
 * for the revocation, not where nothing is to be asked; the list's own signature is left to other verifiers.
 */
export async function checkEnding(
  credential: string,
  { fetchJson, proof, now }: Pick<Sources, 'fetchJson' | 'proof'> & { now: Date },
): Promise<Check[]> {
  const { validUntil, credentialStatus } = ending.parse(JSON.parse(credential));
  const checks: Check[] = [];
  if (credentialStatus !== undefined && proof !== undefined) {
    checks.push({ passed: null, said: 'revoked or not: not asked, only its issuer knows' });
  } else if (credentialStatus !== undefined) {
    const list = statusList.parse(await fetchJson(credentialStatus.statusListCredential));
    const bits = await decodeList(list.credentialSubject);
    const isRevoked = bits.getStatus(Number(credentialStatus.statusListIndex));
    checks.push({
      passed: !isRevoked,
      said: isRevoked ? 'REVOKED, says the list of its issuer' : 'not revoked, says its issuer',
    });
  }
  if (validUntil !== undefined) {
    const isOver = new Date(validUntil) < now;
    checks.push({
      passed: !isOver,
      said: isOver ? `EXPIRED at ${validUntil}` : `valid until ${validUntil}`,
    });
  }
  // What a badge fails by is said first.
  return checks.toSorted((one, other) => rankOf(one) - rankOf(other));
}

const rankOf = ({ passed }: Check) => (passed === null ? 1 : passed ? 2 : 0);
