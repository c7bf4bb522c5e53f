import {
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  randomUUID,
  type KeyObject,
} from 'node:crypto';
import { SignJWT } from 'jose';
import type { ExamIssuer } from '../../../exam-issuers.ts';
import type { Secrets } from '../../../secrets.ts';

export const examinerPath = '/dev/exam';

type Installation = { publicUrl: string; secrets: Pick<Secrets, 'credentialIssuerKey'> };

/** Of an Ed25519 key in PKCS #8, before its 32 bytes (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The same on every server of an installation, and apart from the key that it follows from. */
function keyOf({ secrets }: Installation): KeyObject {
  const seed = hkdfSync('sha256', secrets.credentialIssuerKey, '', 'demo examiner', 32);
  const key = Buffer.concat([PKCS8_HEAD, Buffer.from(seed)]);
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
}

/** The body that holds the external exams of a demonstration: its name, its address, and its public key. */
export function demoExaminer(installation: Installation): ExamIssuer {
  const { publicUrl } = installation;
  return {
    issuer: publicUrl + examinerPath,
    origin: new URL(publicUrl).origin,
    keys: [createPublicKey(keyOf(installation)).export({ format: 'jwk' })],
  };
}

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

export type ExamSitting = { candidate: string; startedAt: Date; endedAt: Date; percent: number };

/** A report of a sitting, as `POST /api/Exams/Results` takes it. */
export const signReport = (
  installation: Installation,
  { candidate, startedAt, endedAt, percent }: ExamSitting,
  now: Date,
): Promise<string> =>
  new SignJWT({
    iss: installation.publicUrl + examinerPath,
    aud: `${installation.publicUrl}/api/Exams/Results`,
    sub: candidate,
    jti: randomUUID(),
    iat: seconds(now),
    exp: seconds(now) + 600,
    startedAt: seconds(startedAt),
    endedAt: seconds(endedAt),
    percent,
  })
    .setProtectedHeader({ alg: 'EdDSA' })
    .sign(keyOf(installation));
