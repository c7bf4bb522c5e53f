import { deflateSync } from 'node:zlib';
import { getPublicKey, sign } from '@noble/ed25519';
import { bakePng, bakeSvg } from 'contracts/badge-baking';
import { joined, toBase58 } from '../../verification/bytes.ts';
import {
  BADGE_ID,
  HOST,
  INDEX,
  NOW,
  credentialOf,
  facts,
  hostWith,
  keyDocument,
  methodOf,
  paths,
  pictureOf,
  readerOf,
  statusListOf,
  type Facts,
  type FakeHost,
} from '../../verification/testing/host.ts';
import { keyOf, signed } from '../../verification/testing/sign.ts';
import type { JsonObject } from '../../verification/reading.ts';
import { fileCheckIds } from './file-checks.ts';
import { verifyFile } from './verify-file.ts';

const form = { issuer: 'did', status: 'bitstring' } as const;
const DID = 'did:web:badges.example';

const verify = async (host: FakeHost, file: string | Uint8Array, here = 'badges.example') => {
  const asked: string[] = [];
  const answer = readerOf(host);
  const found = await verifyFile(typeof file === 'string' ? new TextEncoder().encode(file) : file, {
    read: (path) => {
      asked.push(path);
      return answer(path);
    },
    memory: host.memory,
    now: NOW,
    host: here,
  });
  if (found.state === 'unread') throw new Error(found.reason);
  return { ...found, asked };
};

const statesOf = ({ checks }: Awaited<ReturnType<typeof verify>>) =>
  Object.fromEntries(checks.map(({ id, state }) => [id, state]));

const textAt = ({ answers }: FakeHost) => String(answers[paths.credential]?.body);

const allPassed = Object.fromEntries(fileCheckIds.map((id) => [id, 'passed']));

const coded = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const utf8 = (text: string) => new TextEncoder().encode(text);

/** As the server makes it: the credential, and its claims behind. */
function tokenOf(
  credential: string,
  {
    key = 'issuer',
    header = {},
    claims = {},
  }: { key?: string; header?: object; claims?: object } = {},
): string {
  const { id, issuer, validFrom } = JSON.parse(credential);
  const own = { iss: issuer.id, jti: id, nbf: Math.floor(Date.parse(validFrom) / 1000) };
  const head = { alg: 'EdDSA', typ: 'JWT', kid: `${issuer.id}#thumbprint`, ...header };
  const body = { ...JSON.parse(credential), ...own, ...claims };
  const text = [head, body].map((part) => coded(utf8(JSON.stringify(part)))).join('.');
  return `${text}.${coded(sign(utf8(text), keyOf(key).secret))}`;
}

const jwkOf = (key: string) => ({
  kty: 'OKP',
  crv: 'Ed25519',
  x: coded(getPublicKey(keyOf(key).secret)),
});

/** The host has its key in both forms. */
async function ownHost(changes: Partial<Facts> = {}): Promise<FakeHost> {
  const host = await hostWith({ form, ...changes });
  const document: JsonObject & { verificationMethod?: unknown; assertionMethod?: unknown } =
    keyDocument(DID, ['issuer']);
  const id = `${DID}#thumbprint`;
  host.answers[paths.did] = {
    status: 200,
    body: JSON.stringify({
      ...document,
      verificationMethod: [
        ...[document.verificationMethod].flat(),
        { id, type: 'JsonWebKey2020', controller: DID, publicKeyJwk: jwkOf('issuer') },
      ],
      assertionMethod: [...[document.assertionMethod].flat(), id],
    }),
  };
  return host;
}

const PIXEL = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (mark) => mark.charCodeAt(0),
);

/** A file attached to a PDF, packed as their writers do. */
function pdfWith(...contents: string[]): Uint8Array {
  const parts = contents.flatMap((content) => {
    const data = deflateSync(content);
    const head = `2 0 obj\n<< /Type /EmbeddedFile /Length ${data.length} /Filter /FlateDecode >>\nstream\n`;
    return [utf8(head), data, utf8('\nendstream\nendobj\n')];
  });
  return joined(utf8('%PDF-1.7\n'), ...parts);
}

const reversed = (credential: string) =>
  JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(credential)).toReversed()));

test.each<[string, (credential: string) => string | Uint8Array]>([
  ['JSON', (credential) => credential],
  ['JSON on many lines', (credential) => JSON.stringify(JSON.parse(credential), null, 2)],
  ['JSON in another order', reversed],
  ['a token', (credential) => tokenOf(credential)],
  ['a PNG', (credential) => bakePng(PIXEL, credential)],
  ['an SVG', (credential) => bakeSvg(pictureOf(facts), credential)],
  ['a PDF', (credential) => pdfWith(credential)],
  ['a PDF with a token', (credential) => pdfWith(tokenOf(credential))],
  ['a PNG with a token', (credential) => bakePng(PIXEL, tokenOf(credential))],
])('our badge as %s is authentic, every check made', async (_name, fileOf) => {
  const host = await ownHost();
  const found = await verify(host, fileOf(textAt(host)));
  expect(statesOf(found)).toEqual(allPassed);
  expect(found).toMatchObject({
    verdict: 'authentic',
    origin: 'ours',
    hosts: [],
    badgeId: BADGE_ID,
    picture: pictureOf(facts),
    claims: { title: facts.title, holder: facts.holder, issuer: 'WorkerBadge' },
  });
});

test('our badge of an address of before is authentic by the key that this host publishes', async () => {
  const host = await ownHost();
  const found = await verify(host, textAt(host), 'new.example');
  expect([found.origin, found.verdict]).toEqual(['ours', 'authentic']);
});

test('who writes our addresses under another identity is of that identity, and is not vouched for', async () => {
  const host = await ownHost();
  const elsewhere = { ...facts, form, host: 'https://elsewhere.example' };
  const credential = await signed(credentialOf(elsewhere), {
    key: 'stranger',
    method: methodOf('did', 'stranger', elsewhere.host),
  });
  const found = await verify(host, JSON.stringify(credential));
  expect([found.origin, found.verdict]).toEqual(['foreign', 'notVerifiable']);
  expect(found.hosts).toContain('elsewhere.example');
  // What is published here for everybody; of the badge nothing is told.
  expect(new Set(found.asked)).toEqual(new Set([paths.did, paths.profile]));
});

type Forgery = (credential: string, host: FakeHost) => string | Promise<string>;

const stranger = (method: string) => async (credential: string) => {
  const { proof: _, ...unsigned } = JSON.parse(credential);
  return JSON.stringify(await signed(unsigned, { key: 'stranger', method }));
};

const didKey = `did:key:${keyOf('stranger').multibase}`;

const forgeries: [string, string, Forgery][] = [
  ['another holder', 'signature', (text) => text.replaceAll('Marco Bianchi', 'Mario Rossi')],
  ['another title', 'signature', (text) => text.replaceAll(facts.title, 'Laurea in medicina')],
  [
    'no signature',
    'signature',
    (text) => JSON.stringify({ ...JSON.parse(text), proof: undefined }),
  ],
  ['a stranger’s key', 'issuer', stranger(`${DID}#${keyOf('stranger').multibase}`)],
  [
    'a key that is its own identity',
    'issuer',
    stranger(`${didKey}#${keyOf('stranger').multibase}`),
  ],
  [
    'a token with a holder of its own',
    'signature',
    (text) => tokenOf(text.replaceAll('Marco Bianchi', 'Mario Rossi'), { key: 'stranger' }),
  ],
  ['a token by a stranger', 'signature', (text) => tokenOf(text, { key: 'stranger' })],
  [
    'a token with a key that it brings',
    'signature',
    (text) =>
      tokenOf(text, {
        key: 'stranger',
        header: { kid: `${didKey}#${keyOf('stranger').multibase}`, jwk: jwkOf('stranger') },
      }),
  ],
  [
    'a token with a key that is not published',
    'signature',
    (text) => tokenOf(text, { header: { kid: `${DID}#other` } }),
  ],
  ['a token for another badge', 'form', (text) => tokenOf(text, { claims: { jti: 'urn:x:1' } })],
  [
    'a picture that was changed',
    'picture',
    (text, host) => {
      host.answers[paths.picture] = { status: 200, body: '<svg/>' };
      return text;
    },
  ],
  [
    'a badge that is not in the register',
    'log',
    (text, host) => {
      host.answers[paths.inclusion] = { status: 404, body: '{"code":"LOG_ENTRY_NOT_FOUND"}' };
      return text;
    },
  ],
];

test.each(forgeries)('refused: %s', async (_name, check, forge) => {
  const host = await ownHost();
  const found = await verify(host, await forge(textAt(host), host));
  expect(found.verdict).toBe('refused');
  expect(statesOf(found)[check]).toBe('failed');
});

test('a credential that our key signed and the register has not is not called authentic', async () => {
  const host = await ownHost();
  const other = await hostWith({ form, holder: 'Mario Rossi' });
  const found = await verify(host, textAt(other));
  expect(found.verdict).toBe('notVerifiable');
  expect(statesOf(found)).toMatchObject({
    signature: 'passed',
    log: 'unchecked',
    past: 'unchecked',
  });
});

test('a revoked badge says so', async () => {
  const host = await ownHost();
  const method = methodOf('did');
  const list = await signed(statusListOf({ form, host: HOST }, [INDEX]), { method });
  host.answers[paths.statusList] = { status: 200, body: JSON.stringify(list) };
  expect((await verify(host, textAt(host))).verdict).toBe('revoked');
});

test('an expired badge says so', async () => {
  const host = await ownHost({ more: { validUntil: '2026-06-01T00:00:00Z' } });
  expect((await verify(host, textAt(host))).verdict).toBe('expired');
});

test.each(['credential', 'picture', 'did', 'statusList', 'inclusion', 'logKeys'] as const)(
  'no verdict without the answer of this host: %s',
  async (path) => {
    const host = await ownHost();
    const file = textAt(host);
    host.answers[paths[path]] = { status: 503, body: '' };
    // The issuer has the same keys in its profile.
    if (path === 'did') host.answers[paths.profile] = { status: 503, body: '' };
    const found = await verify(host, file);
    expect(found.verdict).toBe('notVerifiable');
    expect(Object.values(statesOf(found))).toContain('unchecked');
    expect(Object.values(statesOf(found))).not.toContain('failed');
  },
);

test('the same bytes in base 58 and back', () => {
  expect(toBase58(new Uint8Array([0, 0, 1]))).toBe('112');
  expect(toBase58(new Uint8Array())).toBe('');
  expect(toBase58(joined(new Uint8Array([255, 255])))).toBe('LUv');
});
