import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { temporaryDir } from '../release/built-releases.ts';
import { allowed, mayRead, readRights, rightsSchema } from './rights.ts';
import type { ProvedClaims, Rights } from './rights.ts';

const iss = 'https://issuer.example';
const entry = { issuer: iss, audience: 'publisher', jwks: 'https://issuer.example/jwks' };
const rule = {
  issuer: iss,
  claims: { repository: 'org/mf-a' },
  remotes: ['mf-a'],
  operations: ['publish' as const],
};
const rights: Rights = rightsSchema.parse({ issuers: [entry], rules: [rule] });
const proved = (claims: object): ProvedClaims => ({ iss, sub: 'x', ...claims });

const without: [what: string, claims: object][] = [
  ['no claim', {}],
  ['another value', { repository: 'org/mf-b' }],
  ['a longer value', { repository: 'org/mf-a-and-more' }],
  ['another case', { repository: 'Org/mf-a' }],
  ['a list of others', { repository: ['org/mf-b'] }],
  ['an object', { repository: { 'org/mf-a': true } }],
  ['another issuer', { repository: 'org/mf-a', iss: 'https://other.example' }],
];
for (const [what, claims] of without) {
  test(`${what} gives no right`, () => {
    assert.equal(allowed(rights, proved(claims), 'publish', 'mf-a'), false);
    assert.equal(mayRead(rights, proved(claims)), false);
  });
}

test('a claim gives what its rule says, and nothing besides', () => {
  const claims = proved({ repository: 'org/mf-a' });
  assert.equal(allowed(rights, claims, 'publish', 'mf-a'), true);
  assert.equal(allowed(rights, claims, 'publish', 'mf-ab'), false);
  assert.equal(allowed(rights, claims, 'promote', 'mf-a'), false);
  assert.equal(allowed(rights, claims, 'publish', 'shell'), false);
});

test('who may publish may preview, and who may preview may not publish', () => {
  const may = (given: 'publish' | 'preview' | 'judge', operation: 'publish' | 'preview') => {
    const rules = [{ ...rule, operations: [given] }];
    const claims = proved({ repository: 'org/mf-a' });
    return allowed(rightsSchema.parse({ issuers: [entry], rules }), claims, operation, 'mf-a');
  };
  assert.deepEqual(
    [may('publish', 'preview'), may('preview', 'preview'), may('preview', 'publish')],
    [true, true, false],
  );
  assert.equal(may('judge', 'preview'), false);
});

test('the names of what every object has are claims like others', () => {
  const odd = rightsSchema.parse({
    issuers: [entry],
    rules: [{ ...rule, claims: { constructor: 'x', toString: 'y' } }],
  });
  assert.equal(allowed(odd, proved({}), 'publish', 'mf-a'), false);
});

test('every remote is not the shell', () => {
  const all = rightsSchema.parse({ issuers: [entry], rules: [{ ...rule, remotes: ['mf-*'] }] });
  const claims = proved({ repository: 'org/mf-a' });
  assert.equal(allowed(all, claims, 'publish', 'mf-z'), true);
  assert.equal(allowed(all, claims, 'publish', 'shell'), false);
});

const wrong: [what: string, document: object][] = [
  ['no issuer', { issuers: [], rules: [] }],
  ['an issuer twice', { issuers: [entry, entry], rules: [] }],
  [
    'a rule of an issuer that is not there',
    { issuers: [entry], rules: [{ ...rule, issuer: 'x' }] },
  ],
  ['a rule for everybody', { issuers: [entry], rules: [{ ...rule, claims: {} }] }],
  ['an empty claim', { issuers: [entry], rules: [{ ...rule, claims: { sub: '' } }] }],
  ['an unknown operation', { issuers: [entry], rules: [{ ...rule, operations: ['all'] }] }],
  ['a remote that is none', { issuers: [entry], rules: [{ ...rule, remotes: ['*'] }] }],
  ['keys that come in clear', { issuers: [{ ...entry, jwks: 'http://x.example/k' }], rules: [] }],
  ['tokens of a day', { issuers: [{ ...entry, maxAgeMinutes: 1440 }], rules: [] }],
  ['a word that nobody knows', { issuers: [entry], rules: [], admins: ['ada'] }],
];
for (const [what, document] of wrong) {
  test(`a document with ${what} is refused`, async () => {
    assert.equal(rightsSchema.safeParse(document).success, false);
    const file = path.join(temporaryDir(), 'rights.json');
    writeFileSync(file, JSON.stringify(document));
    await assert.rejects(readRights(file), /no document of rights/u);
  });
}
