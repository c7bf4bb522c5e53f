import { bakePng, bakeSvg } from 'contracts/badge-baking';
import type { FileVerdict } from '../document/file-checks.ts';
import { MAX_FILE_BYTES, type Unread } from '../document/unread.ts';
import stock from './stock-badges.json';

/** A file, what is to be said of it, and the one check that says why. */
export type ForeignFile = [
  name: string,
  file: string | Uint8Array,
  expected: { verdict: FileVerdict; check?: string; hosts?: string[] } | { unread: Unread },
];

// One pixel.
const PIXEL = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (sign) => sign.charCodeAt(0),
);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>A</title></svg>';

const text = (document: object) => JSON.stringify(document);
const { proof303 } = stock;

/** The token under its own signature, with another header or payload. */
function retold(
  token: string,
  change: (parts: { header: Record<string, unknown>; payload: Record<string, unknown> }) => void,
): string {
  const [head = '', body = '', end = ''] = token.split('.');
  const header = JSON.parse(atob(head));
  const payload = JSON.parse(new TextDecoder().decode(bytesOf(body)));
  change({ header, payload });
  return [coded(header), coded(payload), end].join('.');
}

const bytesOf = (part: string) =>
  Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  );

const coded = (value: object) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const { proof } = proof303;
const [firstOf, lastOf] = [proof.proofValue.slice(0, -3), proof.proofValue.slice(-3)];

/** An assertion of Open Badges 2.0 as a server hosts it. */
const assertion = {
  '@context': 'https://w3id.org/openbadges/v2',
  type: 'Assertion',
  id: 'https://adria-formazione.example/assertions/5',
  recipient: { type: 'email', hashed: true, salt: 'sale', identity: 'sha256$c7ef86405ba7' },
  issuedOn: '2025-05-08T08:00:00Z',
  badge: {
    type: 'BadgeClass',
    id: 'https://adria-formazione.example/badges/5',
    name: 'Carrellista, corso di base',
    issuer: { id: 'https://adria-formazione.example/issuer', name: 'Adria Formazione' },
  },
  verification: { type: 'HostedBadge' },
};

const ADRIA = 'adria-formazione.example';

/** The chunk of Open Badges 2.0 in place of the one of 3.0, its sum included. */
function bakedAs2(credential: string): Uint8Array {
  const baked = bakePng(PIXEL, credential);
  const start = 33;
  const keyword = new TextEncoder().encode('iTXtopenbadges\0\0\0\0\0');
  const data = new TextEncoder().encode(credential);
  const chunk = new Uint8Array(keyword.length + data.length + 8);
  new DataView(chunk.buffer).setUint32(0, keyword.length - 4 + data.length);
  chunk.set(keyword, 4);
  chunk.set(data, 4 + keyword.length);
  let sum = 0xffffffff;
  for (const byte of chunk.subarray(4, -4)) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
  }
  new DataView(chunk.buffer).setUint32(chunk.length - 4, (sum ^ 0xffffffff) >>> 0);
  const length = new DataView(baked.buffer).getUint32(start);
  return Uint8Array.from([
    ...baked.subarray(0, start),
    ...chunk,
    ...baked.subarray(start + 12 + length),
  ]);
}

const svg2 = (attributes: string, body: string) =>
  SVG.replace(
    '<title>',
    `<openbadges:assertion xmlns:openbadges="http://openbadges.org"${attributes}>${body}</openbadges:assertion><title>`,
  );

const changed = (bytes: Uint8Array, place: number) => {
  const copy = bytes.slice();
  copy[place] = (copy[place] ?? 0) ^ 1;
  return copy;
};

export const foreignFiles: ForeignFile[] = [
  // Open Badges 3.0 with a proof of Data Integrity, signed by @digitalbazaar/vc.
  ['a proof under 3.0.3', text(proof303), { verdict: 'intact' }],
  ['a proof under 3.0.2', text(stock.proof302), { verdict: 'intact' }],
  ['a proof, written on many lines', JSON.stringify(proof303, null, 2), { verdict: 'intact' }],
  ['a proof, with an end to come', text(stock.proofUntil), { verdict: 'intact' }],
  ['a proof in a list', text({ ...proof303, proof: [proof] }), { verdict: 'intact' }],
  ['a proof, expired', text(stock.proofExpired), { verdict: 'expired', check: 'validity' }],
  ['a proof, not yet valid', text(stock.proofEarly), { verdict: 'refused', check: 'validity' }],
  [
    'a proof, with a list of revocations',
    text(stock.proofStatus),
    { verdict: 'notVerifiable', check: 'revocation', hosts: ['status.adria.example'] },
  ],
  [
    'a proof of a key for an issuer with an address',
    text(stock.proofWebIssuer),
    { verdict: 'notVerifiable', check: 'issuer', hosts: [ADRIA] },
  ],
  [
    'a proof of did:web',
    text(stock.proofDidWeb),
    { verdict: 'notVerifiable', check: 'signature', hosts: [ADRIA] },
  ],
  [
    'a proof of another key than the issuer is',
    text(stock.proofOtherKey),
    { verdict: 'refused', check: 'issuer' },
  ],
  [
    'another holder',
    text(proof303).replace('Omar Vitali', 'Mario Rossi'),
    { verdict: 'refused', check: 'signature' },
  ],
  [
    'another title',
    text(proof303).replaceAll('Carrellista', 'Chirurgo'),
    { verdict: 'refused', check: 'signature' },
  ],
  [
    'an earlier day',
    text(proof303).replace('"validFrom":"2025', '"validFrom":"2020'),
    { verdict: 'refused', check: 'signature' },
  ],
  [
    'a later end',
    text(stock.proofExpired).replace('2026-01-01', '2036-01-01'),
    { verdict: 'refused', check: 'signature' },
  ],
  [
    'a list of revocations taken out',
    text({ ...stock.proofStatus, credentialStatus: undefined }),
    { verdict: 'refused', check: 'signature' },
  ],
  [
    'another signature',
    text({
      ...proof303,
      proof: { ...proof, proofValue: `${firstOf}${lastOf === '111' ? '112' : '111'}` },
    }),
    { verdict: 'refused', check: 'signature' },
  ],
  [
    'another day of the signature',
    text({ ...proof303, proof: { ...proof, created: '2024-05-08T08:00:00Z' } }),
    { verdict: 'refused', check: 'signature' },
  ],
  [
    'a signature for another purpose',
    text({ ...proof303, proof: { ...proof, proofPurpose: 'authentication' } }),
    { verdict: 'refused', check: 'signature' },
  ],
  [
    'a second signature that is false',
    text({ ...proof303, proof: [proof, { ...proof, created: '2024-05-08T08:00:00Z' }] }),
    { verdict: 'refused', check: 'signature' },
  ],
  [
    'a word that no signature covers',
    text({ ...proof303, livello: 'C2' }),
    { verdict: 'refused', check: 'signature' },
  ],
  [
    'no signature',
    text({ ...proof303, proof: undefined }),
    { verdict: 'refused', check: 'signature' },
  ],
  [
    'a signature of another kind',
    text({ ...proof303, proof: { ...proof, type: 'Ed25519Signature2020' } }),
    { verdict: 'notVerifiable', check: 'signature' },
  ],
  [
    'definitions that are not known',
    text({ ...proof303, '@context': [...proof303['@context'], 'https://adria.example/v1'] }),
    { verdict: 'notVerifiable', check: 'signature' },
  ],
  [
    'definitions of its own',
    text({
      ...proof303,
      '@context': [...proof303['@context'], { livello: 'https://a.example/l' }],
    }),
    { verdict: 'notVerifiable', check: 'signature' },
  ],
  [
    'credentials of version 1',
    text({ ...proof303, '@context': ['https://www.w3.org/2018/credentials/v1'] }),
    { verdict: 'notVerifiable', check: 'signature' },
  ],
  [
    'no achievement',
    text({ ...proof303, credentialSubject: { id: 'did:example:omar' } }),
    { verdict: 'refused', check: 'form' },
  ],
  // Open Badges 3.0 as a JSON Web Token, signed by jose.
  ['a token, Ed25519', stock.tokenEd, { verdict: 'intact' }],
  ['a token, P-256', stock.tokenEs256, { verdict: 'intact' }],
  ['a token, P-384', stock.tokenEs384, { verdict: 'intact' }],
  ['a token, RSA', stock.tokenRs256, { verdict: 'intact' }],
  ['a token with the credential as a claim', stock.tokenClaim, { verdict: 'intact' }],
  ['a token with spaces around it', `\n  ${stock.tokenEd}\n`, { verdict: 'intact' }],
  ['a token, expired', stock.tokenExpired, { verdict: 'expired', check: 'validity' }],
  ['a token that ends by its claim', stock.tokenExpOnly, { verdict: 'expired', check: 'validity' }],
  [
    'a token, an algorithm that is not known',
    stock.tokenPs256,
    { verdict: 'notVerifiable', check: 'signature' },
  ],
  ['a token of another day', stock.tokenOtherNbf, { verdict: 'refused', check: 'form' }],
  ['a token of another issuer', stock.tokenOtherIss, { verdict: 'refused', check: 'form' }],
  [
    'a token with a key of its own',
    stock.tokenOwnKey,
    { verdict: 'notVerifiable', check: 'issuer', hosts: [ADRIA] },
  ],
  [
    'a token of did:web',
    stock.tokenDidWeb,
    { verdict: 'notVerifiable', check: 'signature', hosts: [ADRIA] },
  ],
  [
    'a token with the address of its key',
    stock.tokenUrlKid,
    { verdict: 'notVerifiable', check: 'signature', hosts: [ADRIA, 'keys.adria.example'] },
  ],
  [
    'a token, another title',
    retold(stock.tokenEs256, ({ payload }) => (payload['name'] = 'Chirurgo')),
    { verdict: 'refused', check: 'signature' },
  ],
  [
    'a token, another title, Ed25519',
    retold(stock.tokenEd, ({ payload }) => (payload['name'] = 'Chirurgo')),
    { verdict: 'refused', check: 'signature' },
  ],
  [
    'a token without an algorithm',
    retold(stock.tokenEd, ({ header }) => (header['alg'] = 'none')),
    { verdict: 'refused', check: 'signature' },
  ],
  [
    'a token by a shared secret',
    retold(stock.tokenRs256, ({ header }) => (header['alg'] = 'HS256')),
    { verdict: 'refused', check: 'signature' },
  ],
  [
    'a token by another algorithm than its key',
    retold(stock.tokenEs256, ({ header }) => (header['alg'] = 'EdDSA')),
    { verdict: 'refused', check: 'signature' },
  ],
  [
    'a token with words that must be known',
    retold(stock.tokenEd, ({ header }) => (header['crit'] = ['b64'])),
    { verdict: 'notVerifiable', check: 'signature' },
  ],
  [
    'a token under the key of another badge',
    retold(stock.tokenEd, ({ header }) => {
      header['kid'] = JSON.parse(atob(stock.tokenExpired.split('.')[0] ?? ''))['kid'];
    }),
    { verdict: 'refused', check: 'issuer' },
  ],
  ['a token cut off', stock.tokenEd.slice(0, 900), { unread: 'unknownFormat' }],
  ['a token of nonsense', 'abc.def.ghi', { unread: 'brokenToken' }],
  // Open Badges 2.0.
  [
    'a hosted assertion',
    text(assertion),
    { verdict: 'notVerifiable', check: 'signature', hosts: [ADRIA] },
  ],
  [
    'a hosted assertion, expired',
    text({ ...assertion, expires: '2026-01-01T00:00:00Z' }),
    { verdict: 'expired', check: 'validity' },
  ],
  [
    'an assertion without a recipient',
    text({ ...assertion, recipient: undefined }),
    { verdict: 'refused', check: 'form' },
  ],
  [
    'an assertion that says it was revoked',
    text({ ...assertion, revoked: true }),
    { verdict: 'revoked', check: 'revocation' },
  ],
  [
    'an assertion without a day',
    text({ ...assertion, issuedOn: 'ieri' }),
    { verdict: 'refused', check: 'validity' },
  ],
  [
    'a signed assertion',
    stock.assertionToken,
    { verdict: 'notVerifiable', check: 'signature', hosts: ['keys.adria.example', ADRIA] },
  ],
  // Baked pictures.
  ['a PNG with a proof', bakePng(PIXEL, text(proof303)), { verdict: 'intact' }],
  ['a PNG with a token', bakePng(PIXEL, stock.tokenEd), { verdict: 'intact' }],
  [
    'a PNG with a forged proof',
    bakePng(PIXEL, text(proof303).replace('Omar Vitali', 'Mario Rossi')),
    { verdict: 'refused', check: 'signature' },
  ],
  ['an SVG with a proof', bakeSvg(SVG, text(proof303)), { verdict: 'intact' }],
  [
    'an SVG with a forged token',
    bakeSvg(
      SVG,
      retold(stock.tokenEd, ({ payload }) => (payload['name'] = 'Chirurgo')),
    ),
    { verdict: 'refused', check: 'signature' },
  ],
  [
    'a PNG of Open Badges 2.0',
    bakedAs2(text(assertion)),
    { verdict: 'notVerifiable', check: 'signature', hosts: [ADRIA] },
  ],
  [
    'a PNG with the address of its assertion',
    bakedAs2('https://badges.adria.example/5.json'),
    { verdict: 'notVerifiable', check: 'form', hosts: ['badges.adria.example'] },
  ],
  [
    'an SVG of Open Badges 2.0',
    svg2(` verify="${assertion.id}"`, `<![CDATA[${text(assertion)}]]>`),
    { verdict: 'notVerifiable', check: 'signature', hosts: [ADRIA] },
  ],
  [
    'an SVG with the address of its assertion',
    svg2(` verify="${assertion.id}"`, ''),
    { verdict: 'notVerifiable', check: 'form', hosts: [ADRIA] },
  ],
  ['a PNG without a badge', PIXEL, { unread: 'noBadge' }],
  ['an SVG without a badge', SVG, { unread: 'noBadge' }],
  [
    'a PNG that is cut off',
    bakePng(PIXEL, text(proof303)).slice(0, 400),
    { unread: 'brokenPicture' },
  ],
  [
    'a PNG with a wrong sum',
    changed(bakePng(PIXEL, text(proof303)), 100),
    { unread: 'brokenPicture' },
  ],
  [
    'an SVG with a type declaration',
    `<!DOCTYPE svg [<!ENTITY a "b">]>${bakeSvg(SVG, text(proof303))}`,
    { unread: 'brokenPicture' },
  ],
  // What is no badge.
  ['nothing', '', { unread: 'empty' }],
  ['spaces', ' \n ', { unread: 'empty' }],
  ['words', 'Carrellista, corso di base', { unread: 'unknownFormat' }],
  ['JSON that is cut off', text(proof303).slice(0, 300), { unread: 'unknownFormat' }],
  ['JSON of something else', '{"name":"Carrellista"}', { unread: 'notABadge' }],
  [
    'a credential that is no badge',
    text({ ...proof303, type: ['VerifiableCredential', 'BitstringStatusListCredential'] }),
    { unread: 'notABadge' },
  ],
  ['an address', 'https://adria-formazione.example/assertions/5', { unread: 'address' }],
  ['a page', '<!doctype html><title>A</title>', { unread: 'page' }],
  ['a page without a type', '<html lang="it"><title>A</title>', { unread: 'page' }],
  ['a PDF without a badge', '%PDF-1.7\n%âãÏÓ', { unread: 'noAttachment' }],
  ['a PDF that is protected', '%PDF-1.7\ntrailer << /Encrypt 7 0 R >>', { unread: 'brokenPdf' }],
  ['bytes that are no text', new Uint8Array([0xff, 0xfe, 0x00, 0x01]), { unread: 'unknownFormat' }],
  ['a file too large', new Uint8Array(MAX_FILE_BYTES + 1).fill(0x20), { unread: 'tooLarge' }],
];
