import '../../verification/testing/node-timers.ts';
import type { JsonObject } from '../../verification/reading.ts';
import { fakeMemory } from '../../verification/testing/fake-memory.ts';
import { NOW } from '../../verification/testing/host.ts';
import { keyOf } from '../../verification/testing/sign.ts';
import {
  ADRIA,
  answersFrom,
  ASSERTION,
  assertion,
  badgeClass,
  badgeFor,
  CLASS,
  DID,
  DID_DOCUMENT,
  hostedAnswers,
  INDEX,
  issuerDocument,
  jwkOf,
  keyDocument,
  LIST,
  methodOf,
  profile,
  PROFILE,
  signedBadge,
  signedList,
  statusEntry,
  statusList,
  tokenOf,
} from '../testing/foreign-host.ts';
import stock from '../testing/stock-badges.json';
import type { HostObstacle } from './file-checks.ts';
import { verifyFile } from './verify-file.ts';

type Documents = Parameters<typeof answersFrom>[0];

const HOST = new URL(ADRIA).host;
const network = jest.spyOn(globalThis, 'fetch');
network.mockImplementation(() => Promise.reject(new TypeError('no network')));

/** What is said of a file: the verdict, and the reasons of the checks that did not pass. */
async function told(file: object | string, documents: Documents = {}) {
  const text = typeof file === 'string' ? file : JSON.stringify(file);
  const deps = {
    read: async () => ({ state: 'unread', reason: 'unreachable' }) as const,
    memory: fakeMemory(),
    now: NOW,
    host: 'badges.example',
  };
  const found = await verifyFile(new TextEncoder().encode(text), deps, answersFrom(documents));
  if (found.state === 'unread') throw new Error(found.reason);
  // Only the page asks, when its visitor has agreed.
  if (network.mock.calls.length > 0) throw new Error('the verifier asked somebody itself');
  const reasons = Object.fromEntries(
    found.checks.flatMap((check) =>
      check.state === 'passed' || check.state === 'absent' ? [] : [[check.id, check.reason]],
    ),
  );
  const { verdict, wanted, confirmedBy, claims } = found;
  return { verdict, reasons, wanted, confirmedBy, claims };
}

const confirmed = { verdict: 'confirmed', reasons: {}, wanted: [], confirmedBy: HOST };
const refused = (reasons: object) => ({ verdict: 'refused', reasons, wanted: [] });
const open = (reasons: object) => ({ verdict: 'notVerifiable', reasons });

describe('the key of an issuer', () => {
  const by = (document: object) => ({ [DID_DOCUMENT]: document });

  test('is asked for at the address of its DID, and nowhere else', async () => {
    expect(await told(await signedBadge())).toMatchObject({
      ...open({ issuer: 'needsIssuer', signature: 'needsIssuer' }),
      wanted: [DID_DOCUMENT],
      confirmedBy: null,
    });
    expect(await told(await signedBadge(), by(issuerDocument()))).toMatchObject(confirmed);
  });

  test.each<[string, object, object]>([
    [
      'is not among its keys',
      issuerDocument(DID, {}, { assertionMethod: [] }),
      { issuer: 'unknownKey' },
    ],
    [
      'is of somebody else',
      issuerDocument(DID, { controller: 'did:web:other.example' }),
      { issuer: 'unknownKey' },
    ],
    [
      'was withdrawn before it signed',
      issuerDocument(DID, { revoked: '2026-03-31T00:00:00Z' }),
      { issuer: 'keyWithdrawn' },
    ],
    [
      'had ended before it signed',
      issuerDocument(DID, { expires: '2026-03-31T00:00:00Z' }),
      { issuer: 'keyWithdrawn' },
    ],
    [
      'is another one',
      issuerDocument(DID, { publicKeyMultibase: keyOf('other').multibase }),
      { signature: 'badSignature' },
    ],
  ])('that %s makes no badge of it', async (_, document, reasons) => {
    expect(await told(await signedBadge(), by(document))).toMatchObject(refused(reasons));
  });

  test.each<[string, object]>([
    ['was withdrawn later', issuerDocument(DID, { revoked: '2026-05-01T00:00:00Z' })],
    ['stands in the list itself', { id: DID, assertionMethod: [keyDocument()] }],
    [
      'is named by its fragment',
      {
        id: DID,
        verificationMethod: [keyDocument(DID, { id: `#${keyOf('adria').multibase}` })],
        assertionMethod: [`#${keyOf('adria').multibase}`],
      },
    ],
    [
      'is written as a JWK',
      issuerDocument(DID, { publicKeyJwk: jwkOf(), publicKeyMultibase: undefined }),
    ],
  ])('that %s is its own', async (_, document) => {
    expect(await told(await signedBadge(), by(document))).toMatchObject(confirmed);
  });

  test.each<[string, object, string]>([
    ['of somebody else', issuerDocument('did:web:other.example'), 'hostUnreadable'],
    ['without keys', { id: DID }, 'noKeys'],
    ['that is a list', [issuerDocument()], 'hostUnreadable'],
  ])('is not told by a document %s', async (_, document, reason) => {
    expect(await told(await signedBadge(), by(document))).toMatchObject({
      ...open({ issuer: reason, signature: reason }),
      wanted: [],
      confirmedBy: null,
    });
  });

  test.each<HostObstacle>([
    'hostSilent',
    'hostMissing',
    'hostRedirects',
    'hostTooLarge',
    'hostUnreadable',
  ])('stays open when its host says nothing: %s', async (reason) => {
    const answer = { state: 'unread', reason } as const;
    expect(await told(await signedBadge(), by(answer))).toMatchObject({
      ...open({ issuer: reason, signature: reason }),
      wanted: [],
    });
  });

  test('does not save a badge that was changed', async () => {
    const badge = { ...(await signedBadge({ credentialStatus: statusEntry() })), name: 'Chirurgo' };
    // Nor need its list be asked.
    expect(await told(badge, by(issuerDocument()))).toMatchObject(
      refused({ signature: 'badSignature', revocation: 'needsList' }),
    );
  });
});

describe('an issuer with an address', () => {
  const badge = () => signedBadge({}, PROFILE);

  test('lists its keys in its profile', async () => {
    expect((await told(await badge())).wanted).toEqual([PROFILE]);
    expect(await told(await badge(), { [PROFILE]: issuerDocument(PROFILE) })).toMatchObject(
      confirmed,
    );
    expect(await told(await badge(), { [PROFILE]: profile })).toMatchObject(
      open({ issuer: 'noKeys', signature: 'noKeys' }),
    );
  });

  test('may sign with a key that is its own name, when it lists it', async () => {
    const { issuer, proof } = stock.proofWebIssuer;
    const list = (assertionMethod: string[]) => ({
      [issuer.id]: { id: issuer.id, assertionMethod },
    });
    const file = stock.proofWebIssuer;
    expect(await told(file, list([proof.verificationMethod]))).toMatchObject(confirmed);
    expect(await told(file, list(['did:key:z6Mk']))).toMatchObject(
      refused({ issuer: 'unknownKey' }),
    );
  });

  test('may have its key at an address of its own', async () => {
    const KEY = 'https://keys.adria.example/1';
    const file = await signedBadge({}, PROFILE, KEY);
    const at = (key: object, assertionMethod = [KEY]) =>
      told(file, { [PROFILE]: { id: PROFILE, assertionMethod }, [KEY]: key });
    expect((await told(file)).wanted).toEqual([PROFILE, KEY]);
    expect(await at(keyDocument(PROFILE, {}, KEY))).toMatchObject(confirmed);
    expect(await at(keyDocument(DID, {}, KEY))).toMatchObject(
      open({ signature: 'hostUnreadable' }),
    );
    expect(await at(keyDocument(PROFILE, {}, `${KEY}1`))).toMatchObject(
      open({ signature: 'hostUnreadable' }),
    );
    expect(await at(keyDocument(PROFILE, {}, KEY), [`${KEY}1`])).toMatchObject(
      refused({ issuer: 'unknownKey', signature: 'follows' }),
    );
    // Its own document would have it.
    const missing = await signedBadge({}, PROFILE);
    expect(
      await told(missing, { [PROFILE]: { id: PROFILE, assertionMethod: [methodOf(PROFILE)] } }),
    ).toMatchObject(refused({ signature: 'unknownKey' }));
  });
});

describe('a token', () => {
  const payload = badgeFor();

  test('names its key among those of the issuer', async () => {
    const token = tokenOf(payload, { kid: methodOf() });
    const documents = { [DID_DOCUMENT]: issuerDocument() };
    expect((await told(token)).wanted).toEqual([DID_DOCUMENT]);
    expect(await told(token, documents)).toMatchObject(confirmed);
    expect(await told(tokenOf(payload, { kid: methodOf() }, 'other'), documents)).toMatchObject(
      refused({ signature: 'badSignature' }),
    );
  });

  test('brings its key, which is the issuer’s when it is among its own', async () => {
    const has = (key: string) => ({
      [DID_DOCUMENT]: issuerDocument(DID, { publicKeyJwk: jwkOf(key) }),
    });
    const token = tokenOf(payload, { jwk: jwkOf() });
    expect(await told(token)).toMatchObject(open({ issuer: 'needsIssuer' }));
    expect(await told(token, has('adria'))).toMatchObject(confirmed);
    expect(await told(token, has('other'))).toMatchObject(refused({ issuer: 'unknownKey' }));
  });

  test('has its key as a bare one at an address', async () => {
    const KEY = 'https://keys.adria.example/jwk';
    const token = tokenOf(badgeFor(PROFILE), { kid: KEY });
    const own = { [PROFILE]: { id: PROFILE, assertionMethod: [KEY] } };
    expect(await told(token, { ...own, [KEY]: jwkOf() })).toMatchObject(confirmed);
    expect(await told(token, { ...own, [KEY]: jwkOf('other') })).toMatchObject(
      refused({ signature: 'badSignature' }),
    );
  });
});

describe('a list of revocations', () => {
  const told1 = async (list: object | string, entry: JsonObject = statusEntry()) =>
    told(await signedBadge({ credentialStatus: entry }), {
      [DID_DOCUMENT]: issuerDocument(),
      [LIST]: list,
    });

  test('is asked for beside the key', async () => {
    const badge = await signedBadge({ credentialStatus: statusEntry() });
    expect((await told(badge)).wanted).toEqual([DID_DOCUMENT, LIST]);
    expect(await told(badge, { [DID_DOCUMENT]: issuerDocument() })).toMatchObject({
      ...open({ revocation: 'needsList' }),
      wanted: [LIST],
    });
  });

  test('says whether a badge holds', async () => {
    expect(await told1(await signedList(statusList()))).toMatchObject(confirmed);
    expect(await told1(await signedList(statusList({}, [INDEX + 1, INDEX - 1])))).toMatchObject(
      confirmed,
    );
    expect(await told1(await signedList(statusList({}, [INDEX])))).toMatchObject({
      verdict: 'revoked',
      reasons: { revocation: 'revoked' },
    });
    const token = (revoked: number[]) => tokenOf(statusList({}, revoked), { kid: methodOf() });
    expect(await told1(token([]))).toMatchObject(confirmed);
    expect(await told1(token([INDEX]))).toMatchObject({ verdict: 'revoked' });
  });

  test.each<[string, () => Promise<object> | object]>([
    [
      'was changed',
      async () => ({ ...(await signedList(statusList({}, [INDEX]))), ...statusList() }),
    ],
    ['is not signed', () => statusList()],
    ['is signed by another key', () => signedList(statusList(), 'other')],
    ['is of another issuer', () => signedList(statusList({ issuer: 'did:web:other.example' }))],
    ['is another one', () => signedList(statusList({ id: `${LIST}0` }))],
    ['is of another kind', () => signedList(statusList({ type: ['VerifiableCredential'] }))],
    [
      'is for something else',
      () => {
        const { credentialSubject, ...list } = statusList();
        const other = { ...(credentialSubject as object), statusPurpose: 'suspension' };
        return signedList({ ...list, credentialSubject: other });
      },
    ],
  ])('that %s is none of the issuer’s', async (_, list) => {
    expect(await told1(await list())).toMatchObject(refused({ revocation: 'forgedList' }));
  });

  test.each<[string, JsonObject, string]>([
    ['has ended', statusList({ validUntil: '2026-11-01T00:00:00Z' }), 'oldList'],
    ['has yet to begin', statusList({ validFrom: '2027-01-01T00:00:00Z' }), 'oldList'],
  ])('that %s says nothing', async (_, list, reason) => {
    expect(await told1(await signedList(list))).toMatchObject(open({ revocation: reason }));
  });

  test('that cannot be read says nothing', async () => {
    expect(await told1('<html></html>')).toMatchObject(open({ revocation: 'hostUnreadable' }));
    expect(await told1({ state: 'unread', reason: 'hostSilent' })).toMatchObject(
      open({ revocation: 'hostSilent' }),
    );
    const end = statusEntry({ statusListIndex: '99999999' });
    expect(await told1(await signedList(statusList()), end)).toMatchObject(
      open({ revocation: 'unreadable' }),
    );
  });

  test('of another kind is not asked for', async () => {
    const badge = badgeFor(DID, { credentialStatus: statusEntry({ type: 'StatusList2021Entry' }) });
    expect((await told(badge, { [DID_DOCUMENT]: issuerDocument() })).reasons).toMatchObject({
      revocation: 'otherList',
    });
  });

  test.each<[string, JsonObject]>([
    ['another purpose', { statusPurpose: 'message' }],
    ['more than one bit', { statusSize: 2 }],
    ['no place', { statusListIndex: '-1' }],
  ])('of %s is not asked for', async (_, more) => {
    expect(await told1(await signedList(statusList()), statusEntry(more))).toMatchObject({
      ...open({ revocation: 'otherList' }),
      wanted: [],
    });
  });
});

describe('a badge of Open Badges 2.0', () => {
  const without = (address: string) =>
    Object.fromEntries(Object.entries(hostedAnswers).filter(([key]) => key !== address));

  test('is asked for at its host, then its class, then its issuer', async () => {
    expect(await told(assertion)).toMatchObject({
      ...open({ issuer: 'needsIssuer', signature: 'hosted', revocation: 'hosted' }),
      wanted: [ASSERTION],
    });
    expect((await told(assertion, { [ASSERTION]: assertion })).wanted).toEqual([CLASS]);
    expect((await told(assertion, without(PROFILE))).wanted).toEqual([PROFILE]);
    expect(await told(assertion, hostedAnswers)).toMatchObject({
      ...confirmed,
      claims: {
        title: 'Carrellista, corso di base',
        issuer: 'Adria Formazione',
        issuerId: PROFILE,
      },
    });
  });

  test('is what its host says, not what the file says of itself', async () => {
    const flattering = {
      ...badgeClass,
      name: 'Chirurgo',
      issuer: { ...profile, name: 'Università' },
    };
    const file = { ...assertion, badge: flattering };
    expect((await told(file)).claims.title).toBe('Chirurgo');
    expect((await told(file, hostedAnswers)).claims).toMatchObject({
      title: 'Carrellista, corso di base',
      issuer: 'Adria Formazione',
    });
  });

  test.each<[string, object]>([
    ['holder', { recipient: { ...assertion.recipient, identity: 'sha256$00' } }],
    ['way of naming the holder', { recipient: { ...assertion.recipient, salt: 'pepe' } }],
    ['class', { badge: `${ADRIA}/badges/6` }],
    ['day', { issuedOn: '2024-05-08T08:00:00Z' }],
    ['end', { expires: '2036-05-08T08:00:00Z' }],
  ])('with another %s than at its host is refused', async (_, change) => {
    expect(await told({ ...assertion, ...change }, hostedAnswers)).toMatchObject(
      refused({ signature: 'hostDiffers' }),
    );
  });

  test('is revoked or expired when its host says so', async () => {
    const held = (more: object) => ({ ...hostedAnswers, [ASSERTION]: { ...assertion, ...more } });
    expect(await told(assertion, held({ revoked: true }))).toMatchObject({ verdict: 'revoked' });
    const expires = '2026-01-01T00:00:00Z';
    expect(await told({ ...assertion, expires }, held({ expires }))).toMatchObject({
      verdict: 'expired',
    });
  });

  test('is of an issuer of another host only when that host names it', async () => {
    const OTHER = 'https://formazione.example/issuer';
    const of = (verification?: object) =>
      told(assertion, {
        [ASSERTION]: assertion,
        [CLASS]: { ...badgeClass, issuer: OTHER },
        [OTHER]: { ...profile, id: OTHER, ...(verification && { verification }) },
      });
    expect(await of()).toMatchObject(refused({ issuer: 'otherHost' }));
    expect(await of({ allowedOrigins: 'other.example' })).toMatchObject({ verdict: 'refused' });
    expect(await of({ startsWith: ['https://adria', `${ADRIA}/assertions/`] })).toMatchObject({
      verdict: 'refused',
    });
    const ofOther = { verdict: 'confirmed', confirmedBy: 'formazione.example' };
    expect(await of({ allowedOrigins: HOST })).toMatchObject(ofOther);
    expect(await of({ startsWith: [`${ADRIA}/`] })).toMatchObject(ofOther);
  });

  test('of a host that the issuer does not name is refused, though its class is the issuer’s', async () => {
    const id = 'https://stranger.example/5';
    const file = { ...assertion, id };
    expect(await told(file, { ...hostedAnswers, [id]: file })).toMatchObject(
      refused({ issuer: 'otherHost' }),
    );
  });

  test.each([CLASS, PROFILE])('stays open where %s is of something else', async (address) => {
    const documents = { ...hostedAnswers, [address]: { ...profile, id: `${address}0` } };
    expect(await told(assertion, documents)).toMatchObject(open({ issuer: 'hostUnreadable' }));
  });

  test('stays open where its host says nothing', async () => {
    const documents = { [ASSERTION]: { state: 'unread', reason: 'hostMissing' } as const };
    expect(await told(assertion, documents)).toMatchObject(
      open({ issuer: 'hostMissing', signature: 'hostMissing', revocation: 'hostMissing' }),
    );
  });

  test('may be no more than its address', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg"><openbadges:assertion xmlns:openbadges="http://openbadges.org" verify="${ASSERTION}"></openbadges:assertion></svg>`;
    expect((await told(svg)).wanted).toEqual([ASSERTION]);
    expect(await told(svg, hostedAnswers)).toMatchObject(confirmed);
  });
});
