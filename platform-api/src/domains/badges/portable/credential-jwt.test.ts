/** The credential as a JWT: by verifiers that we did not write, with nothing but what our addresses answer. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createPublicKey, generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { verifyJWT } from 'did-jwt';
import { decodeJwt, decodeProtectedHeader, importJWK, jwtVerify, SignJWT } from 'jose';
import { ephemeralSecrets } from '../../../secrets.ts';
import type { TestPlatform } from '../../../testing/platform.ts';
import { noteIssuer } from '../issuer/issuer-keys.ts';
import { reissueOldBadges } from '../reissue/reissue-badge.ts';
import type { Badge } from '../repository.ts';
import { asOfBefore, badgeOf, badgePlatform, manyBadges } from '../testing-badges.ts';
import { credentialJwt } from './credential-jwt.ts';

const HOST = 'badges.example';
const DID = `did:web:${HOST}`;
let t: TestPlatform;
let badge: Badge;
let jwt: string;

before(async () => {
  t = await badgePlatform(`https://${HOST}`);
  badge = await badgeOf(t.platform);
  jwt = await jwtOf(badge);
});
after(() => t.close());

const ask = (url: string, host = HOST) => t.call(null, { url, headers: { host } });

async function jwtOf({ id }: Pick<Badge, 'id'>): Promise<string> {
  const answer = await ask(`/api/Badges/Public/${id}/Jwt`);
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.body;
}

const didDocument = async (did: string) => {
  const host = decodeURIComponent(did.replace('did:web:', ''));
  return JSON.parse((await ask('/.well-known/did.json', host)).body);
};

/** SubjectPublicKeyInfo of an Ed25519 key, before its 32 bytes (RFC 8410). */
const ed25519Der = Buffer.from('302a300506032b6570032100', 'hex');

/** Each takes the token and the issuer's DID document, and throws. */
const verifiers: Record<string, (token: string) => Promise<unknown>> = {
  jose: async (token) => {
    const { kid = '' } = decodeProtectedHeader(token);
    const { verificationMethod, assertionMethod, id } = await didDocument(kid.split('#')[0] ?? '');
    const method = verificationMethod.find((entry: { id: string }) => entry.id === kid);
    assert.ok(method !== undefined && assertionMethod.includes(kid), 'the key is the issuer’s');
    // No list of algorithms: the key alone says which ones it is good for.
    const key = await importJWK(method.publicKeyJwk);
    return jwtVerify(token, key, { issuer: id, currentDate: t.platform.clock.now() });
  },
  'did-jwt': (token) =>
    verifyJWT(token, {
      resolver: {
        resolve: async (did) => ({
          didResolutionMetadata: {},
          didDocumentMetadata: {},
          didDocument: await didDocument(did),
        }),
      },
      proofPurpose: 'assertionMethod',
      policies: { now: Math.floor(t.platform.clock.now().getTime() / 1000) },
    }),
  // No line of JavaScript looks at the signature: whoever reads RFC 8037 can do this in a shell.
  openssl: async (token) => {
    const [header = '', payload = '', signature = ''] = token.split('.');
    const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString());
    const { verificationMethod } = await didDocument(DID);
    const { x } = verificationMethod.find((entry: { id: string }) => entry.id === kid).publicKeyJwk;
    const dir = mkdtempSync(join(tmpdir(), 'workerbadge-jwt-'));
    try {
      const put = (name: string, bytes: Buffer) => writeFileSync(join(dir, name), bytes);
      put('key', Buffer.concat([ed25519Der, Buffer.from(x, 'base64url')]));
      put('signature', Buffer.from(signature, 'base64url'));
      put('signed', Buffer.from(`${header}.${payload}`));
      const given = ['-keyform', 'DER', '-inkey', 'key', '-in', 'signed', '-sigfile', 'signature'];
      execFileSync('openssl', ['pkeyutl', '-verify', '-pubin', '-rawin', ...given], {
        cwd: dir,
        stdio: 'pipe',
      });
    } finally {
      rmSync(dir, { recursive: true });
    }
  },
};

const coded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The token with another payload or header under the signature that it has. */
function rewritten(
  change: (payload: Record<string, any>, header: Record<string, unknown>) => void,
): string {
  const payload = decodeJwt(jwt);
  const header = { ...decodeProtectedHeader(jwt) };
  change(payload, header);
  return [coded(header), coded(payload), jwt.split('.')[2]].join('.');
}

/** The token signed by a stranger. */
function bystander(header: Record<string, unknown>, claims: object = {}): Promise<string> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return new SignJWT({ ...decodeJwt(jwt), ...claims })
    .setProtectedHeader({
      ...decodeProtectedHeader(jwt),
      alg: 'EdDSA',
      ...(header['jwk'] === true ? { jwk: publicKey.export({ format: 'jwk' }) } : header),
    })
    .sign(privateKey);
}

const forgeries: Record<string, () => string | Promise<string>> = {
  'another name': () =>
    rewritten((p) => (p['credentialSubject'].identifier[0].identityHash = 'Mario Rossi')),
  'another title': () => rewritten((p) => (p['name'] = 'Laurea in medicina')),
  'another day': () => rewritten((p) => (p['awardedDate'] = '2020-01-01T00:00:00.000Z')),
  'valid from another day': () => rewritten((p) => (p['nbf'] -= 86_400)),
  'an end that it has not': () => rewritten((p) => (p['exp'] = 4_000_000_000)),
  'another id': () => rewritten((p) => (p['jti'] = `https://${HOST}/x`)),
  'another place in the list': () =>
    rewritten((p) => (p['credentialStatus'].statusListIndex = '77')),
  'another issuer': () => rewritten((p) => (p['iss'] = 'did:web:elsewhere.example')),
  'no algorithm': () => rewritten((_p, h) => (h['alg'] = 'none')).replace(/[^.]*$/, ''),
  'an algorithm of secrets': () => rewritten((_p, h) => (h['alg'] = 'HS256')),
  'a stranger under our key': () => bystander({}),
  'a stranger under a key that he brings': () => bystander({ jwk: true }),
  'a stranger under a key that is not there': () => bystander({ kid: `${DID}#mine` }),
  'another signature': () =>
    jwt.replace(/\.[^.]*$/, `.${Buffer.alloc(64, 1).toString('base64url')}`),
};

for (const [name, verify] of Object.entries(verifiers)) {
  test(`${name} accepts the JWT of a badge, by the DID document alone`, async () => {
    await verify(jwt);
  });

  test(`${name} refuses each of fourteen forged tokens`, async () => {
    assert.equal(Object.keys(forgeries).length, 14);
    for (const [forgery, forge] of Object.entries(forgeries)) {
      await assert.rejects(async () => verify(await forge()), Error, forgery);
    }
  });
}

test('header and claims are those of Open Badges 3.0, and the file is a .jwt', async () => {
  const header = decodeProtectedHeader(jwt);
  assert.deepEqual(Object.keys(header), ['alg', 'typ', 'kid']);
  assert.deepEqual([header.alg, header.typ], ['EdDSA', 'JWT']);
  assert.match(header.kid ?? '', /^did:web:badges\.example#[\w-]{43}$/);
  const credential = JSON.parse(badge.credential);
  const { iss, jti, sub, nbf, exp } = decodeJwt(jwt);
  assert.equal(iss, credential.issuer.id);
  assert.equal(jti, credential.id);
  assert.equal(sub, credential.credentialSubject.id);
  assert.equal(sub, `https://${HOST}/public/certification/${badge.id}#holder`);
  assert.equal(nbf, Math.floor(Date.parse(credential.validFrom) / 1000));
  assert.equal((exp ?? 0) * 1000, Date.parse(credential.validUntil));
  const { headers } = await ask(`/api/Badges/Public/${badge.id}/Jwt`);
  assert.equal(headers['content-type'], 'text/plain; charset=utf-8');
  assert.equal(headers['content-disposition'], `attachment; filename="WB-${badge.code}.jwt"`);
  assert.equal(headers['access-control-allow-origin'], '*');
});

test('a library that knows whole seconds accepts a token in the second of its issue', async () => {
  const validFrom = '2026-03-31T22:30:00.750Z';
  const credential = JSON.stringify({ ...JSON.parse(badge.credential), validFrom });
  const token = await credentialJwt(t.platform, { ...badge, credential });
  const key = createPublicKey(t.platform.secrets.issuerKey);
  const verifiedAt = (instant: string) =>
    jwtVerify(token, key, { currentDate: new Date(instant) }).then(({ payload }) => payload.nbf);
  assert.equal(await verifiedAt('2026-03-31T22:30:00.900Z'), Date.UTC(2026, 2, 31, 22, 30) / 1000);
  await assert.rejects(verifiedAt('2026-03-31T22:29:59.900Z'), /nbf/);
});

test('100 badges of all kinds: without its claims each token is the credential, byte for byte', async () => {
  const badges = await manyBadges(t.platform, 100);
  for (const each of badges) {
    const token = await jwtOf(each);
    await verifiers['jose']?.(token);
    const { iss, jti, sub, nbf, exp, ...credential } = decodeJwt(token);
    assert.equal(JSON.stringify(credential), each.credential);
    assert.ok(iss && jti && sub && nbf);
    assert.equal(exp, each.validUntil === null ? undefined : each.validUntil.getTime() / 1000);
  }
});

test('a token stays valid after a rotation and a new address, and new ones go on', async () => {
  const { platform } = t;
  const { secrets, config } = platform;
  try {
    platform.secrets = { ...secrets, issuerKey: ephemeralSecrets().issuerKey };
    await noteIssuer(platform);
    platform.config.publicUrl = 'https://second.example';
    const later = await jwtOf(badge);
    assert.notEqual(decodeProtectedHeader(later).kid, decodeProtectedHeader(jwt).kid);
    for (const verify of Object.values(verifiers)) {
      await verify(jwt);
      await verify(later);
    }
  } finally {
    platform.secrets = secrets;
    config.publicUrl = `https://${HOST}`;
  }
});

test('a badge of before has a token as soon as it is issued anew', async () => {
  const old = await asOfBefore(t.platform, await badgeOf(t.platform, 1));
  assert.equal((await ask(`/api/Badges/Public/${old.id}/Jwt`)).statusCode, 404);
  assert.equal(await reissueOldBadges(t.platform), 1);
  for (const verify of Object.values(verifiers)) await verify(await jwtOf(old));
});

test('a badge of a changed row, and a hidden one, are given no token', async () => {
  const [first, second] = await manyBadges(t.platform, 2);
  assert.ok(first && second);
  await t.platform.database.query("update badge set holder_name = 'Mario Rossi' where id = $1", [
    first.id,
  ]);
  await t.platform.database.query(
    `update badge set credential = replace(credential, 'Tutto fatto.', 'Niente.'),
       criteria = 'Niente.' where id = $1`,
    [second.id],
  );
  for (const { id } of [first, second]) {
    const answer = await ask(`/api/Badges/Public/${id}/Jwt`);
    assert.equal(answer.statusCode, 409);
    assert.equal(JSON.parse(answer.body).code, 'BADGE_NOT_SOUND');
  }
  await t.platform.database.query('update badge set is_public = false where id = $1', [badge.id]);
  for (const id of [badge.id, randomUUID()]) {
    assert.equal((await ask(`/api/Badges/Public/${id}/Jwt`)).statusCode, 404);
  }
});
