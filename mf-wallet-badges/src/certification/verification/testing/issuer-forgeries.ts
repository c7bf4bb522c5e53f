import type { JsonObject } from '../reading.ts';
import { answerWith, bodyOf, without, type Forgery } from './forge.ts';
import { HOST, issuerIdOf, keyDocument, paths, type Form } from './host.ts';
import { keyOf } from './sign.ts';

const profile: Form = { issuer: 'profile', status: 'list' };
const did: Form = { issuer: 'did', status: 'bitstring' };

type Document = {
  verificationMethod: JsonObject[];
  assertionMethod: unknown[];
} & JsonObject;

const documentOf = (form: Form, keys: string[]): Document => {
  const methods = keys.map((key) => {
    const id = issuerIdOf(form.issuer);
    const { multibase } = keyOf(key);
    return {
      id: `${id}#${multibase}`,
      type: 'Multikey',
      controller: id,
      publicKeyMultibase: multibase,
    };
  });
  return {
    ...keyDocument(issuerIdOf(form.issuer), keys),
    verificationMethod: methods,
    assertionMethod: methods.map(({ id }) => id),
  };
};

const ofMethod =
  (edit: JsonObject) =>
  (document: Document): object => ({
    ...document,
    verificationMethod: document.verificationMethod.map((method) => ({ ...method, ...edit })),
  });

/** What the issuer's document says instead; the reason is that of the check of the key. */
const edits: [string, (document: Document) => object | string, Forgery['reason']][] = [
  ['another key', () => documentOf(profile, ['attacker']), 'unknownKey'],
  ['no keys', (d) => ({ ...d, verificationMethod: [], assertionMethod: [] }), 'unknownKey'],
  ['no list of keys', (d) => without(d, 'verificationMethod'), 'unknownKey'],
  ['a key for nothing', (d) => ({ ...d, assertionMethod: [] }), 'unknownKey'],
  [
    'a key for logging in only',
    (d) => ({ ...d, assertionMethod: undefined, authentication: d.assertionMethod }),
    'unknownKey',
  ],
  ['a key of another type', ofMethod({ type: 'JsonWebKey' }), 'unknownKey'],
  [
    'a key of another controller',
    ofMethod({ controller: 'https://evil.example/api/Badges/Issuer' }),
    'unknownKey',
  ],
  ['a key under another name', ofMethod({ id: `${HOST}/api/Badges/Issuer#key-1` }), 'unknownKey'],
  [
    'other bytes under the name of the key',
    ofMethod({ publicKeyMultibase: keyOf('attacker').multibase }),
    'unknownKey',
  ],
  [
    'a key that was withdrawn before',
    ofMethod({ revoked: '2026-01-01T00:00:00Z' }),
    'keyWithdrawn',
  ],
  ['a key that had ended', ofMethod({ expires: '2026-01-01T00:00:00Z' }), 'keyWithdrawn'],
  ['a withdrawal without a date', ofMethod({ revoked: 'yes' }), 'keyWithdrawn'],
  ['no name', (d) => without(d, 'id'), 'unknownKey'],
  ['a name that is no issuer’s', (d) => ({ ...d, id: 'https://evil.example/' }), 'unknownKey'],
  ['a page in its place', () => '<!doctype html><title>WorkerBadge</title>', 'unreadable'],
  ['a list in its place', () => '[]', 'unreadable'],
];

const forgeriesOf = (form: Form, path: string): Forgery[] =>
  edits.map(([name, edit, reason]) => ({
    name: `issuer (${form.issuer}): ${name}`,
    form,
    forge: (host) => {
      // The other document is not there: neither can stand in for the other unseen.
      host.answers[path === paths.did ? paths.profile : paths.did] = undefined;
      answerWith(host, path, edit({ ...documentOf(form, ['issuer']), ...bodyOf(host, path) }));
    },
    check: 'issuer',
    reason,
  }));

export const issuerForgeries: Forgery[] = [
  ...forgeriesOf(profile, paths.profile),
  ...forgeriesOf(did, paths.did),
];
