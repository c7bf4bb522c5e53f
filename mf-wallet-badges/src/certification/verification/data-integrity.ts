import { isEd25519Signed, sha256 } from 'contracts/transparency-log';
import { fromBase58, joined } from './bytes.ts';
import { failed, passed, unchecked, type Outcome } from './checks.ts';
import { ownContexts, type Contexts } from './contexts.ts';
import { plainStatements } from './plain-statements.ts';
import { isObject, listOf, type JsonObject } from './reading.ts';

export type Proof = {
  verificationMethod: string;
  proofValue: string;
  created: number | null;
  /** All that is signed of the proof itself. */
  options: JsonObject;
};

const CRYPTOSUITE = 'eddsa-rdfc-2022';

const allowed = {
  type: (value) => value === 'DataIntegrityProof',
  cryptosuite: (value) => value === CRYPTOSUITE,
  proofPurpose: (value) => value === 'assertionMethod',
  verificationMethod: (value) => typeof value === 'string',
  proofValue: (value) => typeof value === 'string',
  created: isDate,
  expires: isDate,
} satisfies Record<string, (value: unknown) => boolean>;

const needed = ['type', 'cryptosuite', 'proofPurpose', 'verificationMethod', 'proofValue'] as const;

function isDate(value: unknown): boolean {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}

/** The one proof of a document, in the form that our issuer uses; what is wrong with it otherwise. */
export function proofOf(document: JsonObject): Proof | Outcome {
  const [found, ...others] = listOf(document['proof']);
  if (!isObject(found)) return failed('noProof');
  const keys = Object.keys(found);
  const isOurs =
    others.length === 0 &&
    needed.every((key) => Object.hasOwn(found, key)) &&
    keys.every((key) => Object.hasOwn(allowed, key)) &&
    Object.entries(allowed).every(([key, fits]) => !Object.hasOwn(found, key) || fits(found[key]));
  const { verificationMethod, proofValue, created, ...rest } = found;
  if (!isOurs || typeof verificationMethod !== 'string' || typeof proofValue !== 'string') {
    return failed('otherProof');
  }
  return {
    verificationMethod,
    proofValue,
    created: typeof created === 'string' ? Date.parse(created) : null,
    options: { ...rest, verificationMethod, ...(created === undefined ? {} : { created }) },
  };
}

/**
 * Whether a document is, statement by statement, what the key signed: eddsa-rdfc-2022 of
 * https://www.w3.org/TR/vc-di-eddsa/. Terms that no context knows are refused, not dropped.
 */
export async function checkProof(
  document: JsonObject,
  proof: Proof,
  publicKey: Uint8Array,
  contexts: Contexts = ownContexts,
): Promise<Outcome> {
  const { proof: _, ...unsecured } = document;
  const context = unsecured['@context'];
  if (!contexts.areKnown(context)) return failed('unknownContext');
  const signature = proof.proofValue.startsWith('z') ? fromBase58(proof.proofValue.slice(1)) : null;
  if (signature?.length !== 64) return failed('badSignature');
  const documents = [{ '@context': context, ...proof.options }, unsecured];
  const isSigned = async (statements: readonly string[]) =>
    isEd25519Signed(publicKey, signature, joined(...(await Promise.all(statements.map(hashOf)))));

  const plain = await Promise.all(documents.map(plainStatements));
  if (plain.every((statements) => statements !== null) && (await isSigned(plain))) return passed;
  // Nothing is refused, and nothing unusual is taken, before the libraries have read it.
  const library = await loadedLibrary();
  if (library === null) return unchecked('noVerifier');
  const statements: string[] = [];
  try {
    // One after the other: the second takes the contexts as the first has read them.
    for (const part of documents) statements.push(await library.libraryStatements(part, contexts));
  } catch {
    return failed('unknownTerms');
  }
  return (await isSigned(statements)) ? passed : failed('badSignature');
}

/** Most visits need it not, and would compile it for nothing. */
const loadedLibrary = async () => {
  try {
    return await import(/* webpackChunkName: "json-ld" */ './library-statements.ts');
  } catch {
    return null;
  }
};

const hashOf = (statements: string) => sha256(new TextEncoder().encode(statements));

/** SHA-256 of the canonical statements (RDFC-1.0). It throws what the libraries throw. */
export async function canonicalHash(
  document: JsonObject,
  contexts: Contexts = ownContexts,
): Promise<Uint8Array> {
  const plain = await plainStatements(document);
  if (plain !== null) return hashOf(plain);
  const library = await loadedLibrary();
  if (library === null) throw new Error('The libraries are not there');
  return hashOf(await library.libraryStatements(document, contexts));
}
