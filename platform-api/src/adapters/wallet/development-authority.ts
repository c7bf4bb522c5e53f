// The certificate library injects its algorithms and reads their types through this.
import 'reflect-metadata';
import { createPrivateKey, createPublicKey } from 'node:crypto';
import {
  BasicConstraintsExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
  type X509Certificate,
} from '@peculiar/x509';
import type { Secrets } from '../../secrets.ts';

const curve = { name: 'ECDSA', namedCurve: 'P-256' };
const signingAlgorithm = { name: 'ECDSA', hash: 'SHA-256' };
const authorityName = 'CN=WorkerBadge development authority';
const DAY_MS = 86_400_000;

function privateKey(pem: string) {
  const key = createPrivateKey(pem).export({ type: 'pkcs8', format: 'der' });
  return crypto.subtle.importKey('pkcs8', new Uint8Array(key), curve, false, ['sign']);
}

function publicKey(pem: string) {
  const key = createPublicKey(pem).export({ type: 'spki', format: 'der' });
  return crypto.subtle.importKey('spki', new Uint8Array(key), curve, true, ['verify']);
}

/** The authority's own certificate: what a wallet is told to trust on a developer's machine. */
export async function authorityCertificate(
  secrets: Pick<Secrets, 'verifierAuthorityKey'>,
  now: Date,
): Promise<X509Certificate> {
  const pem = secrets.verifierAuthorityKey;
  return X509CertificateGenerator.createSelfSigned({
    serialNumber: '01',
    name: authorityName,
    notBefore: new Date(now.getTime() - DAY_MS),
    notAfter: new Date(now.getTime() + 365 * DAY_MS),
    signingAlgorithm,
    keys: { privateKey: await privateKey(pem), publicKey: await publicKey(pem) },
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign, true),
    ],
  });
}

/**
 * A certificate of the verifier's key for a host name, issued by this installation's own authority,
 * which does not stand in the chain: a trust anchor is known beforehand (RFC 5280, 6.1).
 */
export async function developmentCertificate(
  secrets: Pick<Secrets, 'verifierAuthorityKey' | 'verifierKey'>,
  hostname: string,
  now: Date,
): Promise<X509Certificate> {
  return X509CertificateGenerator.create({
    serialNumber: now.getTime().toString(16).padStart(16, '0'),
    subject: `CN=${hostname}`,
    issuer: authorityName,
    notBefore: new Date(now.getTime() - DAY_MS),
    notAfter: new Date(now.getTime() + 90 * DAY_MS),
    signingAlgorithm,
    publicKey: await publicKey(secrets.verifierKey),
    signingKey: await privateKey(secrets.verifierAuthorityKey),
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new SubjectAlternativeNameExtension([{ type: 'dns', value: hostname }]),
    ],
  });
}
