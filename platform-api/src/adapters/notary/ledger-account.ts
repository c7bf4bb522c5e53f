import { createPrivateKey, createPublicKey } from 'node:crypto';
import { Address } from 'algosdk';

type LedgerAccount = {
  /** As Algorand writes it. */
  address: string;
  /** The seed followed by the public key. */
  secretKey: Uint8Array;
};

// DER prefix of an Ed25519 private key (RFC 8410).
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * The account of this installation on a ledger.
 * @param seedText 32 bytes, base64url
 */
export function ledgerAccount(seedText: string): LedgerAccount {
  const seed = Buffer.from(seedText, 'base64url');
  const key = createPrivateKey({
    key: Buffer.concat([pkcs8Prefix, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32);
  return {
    address: new Address(new Uint8Array(publicKey)).toString(),
    secretKey: new Uint8Array(Buffer.concat([seed, publicKey])),
  };
}
