import { createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { JWK } from 'jose';
import { z } from 'zod';
import { StartRefusal } from './start-refusal.ts';

/** Another body that holds exams and reports their results (E156). */
export type ExamIssuer = {
  /** `iss` of its reports. */
  issuer: string;
  /** Of its exams: it reports only of exams at addresses that begin so. */
  origin: string;
  /** Public keys that its reports are signed with. */
  keys: JWK[];
};

const issuerList = z
  .array(
    z
      .object({
        issuer: z.string().min(1),
        origin: z.url(),
        /** A JWKS, or */
        jwks: z.object({ keys: z.array(z.looseObject({ kty: z.string() })).min(1) }).optional(),
        /** one key as PEM. */
        publicKey: z.string().optional(),
      })
      .refine(({ jwks, publicKey }) => (jwks === undefined) !== (publicKey === undefined)),
  )
  .min(1);

/** Reads the file of examiners; none without one. @throws StartRefusal with what is wrong with it */
export function readExamIssuers(file: string | undefined): ExamIssuer[] {
  if (file === undefined) return [];
  try {
    return issuerList.parse(JSON.parse(readFileSync(file, 'utf8'))).map((entry) => ({
      issuer: entry.issuer,
      origin: new URL(entry.origin).origin,
      keys: (entry.jwks?.keys ?? [publicJwk(entry.publicKey ?? '')]) as JWK[],
    }));
  } catch (error) {
    throw new StartRefusal(
      `EXAM_ISSUERS_FILE must be a JSON list of issuer, origin, and jwks or publicKey: ${String(error)}`,
    );
  }
}

const publicJwk = (pem: string) => createPublicKey(pem).export({ format: 'jwk' });
