import { isObject, type JsonObject } from '../reading.ts';
import { answerWith, badSignature, bodyOf, put, type Expected, type Forgery } from './forge.ts';
import { credentialOf, facts, methodOf, paths, type FakeHost, type Form } from './host.ts';
import { keyOf, signed } from './sign.ts';

const change = (
  name: string,
  expected: Expected,
  edit: (credential: JsonObject, host: FakeHost) => unknown,
): Forgery => ({
  name: `credential: ${name}`,
  forge: async (host) => {
    const value = await edit(bodyOf(host, paths.credential), host);
    answerWith(host, paths.credential, typeof value === 'string' ? value : Object(value));
  },
  ...expected,
});

const firstProof = (credential: JsonObject): JsonObject => {
  const [proof] = Array.isArray(credential['proof']) ? credential['proof'] : [];
  return isObject(proof) ? proof : {};
};
const otherProof: Expected = { check: 'signature', reason: 'otherProof' };
const attackers = (issuer: Form['issuer']) => methodOf(issuer, 'attacker');
const signedByAttacker = (credential: JsonObject, method: string) =>
  signed({ ...credential, proof: undefined }, { key: 'attacker', method });

const wholes: Forgery[] = [
  change('a second proof', otherProof, (c) => ({ ...c, proof: [firstProof(c), firstProof(c)] })),
  change('an unknown word in the proof', otherProof, (c) => ({
    ...c,
    proof: [{ ...firstProof(c), nonce: '1' }],
  })),
  change('proof for another purpose', otherProof, (c) => ({
    ...c,
    proof: [{ ...firstProof(c), proofPurpose: 'authentication' }],
  })),
  change('proof of another suite', otherProof, (c) => ({
    ...c,
    proof: [{ ...firstProof(c), cryptosuite: 'ecdsa-rdfc-2019' }],
  })),
  change('proof value in another alphabet', badSignature, (c) => ({
    ...c,
    proof: [{ ...firstProof(c), proofValue: `u${'A'.repeat(86)}` }],
  })),
  change('proof value of 63 bytes', badSignature, (c) => ({
    ...c,
    proof: [{ ...firstProof(c), proofValue: `z${'2'.repeat(86)}` }],
  })),
  change('proof value of nothing', badSignature, (c) => ({
    ...c,
    proof: [{ ...firstProof(c), proofValue: 'z' }],
  })),
  change('a context of its own', { check: 'signature', reason: 'unknownContext' }, (c) => ({
    ...c,
    '@context': [...[c['@context']].flat(), { name: 'https://schema.org/name' }],
  })),
  change('contexts in another order', { check: 'signature', reason: 'unknownContext' }, (c) => ({
    ...c,
    '@context': [c['@context']].flat().toReversed(),
  })),
  change('one context only', { check: 'signature', reason: 'unknownContext' }, (c) => ({
    ...c,
    '@context': 'https://www.w3.org/ns/credentials/v2',
  })),
  change(
    'signed by a key of its own under our name',
    { check: 'issuer', reason: 'unknownKey' },
    (c) => signedByAttacker(c, attackers('profile')),
  ),
  change(
    'signed by a key of its own under our DID',
    { check: 'issuer', reason: 'unknownKey' },
    (c) =>
      signedByAttacker(
        { ...c, issuer: { ...Object(c['issuer']), id: 'did:web:badges.example' } },
        attackers('did'),
      ),
  ),
  change('signed by a key of its own, naming ours', badSignature, (c) =>
    signedByAttacker(c, methodOf('profile')),
  ),
  change('signed by did:key', { check: 'issuer', reason: 'otherIssuer' }, (c) => {
    const id = `did:key:${keyOf('attacker').multibase}`;
    return signedByAttacker(
      { ...c, issuer: { ...Object(c['issuer']), id } },
      `${id}#${keyOf('attacker').multibase}`,
    );
  }),
  change('signed by another body', { check: 'issuer', reason: 'unknownKey' }, (c) =>
    signedByAttacker(
      { ...c, issuer: { ...Object(c['issuer']), id: 'https://evil.example/api/Badges/Issuer' } },
      `https://evil.example/api/Badges/Issuer#${keyOf('attacker').multibase}`,
    ),
  ),
  change('of another badge of ours', { check: 'content', reason: 'differs' }, () => {
    const other = { ...facts, badgeId: '5fe0ac52-2222-4000-8000-000000000000' };
    return signed(credentialOf(other), { method: methodOf('profile') });
  }),
  change('of another person', { check: 'content', reason: 'differs' }, () =>
    signed(credentialOf({ ...facts, holder: 'Mario Rossi' }), { method: methodOf('profile') }),
  ),
  change(
    'of another document that we signed',
    { check: 'content', reason: 'notACredential' },
    (c) =>
      signed(
        { ...c, proof: undefined, type: ['VerifiableCredential'] },
        { method: methodOf('profile') },
      ),
  ),
  change('signed for a day to come', { check: 'validity', reason: 'notYetValid' }, () =>
    signed(credentialOf({ ...facts, more: { validFrom: '2027-01-01T00:00:00Z' } }), {
      method: methodOf('profile'),
    }),
  ),
  change('two names of the holder', { check: 'content', reason: 'differs' }, () => {
    const identifier = ['Marco Bianchi', 'Mario Rossi'].map((identityHash) => ({
      type: 'IdentityObject',
      hashed: false,
      identityHash,
      identityType: 'name',
    }));
    const credential = credentialOf(facts);
    put(credential, ['credentialSubject', 'identifier'], () => identifier);
    return signed(credential, { method: methodOf('profile') });
  }),
];

/** The same statements in other bytes: the signature holds, the entry of the ledger does not. */
const otherBytes: Forgery[] = Object.entries({
  'keys in another order': (text: string) =>
    JSON.stringify(Object.fromEntries(Object.entries(Object(JSON.parse(text))).toReversed())),
  'spaces between': (text: string) => JSON.stringify(JSON.parse(text), null, 2),
  'a space at the end': (text: string) => `${text} `,
  'a key twice': (text: string) => text.replace('{', '{"name":"Laurea",'),
  'tags in another order': (text: string) =>
    text.replace(/"tag":\["([^"]*)","([^"]*)"\]/u, '"tag":["$2","$1"]'),
  'a letter escaped': (text: string) => text.replace('Marco', '\\u004darco'),
}).map(([name, rewrite]) => ({
  name: `credential: ${name}`,
  forge: (host) => {
    const body = host.answers[paths.credential]?.body;
    host.answers[paths.credential] = { status: 200, body: rewrite(String(body)) };
  },
  check: 'ledger',
  reason: 'otherHash',
}));

export const wholeForgeries: Forgery[] = [...wholes, ...otherBytes];
