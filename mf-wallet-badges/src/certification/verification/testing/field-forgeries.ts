import { isObject } from '../reading.ts';
import {
  answerWith,
  badSignature,
  bodyOf,
  leavesOf,
  put,
  remove,
  unknownTerms,
  type Expected,
  type Forgery,
  type Step,
} from './forge.ts';
import { credentialOf, facts, paths } from './host.ts';

const special: [RegExp, Expected][] = [
  [/^@context/u, { check: 'signature', reason: 'unknownContext' }],
  [/^issuer\.id$/u, { check: 'issuer', reason: 'otherIssuer' }],
  [/^proof\.0\.verificationMethod$/u, { check: 'issuer', reason: 'otherIssuer' }],
  [/^proof\.0\.(type|cryptosuite|proofPurpose)$/u, { check: 'signature', reason: 'otherProof' }],
];

const expectedOf = (place: Step[]): Expected =>
  special.find(([pattern]) => pattern.test(place.join('.')))?.[1] ?? badSignature;

const isType = (place: Step[]) =>
  place.includes('type') && place[0] !== 'proof' && place[0] !== '@context';

function changed(place: Step[]): (value: unknown) => unknown {
  if (isType(place)) return () => 'SomethingElse';
  if (place.at(-1) === 'created') return () => '2020-01-01T00:00:00Z';
  return (value) => {
    if (typeof value === 'boolean') return !value;
    const text = String(value);
    // Dates and base58 keep their form: nothing but the signature can tell.
    if (/^\d{4}-/u.test(text)) return text.replace('2026', '2025');
    return place.at(-1) === 'proofValue'
      ? text.replace(/.$/u, (s) => (s === '2' ? '3' : '2'))
      : `${text}x`;
  };
}

const genuine = credentialOf(facts);
const places = leavesOf({
  ...genuine,
  proof: [
    {
      type: '',
      created: '',
      verificationMethod: '',
      cryptosuite: '',
      proofPurpose: '',
      proofValue: '',
    },
  ],
});

const changes: Forgery[] = places.map((place) => ({
  name: `credential: ${place.join('.')} changed`,
  forge: (host) => {
    const credential = bodyOf(host, paths.credential);
    put(credential, place, changed(place));
    answerWith(host, paths.credential, credential);
  },
  ...(isType(place) ? unknownTerms : expectedOf(place)),
}));

const removedParts: [Step[], Expected][] = [
  [['name'], badSignature],
  [['image'], badSignature],
  [['issuer', 'name'], badSignature],
  [['issuer', 'url'], badSignature],
  [['issuer', 'image'], badSignature],
  [['issuer', 'id'], { check: 'issuer', reason: 'otherIssuer' }],
  [['issuer'], { check: 'issuer', reason: 'otherIssuer' }],
  [['validFrom'], { check: 'validity', reason: 'badDate' }],
  [['awardedDate'], badSignature],
  [['credentialSubject', 'identifier'], badSignature],
  [['credentialSubject', 'achievement', 'tag', 0], badSignature],
  [['credentialSubject', 'achievement', 'criteria'], badSignature],
  [['credentialSubject', 'achievement', 'achievementType'], badSignature],
  [['credentialSubject', 'achievement', 'id'], badSignature],
  [['credentialSubject', 'achievement'], badSignature],
  [['credentialSubject'], badSignature],
  [['relatedResource'], { check: 'picture', reason: 'noDigest' }],
  [['credentialSchema'], badSignature],
  [['credentialStatus'], { check: 'revocation', reason: 'unknownStatus' }],
  [['type', 1], { check: 'content', reason: 'notACredential' }],
  [['id'], badSignature],
  [['proof'], { check: 'signature', reason: 'noProof' }],
  [['proof', 0, 'cryptosuite'], { check: 'signature', reason: 'otherProof' }],
  [['proof', 0, 'created'], badSignature],
  [['proof', 0, 'proofValue'], { check: 'signature', reason: 'otherProof' }],
];

const removals: Forgery[] = removedParts.map(([place, expected]) => ({
  name: `credential: ${place.join('.')} removed`,
  forge: (host) => {
    const credential = bodyOf(host, paths.credential);
    remove(credential, place);
    answerWith(host, paths.credential, credential);
  },
  ...expected,
}));

/** Objects of the credential, to which something is added that no context knows. */
const objects: Step[][] = [
  [],
  ['issuer'],
  ['image'],
  ['credentialSubject'],
  ['credentialSubject', 'identifier', 0],
  ['credentialSubject', 'achievement'],
  ['credentialSubject', 'achievement', 'criteria'],
  ['relatedResource', 0],
  ['credentialSchema', 0],
  ['credentialStatus'],
];

const additions: Forgery[] = objects.map((place) => ({
  name: `credential: an unknown word added to ${place.join('.') || 'the whole'}`,
  forge: (host) => {
    const credential = bodyOf(host, paths.credential);
    const add = (value: unknown) => (isObject(value) ? { ...value, laurea: 'Medicina' } : value);
    if (place.length === 0)
      answerWith(host, paths.credential, { ...credential, laurea: 'Medicina' });
    else {
      put(credential, place, add);
      answerWith(host, paths.credential, credential);
    }
  },
  ...unknownTerms,
}));

export const fieldForgeries: Forgery[] = [...changes, ...removals, ...additions];
