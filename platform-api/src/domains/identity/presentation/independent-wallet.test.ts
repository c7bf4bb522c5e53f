import assert from 'node:assert/strict';
import { createHash, createPublicKey, X509Certificate } from 'node:crypto';
import { after, before, test } from 'node:test';
import { Openid4vpClient } from '@openid4vc/openid4vp';
import { calculateJwkThumbprint, exportJWK, importX509, jwtVerify } from 'jose';
import { demoPeople } from '../../../demo/people.ts';
import { credential, identityClaims, presented } from '../../../testing/login/credential-holder.ts';
import { testPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { qrLogin } from '../../../testing/login/wallet-login.ts';

let t: TestPlatform;
before(async () => {
  // As in production: this implementation refuses plain http.
  t = await testPlatform({ config: { publicUrl: 'https://workerbadge.example' } });
});
after(() => t.close());

const pem = (der: string) => `-----BEGIN CERTIFICATE-----\n${der}\n-----END CERTIFICATE-----`;

/** An OpenID4VP wallet that is not ours, over the application's own HTTP stack. */
const foreignWallet = () =>
  new Openid4vpClient({
    callbacks: {
      fetch: async (address, init) => {
        const { pathname, search } = new URL(address instanceof Request ? address.url : address);
        const answer = await t.app.inject({
          method: (init?.method ?? 'GET') as 'GET',
          url: `${pathname}${search}`,
          headers: Object.fromEntries(new Headers(init?.headers)),
          ...(init?.body instanceof URLSearchParams || typeof init?.body === 'string'
            ? { payload: init.body.toString() }
            : {}),
        });
        return new Response(answer.body, {
          status: answer.statusCode,
          headers: { 'content-type': String(answer.headers['content-type']) },
        });
      },
      hash: (data, algorithm) => createHash(algorithm.replace('-', '')).update(data).digest(),
      signJwt: () => assert.fail('the answer is not signed as a whole'),
      encryptJwe: () => assert.fail('the answer is not encrypted'),
      decryptJwe: () => assert.fail('the answer is not encrypted'),
      verifyJwt: async (signer, { compact }) => {
        assert.equal(signer.method, 'x5c');
        const [leaf = ''] = signer.method === 'x5c' ? signer.x5c : [];
        const authority = createPublicKey(t.platform.secrets.verifierAuthorityKey);
        assert.ok(new X509Certificate(pem(leaf)).verify(authority), 'not of the known authority');
        const key = await importX509(pem(leaf), 'ES256', { extractable: true });
        await jwtVerify(compact, key);
        const signerJwk = await exportJWK(key);
        assert.ok(await calculateJwkThumbprint(signerJwk));
        return { verified: true, signerJwk: { ...signerJwk, kty: 'EC' } };
      },
      getX509CertificateMetadata: (der) => ({
        sanDnsNames: (new X509Certificate(pem(der)).subjectAltName ?? '')
          .split(', ')
          .map((name) => name.replace(/^DNS:/, '')),
        sanUriNames: [],
      }),
    },
  });

test('an independent implementation of OpenID4VP reads the request and presents to it', async () => {
  const wallet = foreignWallet();
  const login = await qrLogin(t);
  const parsed = wallet.parseOpenid4vpAuthorizationRequest({
    authorizationRequest: login.invitation.code,
  });
  const resolved = await wallet.resolveOpenId4vpAuthorizationRequest({
    authorizationRequestPayload: parsed.params,
  });
  assert.equal(resolved.client.prefix, 'x509_san_dns');
  assert.equal(resolved.version, 100);
  const request = resolved.authorizationRequestPayload;
  assert.ok('response_uri' in request && typeof request.response_uri === 'string');
  const { nonce, client_id: aud = '', response_uri } = request;
  assert.ok(resolved.dcql);
  const { credentials } = resolved.dcql.query as { credentials: { id: string }[] };
  assert.deepEqual(
    credentials.map(({ id }) => id),
    ['person'],
  );

  const holder = await credential(t.platform, identityClaims('giulia'));
  const iat = Math.floor(Date.now() / 1000);
  const created = await wallet.createOpenid4vpAuthorizationResponse({
    authorizationRequestPayload: request,
    authorizationResponsePayload: {
      vp_token: { person: [await presented(holder, { nonce, aud, iat })] },
    },
  });
  const { response } = await wallet.submitOpenid4vpAuthorizationResponse({
    authorizationRequestPayload: { response_uri },
    authorizationResponsePayload: created.authorizationResponsePayload,
  });
  assert.equal(response.status, 200, await response.text());
  assert.equal((await login.identify()).data?.userId, demoPeople.giulia.userId);
});

test('it refuses our request when the client id is another’s', async () => {
  const login = await qrLogin(t);
  const wallet = foreignWallet();
  const forged = login.invitation.code.replace('workerbadge.example&', 'evil.example&');
  assert.notEqual(forged, login.invitation.code);
  const { params } = wallet.parseOpenid4vpAuthorizationRequest({ authorizationRequest: forged });
  await assert.rejects(
    wallet.resolveOpenId4vpAuthorizationRequest({ authorizationRequestPayload: params }),
  );
});
