import './node-timers.ts';
import { getPublicKey, hashes, sign } from '@noble/ed25519';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { joined, toBase58 } from '../bytes.ts';
import { canonicalHash } from '../data-integrity.ts';
import type { JsonObject } from '../reading.ts';

hashes.sha512 = sha512;

const seedOf = (name: string) => sha256(new TextEncoder().encode(name));

/** A key pair by its name. */
export function keyOf(name: string) {
  const secret = seedOf(name);
  const publicKey = getPublicKey(secret);
  return { secret, multibase: `z${toBase58(joined(new Uint8Array([0xed, 0x01]), publicKey))}` };
}

/** Signs a document as `eddsa-rdfc-2022` has it, by hand. */
export async function signed(
  document: JsonObject,
  { key = 'issuer', method, options = {} }: { key?: string; method: string; options?: JsonObject },
): Promise<JsonObject> {
  const proof = {
    type: 'DataIntegrityProof',
    created: '2026-04-01T08:00:00Z',
    verificationMethod: method,
    cryptosuite: 'eddsa-rdfc-2022',
    proofPurpose: 'assertionMethod',
    ...options,
  };
  const bytes = joined(
    await canonicalHash({ '@context': document['@context'], ...proof }),
    await canonicalHash(document),
  );
  const proofValue = `z${toBase58(sign(bytes, keyOf(key).secret))}`;
  return { ...document, proof: [{ ...proof, proofValue }] };
}
