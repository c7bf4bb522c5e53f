import { createHash, randomBytes, sign } from 'node:crypto';
import { SDJwtVcInstance } from '@sd-jwt/sd-jwt-vc';
import { z } from 'zod';
import { numericDate } from '../../../credentials/instants.ts';
import type { Platform } from '../../../platform.ts';
import { ISSUER_NAME } from '../issuer/issuer.ts';
import { jwtKey, noteIssuer } from '../issuer/issuer-keys.ts';
import type { Badge } from '../repository.ts';
import { placeOf } from '../status/status-entry.ts';
import { statusPosition } from '../status/status-repository.ts';
import { keptBackClaims, typeAddress, type BadgeClaim } from './badge-type.ts';
import type { HolderKey } from './holder-key.ts';
import { tokenListAddress } from './token-status-list.ts';

/** What is read of the signed credential. */
const signedBadge = z.looseObject({
  id: z.string(),
  name: z.string(),
  validFrom: z.iso.datetime(),
  validUntil: z.iso.datetime().optional(),
  awardedDate: z.string(),
  credentialSubject: z.looseObject({
    licenseNumber: z.string().optional(),
    identifier: z.array(z.looseObject({ identityType: z.string(), identityHash: z.string() })),
    achievement: z.looseObject({
      achievementType: z.string(),
      description: z.string(),
      criteria: z.looseObject({ narrative: z.string() }),
      tag: z.array(z.string()).optional(),
    }),
  }),
});

/** The statements of the credential, and which credential it is: its address, and the hash of its bytes. */
function claimsOf(credential: string): Partial<Record<BadgeClaim, string | string[]>> {
  const { id, name, awardedDate, credentialSubject } = signedBadge.parse(JSON.parse(credential));
  const { licenseNumber, identifier, achievement } = credentialSubject;
  const holder = identifier.find(({ identityType }) => identityType === 'name');
  return {
    title: name,
    achievement_type: achievement.achievementType,
    awarded_date: awardedDate,
    issuer_name: ISSUER_NAME,
    ...(licenseNumber === undefined ? {} : { license_number: licenseNumber }),
    ...(holder === undefined ? {} : { holder_name: holder.identityHash }),
    description: achievement.description,
    criteria: achievement.criteria.narrative,
    competences: achievement.tag ?? [],
    open_badge: id,
    'open_badge#integrity': `sha256-${createHash('sha256').update(credential).digest('base64')}`,
  };
}

/**
 * A badge as SD-JWT VC for a wallet's key: by it the holder shows it as theirs, and shows of it what they want.
 * Revoked with the badge, by a token status list. Signed by today's key; the badge must be sound.
 */
export async function sdJwtBadge(
  platform: Platform,
  publicUrl: string,
  { id, credential }: Pick<Badge, 'id' | 'credential'>,
  holder: HolderKey | null,
): Promise<string> {
  // Before the signature: nobody must ever see one whose key is not published.
  await noteIssuer(platform);
  const { privateKey, jwk } = await jwtKey(platform);
  const { validFrom, validUntil } = signedBadge.parse(JSON.parse(credential));
  const { list, index } = placeOf(await statusPosition(platform.database.db, id));
  const desk = new SDJwtVcInstance({
    signer: async (data) => sign(null, Buffer.from(data), privateKey).toString('base64url'),
    signAlg: 'EdDSA',
    hasher: (data, algorithm) =>
      createHash(algorithm.replace('-', ''))
        .update(typeof data === 'string' ? data : Buffer.from(data))
        .digest(),
    hashAlg: 'sha-256',
    saltGenerator: (length) => randomBytes(length).toString('base64url'),
  });
  const claims = claimsOf(credential);
  return desk.issue(
    {
      iss: publicUrl,
      vct: typeAddress(publicUrl),
      iat: Math.floor(platform.clock.now().getTime() / 1000),
      nbf: numericDate(validFrom),
      ...(validUntil === undefined ? {} : { exp: numericDate(validUntil) }),
      ...(holder === null ? {} : { cnf: { jwk: holder.jwk } }),
      status: { status_list: { idx: index, uri: tokenListAddress(publicUrl, list) } },
      ...claims,
    },
    { _sd: keptBackClaims.filter((name) => name in claims) },
    { header: { kid: jwk.kid } },
  );
}
