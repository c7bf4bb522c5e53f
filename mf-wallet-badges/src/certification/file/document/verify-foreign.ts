import { passed } from '../../verification/checks.ts';
import { at, idOf, listOf } from '../../verification/reading.ts';
import { isWhole } from './claims.ts';
import { fileFailed, worst, type FileOutcomes } from './file-checks.ts';
import type { AnswersOfOthers } from './foreign-answers.ts';
import { checkForeignSignature, type SignedDocument } from './foreign-signature.ts';
import { foreignStatus } from './foreign-status.ts';
import { validityOf } from './foreign-validity.ts';
import { hostOf } from './named-key.ts';
import { checkClaims } from './token-signature.ts';

export type ForeignCheck = {
  outcomes: FileOutcomes;
  /** The key or method that the signature names. */
  key: string | null;
  /** Who would have to be asked for what was not checked. */
  hosts: string[];
  /** The host that said for the issuer that the badge is its own; null where none was needed or asked. */
  confirmedBy: string | null;
};

/** A badge of another issuer, by what is in the file and what others have answered: nobody is asked here. */
export async function verifyForeign(
  document: SignedDocument,
  { now, others }: { now: number; others: AnswersOfOthers },
): Promise<ForeignCheck> {
  const { credential, token } = document;
  const { issuer, signature, method, isByHost } = await checkForeignSignature(
    document,
    now,
    others,
  );
  const revocation = await foreignStatus(credential, now, others);
  const issuerId = idOf(credential['issuer']);
  const addresses = [
    ...(issuer.state === 'unchecked' ? [issuerId, method] : []),
    ...(revocation.state === 'unchecked'
      ? listOf(credential['credentialStatus']).map(
          (entry) => at(entry, 'statusListCredential') ?? idOf(entry),
        )
      : []),
  ];
  return {
    outcomes: {
      form: worst(
        isWhole(credential) ? passed : fileFailed('incomplete'),
        token === null ? passed : checkClaims(token, credential),
      ),
      issuer,
      signature,
      revocation,
      validity: validityOf(credential, token, now),
    },
    key: method,
    hosts: hostsOf(addresses),
    confirmedBy: isByHost ? hostOf(issuerId) : null,
  };
}

export const hostsOf = (addresses: readonly unknown[]): string[] => [
  ...new Set(addresses.map(hostOf).filter((host) => host !== null)),
];
