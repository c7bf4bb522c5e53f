import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { errorCodes } from '../errors.ts';
import { openApiText } from '../openapi/document.ts';
import { testPlatform, type TestPlatform } from '../testing/platform.ts';

// What the documents leave open, this server has chosen (API-04): prefixes, codes, shapes. Who may do what is in
// the role matrix.

type Operation = {
  responses: Record<string, { content?: Record<string, { schema?: { $ref?: string } }> }>;
};

/** Addresses that standards fix: did:web, OpenID4VCI, RFC 8414, SD-JWT VC, Open Badges API. */
const STANDARD_ADDRESSES = [
  'GET /.well-known/did.json',
  'GET /.well-known/jwt-vc-issuer',
  'GET /.well-known/oauth-authorization-server',
  'GET /.well-known/oauth-authorization-server/ims/ob/v3p0',
  'GET /.well-known/openid-credential-issuer',
  'GET /ims/ob/v3p0/credentials',
  'GET /ims/ob/v3p0/discovery',
  'GET /ims/ob/v3p0/profile',
  'POST /ims/ob/v3p0/credentials',
  'POST /ims/ob/v3p0/oauth/register',
  'POST /ims/ob/v3p0/oauth/revoke',
  'POST /ims/ob/v3p0/oauth/token',
  'PUT /ims/ob/v3p0/profile',
];

/** Of those, the ones whose answer this server describes. */
const DESCRIBED_ADDRESSES = [
  'GET /ims/ob/v3p0/profile',
  'POST /ims/ob/v3p0/oauth/register',
  'POST /ims/ob/v3p0/oauth/token',
];

/** Answers that are files of their own media type or have no body, and the link of a mail that leads to a page. */
const WITHOUT_SHAPE = new Set([
  'GET /api/Login/Presentation/{id}/request',
  'GET /api/Tutorial/Files/{fileName}',
  'GET /api/Courses/FileStreaming',
  'GET /api/Files/Cover/{cover}',
  'GET /api/Badges/Public/{id}/credential',
  'GET /api/Badges/Public/{id}/picture',
  'GET /api/Badges/Public/{id}/Jwt',
  'GET /api/Badges/Public/{id}/Baked/{format}',
  'GET /api/Badges/Public/{id}/Card',
  'GET /api/Badges/Issuer',
  'GET /api/Badges/Issuer/Image',
  'GET /api/Badges/Keys/{publicKey}',
  'GET /api/Badges/StatusLists/{list}',
  'GET /api/Badges/Revocations',
  'GET /api/Badges/Wallet/Type',
  'GET /api/Badges/Wallet/StatusLists/{list}',
  'POST /api/Badges/Wallet/Notification',
  'GET /api/Badges/Public/{id}/Attestation',
  'GET /api/Companies/AttestationsZip',
  'GET /api/log/anchors/{size}/checkpoint',
  'GET /api/log/anchors/{size}/token',
  'GET /api/log/checkpoint',
  'GET /api/log/tile/{*}',
  ...STANDARD_ADDRESSES.filter((name) => !DESCRIBED_ADDRESSES.includes(name)),
  'GET /api/NewsletterRegistration/{id}',
]);

let t: TestPlatform;
let operations: [name: string, operation: Operation][];
before(async () => {
  t = await testPlatform();
  const { paths } = JSON.parse(openApiText(t.app)) as {
    paths: Record<string, Record<string, Operation>>;
  };
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  );
});
after(() => t.close());

test('[API-04 part] every address of the documents stands under /api', () => {
  const elsewhere = operations
    .map(([name]) => name)
    .filter((name) => !/^[A-Z]+ \/api\//.test(name));
  assert.deepEqual(elsewhere.toSorted(), STANDARD_ADDRESSES);
});

test('[API-04 part] every answer has a shape of its own, and every refusal the one shape', () => {
  const shapeless = operations.filter(
    ([, { responses }]) =>
      !Object.entries(responses).some(
        ([status, { content }]) => /^[23]/.test(status) && content !== undefined,
      ),
  );
  assert.deepEqual(new Set(shapeless.map(([name]) => name)), WITHOUT_SHAPE);
  for (const [name, { responses }] of operations) {
    const [refusal] = Object.values(responses['default']?.content ?? {});
    assert.equal(refusal?.schema?.$ref, '#/components/schemas/Refusal', name);
  }
});

test('[API-04 part] every code stands in a table, with its status and a text in both languages', () => {
  assert.ok(errorCodes.size > 100);
  for (const [code, places] of errorCodes) {
    assert.match(code, /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)*$/);
    for (const { status, it, en } of places) {
      assert.ok(status === 200 || status >= 400, code);
      assert.ok(it !== '' && en !== '' && it !== en, code);
    }
  }
});

test('[API-04 part] a refusal tells its code, its status and its text in the language of the caller', async () => {
  for (const [language, text] of [
    ['it', 'Non trovato'],
    ['en', 'Not found'],
  ] as const) {
    const answer = await t.call(null, {
      url: '/api/Nothing',
      headers: { 'accept-language': language },
    });
    assert.equal(answer.statusCode, 404);
    const { code, info, correlationId } = answer.json<Record<string, string>>();
    assert.deepEqual([code, info], ['NOT_FOUND', text]);
    assert.ok(correlationId);
  }
});
