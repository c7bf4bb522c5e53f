import { credentialLibrary } from './credential-library.ts';
import { contextUrls, documentLoader } from './document-loader.ts';

/**
 * Whether a credential was signed by that issuer (eddsa-rdfc-2022), and not one statement was added, removed or
 * changed. Revocation and validity are checked elsewhere.
 * @param documents by address, what the issuer says of its keys: itself, and each key
 */
export async function isCredentialSigned(
  credential: unknown,
  { issuer, documents, now }: { issuer: string; documents: Record<string, object>; now: Date },
): Promise<boolean> {
  const { verifyCredential, proofSuite } = await credentialLibrary();
  const { verified } = await verifyCredential({
    credential,
    suite: proofSuite(),
    documentLoader: documentLoader(documents),
    checkStatus: async () => ({ verified: true }),
    // An expired credential is genuine still: its end is checked elsewhere.
    now: withinItsTime(credential, now),
  });
  return verified && isOurs(credential, issuer);
}

/** Another issuer is refused, and so are contexts that could give the signed words another meaning. */
function isOurs(credential: unknown, issuer: string): boolean {
  const signed = credential as { '@context'?: unknown; issuer?: { id?: unknown } };
  return (
    signed.issuer?.id === issuer &&
    JSON.stringify(signed['@context']) === JSON.stringify(Object.values(contextUrls))
  );
}

/** Now, or the end of a credential that is over. */
function withinItsTime(credential: unknown, now: Date): Date {
  const { validUntil } = credential as { validUntil?: unknown };
  const end = typeof validUntil === 'string' ? new Date(validUntil) : now;
  return end < now ? end : now;
}
