import { createHash, createPublicKey, verify } from 'node:crypto';
import { SDJwtVcInstance } from '@sd-jwt/sd-jwt-vc';
import type { FastifyInstance } from 'fastify';
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify, type JWK } from 'jose';
import { z } from 'zod';
import { credentialLibrary } from '../../../credentials/credential-library.ts';
import { documentLoader } from '../../../credentials/document-loader.ts';
import { ownFetch } from './own-fetch.ts';

/** A badge that the wallet took: what it says, and in which forms it was verified. */
export type ReceivedBadge = {
  title: string;
  holder: string;
  issuer: string;
  /** ISO. */
  awardedAt: string;
  forms: { format: 'ldp_vc' | 'jwt_vc_json' | 'dc+sd-jwt'; isVerified: boolean }[];
};

const badge = z.object({
  name: z.string(),
  awardedDate: z.string(),
  issuer: z.object({ name: z.string() }),
  credentialSubject: z.object({
    identifier: z.array(z.object({ identityType: z.string(), identityHash: z.string() })),
  }),
});

const didDocument = z.looseObject({
  id: z.string(),
  verificationMethod: z.array(
    z.looseObject({
      id: z.string(),
      publicKeyJwk: z.looseObject({ kty: z.string() }).optional(),
    }),
  ),
});

/** Between the clocks of who signs and of who reads (RFC 7519, 4.1.5). */
const ALLOWED_SKEW_SECONDS = 60;

/** Checks each credential by the keys that the issuer publishes, as a wallet does before it keeps one. */
export async function verifiedBadge(
  app: FastifyInstance,
  received: Record<string, unknown>,
): Promise<ReceivedBadge> {
  const { name, awardedDate, issuer, credentialSubject } = badge.parse(received['badge_ldp']);
  const holder = credentialSubject.identifier.find(({ identityType }) => identityType === 'name');
  const check = async (
    format: ReceivedBadge['forms'][number]['format'],
    act: Promise<boolean>,
  ) => ({
    format,
    isVerified: await act.catch((error: unknown) => {
      app.log.info({ err: error, format }, 'the demo wallet does not believe a credential');
      return false;
    }),
  });
  return {
    title: name,
    holder: holder?.identityHash ?? '',
    issuer: issuer.name,
    awardedAt: awardedDate,
    forms: [
      await check('ldp_vc', isIntegrityProven(app, received['badge_ldp'])),
      await check('jwt_vc_json', isJwtSigned(app, String(received['badge_jwt']))),
      await check('dc+sd-jwt', isSdJwtSigned(app, String(received['badge_sd_jwt']))),
    ],
  };
}

async function read(app: FastifyInstance, address: string): Promise<string> {
  const answer = await ownFetch(app)(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return answer.text();
}

const issuerDid = async (app: FastifyInstance) =>
  didDocument.parse(
    JSON.parse(await read(app, `${app.platform.config.publicUrl}/.well-known/did.json`)),
  );

async function isIntegrityProven(app: FastifyInstance, credential: unknown): Promise<boolean> {
  const did = await issuerDid(app);
  const documents = Object.fromEntries([
    [did.id, did],
    ...did.verificationMethod.map((method) => [method.id, method]),
  ]) as Record<string, object>;
  const { verifyCredential, proofSuite } = await credentialLibrary();
  const { verified } = await verifyCredential({
    credential,
    suite: proofSuite(),
    documentLoader: documentLoader(documents),
    // It was given this moment; what is revoked later, whoever is shown it will see.
    checkStatus: async () => ({ verified: true }),
  });
  return verified;
}

async function isJwtSigned(app: FastifyInstance, token: string): Promise<boolean> {
  const did = await issuerDid(app);
  const { kid } = decodeProtectedHeader(token);
  const jwk = did.verificationMethod.find((method) => method.id === kid)?.publicKeyJwk;
  if (jwk === undefined) return false;
  await jwtVerify(token, createLocalJWKSet({ keys: [{ ...jwk, kid: kid ?? '' }] }), {
    issuer: did.id,
    currentDate: app.platform.clock.now(),
  });
  return true;
}

async function isSdJwtSigned(app: FastifyInstance, compact: string): Promise<boolean> {
  const { publicUrl } = app.platform.config;
  const { jwks } = JSON.parse(await read(app, `${publicUrl}/.well-known/jwt-vc-issuer`)) as {
    jwks: { keys: JWK[] };
  };
  const isSigned = async (data: string, signature: string) =>
    jwks.keys.some((jwk) =>
      verify(
        null,
        Buffer.from(data),
        createPublicKey({ key: jwk, format: 'jwk' }),
        Buffer.from(signature, 'base64url'),
      ),
    );
  const reader = new SDJwtVcInstance({
    hasher: (data, algorithm) =>
      createHash(algorithm.replace('-', ''))
        .update(typeof data === 'string' ? data : Buffer.from(data))
        .digest(),
    verifier: isSigned,
    statusVerifier: isSigned,
    statusListFetcher: (address) => read(app, address),
  });
  const { payload } = await reader.verify(compact, {
    currentDate: Math.floor(app.platform.clock.now().getTime() / 1000),
    // The list of the revoked is signed when it is asked for, after this instant.
    skewSeconds: ALLOWED_SKEW_SECONDS,
  });
  return payload.iss === publicUrl;
}
