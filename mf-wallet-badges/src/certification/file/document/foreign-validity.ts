import type { JsonObject } from '../../verification/reading.ts';
import { checkValidity } from '../../verification/validity.ts';
import { untilOf } from './claims.ts';
import type { FileOutcome } from './file-checks.ts';
import type { Token } from './parsed-badge.ts';

/** Whether a credential holds now, by what it says or else its token. */
export function validityOf(credential: JsonObject, token: Token | null, now: number): FileOutcome {
  const exp = token?.payload['exp'];
  const validUntil =
    untilOf(credential) ??
    (typeof exp === 'number' ? new Date(exp * 1000).toISOString() : undefined);
  return checkValidity(
    {
      validFrom: credential['validFrom'] ?? credential['issuanceDate'],
      ...(validUntil !== undefined && { validUntil }),
    },
    now,
  );
}
