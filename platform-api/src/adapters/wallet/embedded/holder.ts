import { createECDH, createHmac, createPrivateKey } from 'node:crypto';
import { SDJwtVcInstance } from '@sd-jwt/sd-jwt-vc';
import { DcqlQuery, type DcqlSdJwtVcCredential } from 'dcql';
import type { JWK } from 'jose';
import type { DemoPerson } from '../../../demo/people.ts';
import type { Platform } from '../../../platform.ts';
import { downloadedCompany } from '../../company-credential/embedded/procedures.ts';
import { es256, issueCredentials, sha256, type IssuedCredential } from './demo-issuer.ts';
import type { WalletRequest } from './read-request.ts';

/** The key of a demo person's wallet: always the same, from this installation's own secret. */
function holderKey(secrets: Platform['secrets'], person: DemoPerson): JWK {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(
    createHmac('sha256', secrets.credentialIssuerKey).update(person.userId).digest(),
  );
  const point = curve.getPublicKey();
  const part = (from: number, to?: number) => point.subarray(from, to).toString('base64url');
  const d = curve.getPrivateKey().toString('base64url');
  return { kty: 'EC', crv: 'P-256', x: part(1, 33), y: part(33), d };
}

const publicPart = ({ kty, crv, x, y }: JWK) => ({ kty, crv, x, y }) as JWK;

/** What a person's wallet would show for a request; null when it holds nothing that answers it. */
export type Answer = {
  parts: { query: string; credential: IssuedCredential; disclosed: Record<string, unknown> }[];
};

/** Chooses among a person's credentials what a request asks for. */
export async function answerTo(
  platform: Platform,
  request: WalletRequest,
  person: DemoPerson,
): Promise<Answer | null> {
  const { config, secrets, clock, database } = platform;
  const key = publicPart(holderKey(secrets, person));
  const credentials = await issueCredentials(
    { publicUrl: config.publicUrl, secrets },
    person,
    await downloadedCompany(database, person.identity.fiscalCode),
    key,
    clock.now(),
  );
  const offered = credentials.map(({ type, claims }): DcqlSdJwtVcCredential => ({
    credential_format: 'dc+sd-jwt',
    vct: type,
    claims: claims as DcqlSdJwtVcCredential['claims'],
    cryptographic_holder_binding: true,
  }));
  const result = DcqlQuery.query(request.query, offered);
  if (!result.can_be_satisfied) return null;
  const parts = Object.entries(result.credential_matches).flatMap(([query, match]) => {
    const [found] = match.success ? match.valid_credentials : [];
    const credential = found && credentials[found.input_credential_index];
    const disclosed = found?.claims.valid_claim_sets?.[0]?.output;
    return credential && disclosed ? [{ query, credential, disclosed }] : [];
  });
  return { parts };
}

/** The `vp_token`: each credential with the asked claims only, signed by the holder for this request. */
export async function present(
  platform: Platform,
  request: WalletRequest,
  person: DemoPerson,
  { parts }: Answer,
): Promise<string> {
  const key = createPrivateKey({ key: holderKey(platform.secrets, person), format: 'jwk' });
  const pem = key.export({ type: 'pkcs8', format: 'pem' });
  const wallet = new SDJwtVcInstance({
    hasher: sha256,
    hashAlg: 'sha-256',
    kbSigner: es256(pem),
    kbSignAlg: 'ES256',
  });
  const iat = Math.floor(platform.clock.now().getTime() / 1000);
  const payload = { iat, aud: request.clientId, nonce: request.nonce };
  const token: Record<string, string[]> = {};
  for (const { query, credential, disclosed } of parts) {
    const frame = Object.fromEntries(Object.keys(disclosed).map((name) => [name, true]));
    token[query] = [await wallet.present(credential.compact, frame, { kb: { payload } })];
  }
  return JSON.stringify(token);
}
