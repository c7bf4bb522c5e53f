import { passed } from '../../verification/checks.ts';
import { at, idOf, isObject, type JsonObject } from '../../verification/reading.ts';
import { instantOf } from '../../verification/validity.ts';
import { fileFailed, fileUnchecked, type FileOutcome } from './file-checks.ts';
import { hostOf } from './named-key.ts';
import { hostsOf, type ForeignCheck } from './verify-foreign.ts';

/**
 * A badge of Open Badges 2.0. The file proves nothing by itself: a hosted one is true when the issuer's
 * server has it, of a signed one that server has the key.
 */
export function verifyAssertion(
  assertion: JsonObject,
  { isSigned, now }: { isSigned: boolean; now: number },
): ForeignCheck {
  const badge = assertion['badge'];
  const verification = assertion['verification'] ?? assertion['verify'];
  return {
    outcomes: {
      form: isWhole(assertion) ? passed : fileFailed('incomplete'),
      issuer: fileUnchecked('needsIssuer'),
      signature: fileUnchecked(isSigned ? 'needsIssuer' : 'hosted'),
      revocation: assertion['revoked'] === true ? fileFailed('revoked') : fileUnchecked('hosted'),
      validity: validityOf(assertion, now),
    },
    key: null,
    hosts: hostsOf([
      assertion['id'],
      at(verification, 'url'),
      at(verification, 'creator'),
      idOf(badge),
      idOf(at(badge, 'issuer')),
    ]),
  };
}

/** A picture that has only the address of its assertion. */
export const verifyAddress = (address: string): ForeignCheck => ({
  outcomes: {
    form: fileUnchecked('hosted'),
    issuer: fileUnchecked('needsIssuer'),
    signature: fileUnchecked('hosted'),
    revocation: fileUnchecked('hosted'),
    validity: fileUnchecked('hosted'),
  },
  key: null,
  hosts: hostsOf([address]),
});

function isWhole(assertion: JsonObject): boolean {
  const { id, uid, badge, recipient, verification, verify, issuedOn } = assertion;
  return (
    (hostOf(id) !== null || String(id).startsWith('urn:uuid:') || typeof uid === 'string') &&
    hostOf(idOf(badge)) !== null &&
    isObject(recipient) &&
    typeof recipient['type'] === 'string' &&
    typeof recipient['identity'] === 'string' &&
    isObject(verification ?? verify) &&
    issuedOn !== undefined
  );
}

function validityOf({ issuedOn, expires }: JsonObject, now: number): FileOutcome {
  const from = instantOf(issuedOn);
  const until = expires === undefined ? Infinity : instantOf(expires);
  if (from === null || until === null) return fileFailed('badDate');
  if (from > now) return fileFailed('notYetValid');
  return until < now ? fileFailed('expired') : passed;
}
