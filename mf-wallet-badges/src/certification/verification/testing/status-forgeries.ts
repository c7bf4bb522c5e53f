import type { JsonObject } from '../reading.ts';
import { answerWith, bodyOf, without, type Forgery } from './forge.ts';
import {
  HOST,
  INDEX,
  credentialOf,
  encodedList,
  facts,
  methodOf,
  paths,
  statusListOf,
  type Form,
} from './host.ts';
import { signed } from './sign.ts';

const list: Form = { issuer: 'profile', status: 'list' };
const bitstring: Form = { issuer: 'did', status: 'bitstring' };

const legacy = (name: string, body: object | string, reason: Forgery['reason']): Forgery => ({
  name: `revocations: ${name}`,
  form: list,
  forge: (host) => answerWith(host, paths.revocations, body),
  check: 'revocation',
  reason,
});

const id = `${HOST}${paths.revocations}`;
const ours = { id: `${HOST}${paths.credential}`, revoked: true };

const signedList = (
  name: string,
  reason: Forgery['reason'],
  edit: (made: ReturnType<typeof statusListOf>) => JsonObject,
  key = 'issuer',
): Forgery => ({
  name: `status list: ${name}`,
  form: bitstring,
  forge: async (host) =>
    answerWith(
      host,
      paths.statusList,
      await signed(edit(statusListOf({ form: bitstring, host: HOST })), {
        key,
        method: methodOf('did', key),
      }),
    ),
  check: 'revocation',
  reason,
});

/** The signed list, changed afterwards. */
const changedList = (name: string, edit: (made: JsonObject) => object | string): Forgery => ({
  name: `status list: ${name}`,
  form: bitstring,
  forge: (host) => answerWith(host, paths.statusList, edit(bodyOf(host, paths.statusList))),
  check: 'revocation',
  reason: 'forgedList',
});

/** A badge whose entry leads nowhere; it is signed. */
const entry = (name: string, edit: JsonObject): Forgery => ({
  name: `status entry: ${name}`,
  form: bitstring,
  forge: async (host) => {
    const made = credentialOf({ ...facts, form: bitstring });
    const status = { ...Object(made['credentialStatus']), ...edit };
    answerWith(
      host,
      paths.credential,
      await signed({ ...made, credentialStatus: status }, { method: methodOf('did') }),
    );
  },
  check: 'revocation',
  reason: 'unknownStatus',
});

const subjectOf = (made: ReturnType<typeof statusListOf>, edit: JsonObject) => ({
  ...made,
  credentialSubject: { ...made.credentialSubject, ...edit },
});

const elsewhere: Forgery = {
  name: 'status entry: a list that is not ours',
  form: list,
  forge: async (host) => {
    const status = { id: 'https://evil.example/list', type: '1EdTechRevocationList' };
    answerWith(
      host,
      paths.credential,
      await signed(credentialOf({ ...facts, more: { credentialStatus: status } }), {
        method: methodOf('profile'),
      }),
    );
  },
  check: 'revocation',
  reason: 'unknownStatus',
};

export const statusForgeries: Forgery[] = [
  elsewhere,
  legacy('of this badge', { id, revokedCredential: [ours] }, 'revoked'),
  legacy(
    'of this badge at an earlier address',
    { id, revokedCredential: [{ ...ours, id: ours.id.replace(HOST, 'http://old.example') }] },
    'revoked',
  ),
  legacy(
    'a list of something else',
    { id: `${HOST}/api/Other`, revokedCredential: [] },
    'forgedList',
  ),
  legacy('a list without a name', { revokedCredential: [] }, 'forgedList'),
  legacy('no list in it', { id }, 'unreadable'),
  legacy('something else in place of the list', { id, revokedCredential: {} }, 'unreadable'),
  legacy('a page in its place', '<!doctype html>', 'unreadable'),
  signedList('this badge revoked', 'revoked', (made) =>
    subjectOf(made, { encodedList: encodedList([INDEX]) }),
  ),
  signedList('every badge revoked', 'revoked', (made) =>
    subjectOf(made, { encodedList: encodedList([INDEX - 1, INDEX, INDEX + 1]) }),
  ),
  signedList('too short', 'unreadable', (made) =>
    subjectOf(made, { encodedList: encodedList([], 64) }),
  ),
  signedList('not packed', 'unreadable', (made) => subjectOf(made, { encodedList: 'uAAAA' })),
  signedList('not text', 'unreadable', (made) => subjectOf(made, { encodedList: 'u*' })),
  signedList('in another alphabet', 'unreadable', (made) =>
    subjectOf(made, { encodedList: encodedList([]).slice(1) }),
  ),
  signedList('more than memory holds', 'unreadable', (made) =>
    subjectOf(made, { encodedList: encodedList([], 40_000_000) }),
  ),
  signedList('for another purpose', 'forgedList', (made) =>
    subjectOf(made, { statusPurpose: 'suspension' }),
  ),
  signedList('another list of ours', 'forgedList', (made) => ({
    ...made,
    id: `${HOST}/api/Badges/StatusLists/2`,
  })),
  signedList('a badge in place of the list', 'forgedList', (made) => ({
    ...made,
    type: ['VerifiableCredential'],
  })),
  signedList('that has ended', 'unreadable', (made) => ({
    ...made,
    validUntil: '2026-11-01T00:00:00Z',
  })),
  signedList('signed by a key of its own', 'forgedList', (made) => made, 'attacker'),
  changedList('without a signature', (made) => without(made, 'proof')),
  changedList('this badge taken out after it was signed', (made) => ({
    ...made,
    credentialSubject: { ...Object(made['credentialSubject']), encodedList: encodedList([1]) },
  })),
  changedList('an unknown word', (made) => ({ ...made, laurea: 'Medicina' })),
  changedList('another day', (made) => ({ ...made, validFrom: '2026-11-23T09:59:00Z' })),
  entry('on another path', { statusListCredential: `${HOST}/evil/1` }),
  entry('no place in it', { statusListIndex: 'first' }),
  entry('a place before the first', { statusListIndex: '-1' }),
  entry('a purpose that ends nothing', { statusPurpose: 'message' }),
];
