import { dpopHeader } from './dpop.ts';

const decode = (part: string | undefined): Record<string, unknown> =>
  JSON.parse(Buffer.from(part ?? '', 'base64url').toString()) as Record<string, unknown>;

test('the refresh call carries a proof of possession that verifies (RFC 9449)', async () => {
  const { DPoP = '' } = await dpopHeader('POST', '/api/Login/RefreshToken');
  const [head, payload, signature] = DPoP.split('.');
  const { typ, alg, jwk } = decode(head);
  expect({ typ, alg }).toEqual({ typ: 'dpop+jwt', alg: 'ES256' });
  expect(decode(payload)).toMatchObject({
    htm: 'POST',
    htu: `${location.origin}/api/Login/RefreshToken`,
    iat: expect.any(Number),
    jti: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  expect(jwk).not.toHaveProperty('d');
  const key = await crypto.subtle.importKey(
    'jwk',
    jwk as JsonWebKey,
    { name: 'ECDSA', namedCurve: 'P-256' },
    false,
    ['verify'],
  );
  const isValid = await crypto.subtle.verify(
    { name: 'ECDSA', hash: 'SHA-256' },
    key,
    Buffer.from(signature ?? '', 'base64url'),
    Buffer.from(`${head}.${payload}`),
  );
  expect(isValid).toBe(true);
});

test('every proof is another one, of the same key', async () => {
  const first = await dpopHeader('POST', '/api/Login/RefreshToken');
  const second = await dpopHeader('POST', '/api/Login/RefreshToken');
  const [head, payload] = (first['DPoP'] ?? '').split('.');
  const [otherHead, otherPayload] = (second['DPoP'] ?? '').split('.');
  expect(otherHead).toBe(head);
  expect(decode(otherPayload)['jti']).not.toBe(decode(payload)['jti']);
});
