import './testing/node-timers.ts';
import foreign from '../file/testing/stock-badges.json';
import { contextLists, ownBundle, ownContexts } from './contexts.ts';
import { libraryStatements } from './library-statements.ts';
import { plainStatements } from './plain-statements.ts';
import { isObject, type JsonObject } from './reading.ts';
import { forgeries } from './testing/forgeries.ts';
import { credentialOf, facts, forms, hostWith, statusListOf } from './testing/host.ts';
import { randomDocuments } from './testing/random-documents.ts';
import stock from './testing/stock-signed.json';

const signedPart = (document: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(document).filter(([word]) => word !== 'proof'));

/** What the libraries say; null when they refuse the document. */
async function said(document: JsonObject): Promise<string | null> {
  try {
    return await libraryStatements(document, ownContexts);
  } catch {
    return null;
  }
}

/** How many of the documents are plain; what is said of each of those is what the libraries say. */
async function plainOnes(documents: readonly JsonObject[]): Promise<number> {
  let count = 0;
  const others: object[] = [];
  for (const document of documents) {
    const plain = await plainStatements(document);
    if (plain === null) continue;
    count += 1;
    const expected = await said(document);
    if (plain === '' || plain !== expected) others.push({ document, plain, expected });
  }
  expect(others).toEqual([]);
  return count;
}

const proofOptions = {
  '@context': ownBundle.map(([url]) => url),
  type: 'DataIntegrityProof',
  created: '2026-04-01T08:00:00Z',
  verificationMethod: 'did:web:badges.example#z6Mk',
  cryptosuite: 'eddsa-rdfc-2022',
  proofPurpose: 'assertionMethod',
};

/** As our server writes it. */
function withTtl(list: ReturnType<typeof statusListOf>): JsonObject {
  return { ...list, credentialSubject: { ...list.credentialSubject, ttl: 300_000 } };
}

const ours: JsonObject[] = [
  ...forms.flatMap((form) =>
    (['course', 'exam'] as const).flatMap((kind) =>
      [facts.score, null].map((score) =>
        credentialOf({ ...facts, form, kind, score, more: { validUntil: '2031-01-01T00:00:00Z' } }),
      ),
    ),
  ),
  ...forms.map((form) => statusListOf({ form, host: facts.host })),
  withTtl(statusListOf({ form: facts.form, host: facts.host })),
  credentialOf({ ...facts, holder: 'Zoë "Đặng" <b>\\ 𝄞\n\t', competences: ['a', 'b', 'c'] }),
  signedPart(stock),
  proofOptions,
];

test('each document of ours is plain, and says what the libraries say', async () => {
  expect(await plainOnes(ours)).toBe(ours.length);
});

test('badges that other libraries signed say the same', async () => {
  const documents = Object.values(foreign)
    .filter((given) => isObject(given))
    .map((given) => signedPart(given));
  expect(await plainOnes(documents)).toBeGreaterThanOrEqual(5);
});

test('forged documents are left to the libraries, or say the same', async () => {
  const documents: JsonObject[] = [];
  for (const { forge, form = facts.form } of forgeries) {
    const host = await hostWith({ form });
    await forge(host);
    for (const [path, answer] of Object.entries(host.answers)) {
      if (!/credential$|StatusLists/u.test(path) || typeof answer?.body !== 'string') continue;
      try {
        const document: unknown = JSON.parse(answer.body);
        if (isObject(document)) documents.push(signedPart(document));
      } catch {
        // That one is no JSON at all.
      }
    }
  }
  const distinct = [...new Map(documents.map((one) => [JSON.stringify(one), one])).values()];
  expect(distinct.length).toBeGreaterThan(140);
  expect(await plainOnes(distinct)).toBeGreaterThan(100);
}, 60_000);

test('1,500 documents of chance words and values are left to the libraries, or say the same', async () => {
  const documents = randomDocuments(1500, Number(process.env['SEED'] ?? 1));
  // Else what is compared is nothing.
  expect(await plainOnes(documents)).toBeGreaterThan(500);
}, 120_000);

describe('left to the libraries', () => {
  const base = credentialOf(facts);
  const subject = Object(base['credentialSubject']);
  const unusual: Record<string, JsonObject> = {
    'a context of its own': { ...base, '@context': [...contextLists[2]!.urls, { a: 'urn:a' }] },
    'contexts in another order': { ...base, '@context': contextLists[2]!.urls.toReversed() },
    'a context within': { ...base, issuer: { '@context': {}, id: 'did:web:a.example' } },
    'an unknown word': { ...base, unheard: 'of' },
    'an unknown word within': { ...base, issuer: { ...Object(base['issuer']), unheard: 'of' } },
    'an unknown type': { ...base, type: ['VerifiableCredential', 'Unheard'] },
    'a word of a type that is not named': { ...base, type: ['AchievementCredential'] },
    'a keyword': { ...base, '@type': 'urn:a' },
    'a value with a language': { ...base, name: { '@value': 'a', '@language': 'it' } },
    'a broken number': { ...base, name: 1.5 },
    'a number below zero': { ...base, name: -1 },
    'a number that is not exact': { ...base, name: 2 ** 60 },
    nothing: { ...base, name: null },
    'an empty list': { ...base, name: [] },
    'a list in a list': { ...base, name: [['a']] },
    'an empty object': { ...base, evidence: {} },
    'a relative address': { ...base, id: 'a' },
    'an address with a space': { ...base, id: 'urn:a b' },
    'an address that begins with a word': { ...base, id: 'name:a' },
    'a node without a name, named': { ...base, id: '_:a' },
    'half of a letter': { ...base, name: '\uD834' },
    'a sign of no text': { ...base, name: '\u0007' },
    'the last sign of no text': { ...base, name: '\u009F' },
    'a sign of no text in an address': { ...base, id: 'urn:a\u0007' },
    'half of a letter in an address': { ...base, id: 'urn:a\uDC00' },
    'what is deeper than a browser goes': {
      ...base,
      evidence: JSON.parse(`${'{"id":"urn:a","name":'.repeat(50_000)}"a"${'}'.repeat(50_000)}`),
    },
    'a proof': { ...base, proof: [{ type: 'DataIntegrityProof' }] },
    'a name alone': { '@context': base['@context'], id: 'urn:a' },
    'two nodes that the first hash cannot tell apart': {
      ...base,
      credentialSubject: {
        ...subject,
        identifier: [...subject.identifier, ...subject.identifier],
      },
    },
    'types that define one word in two ways': {
      ...base,
      credentialSubject: { ...subject, type: ['AchievementSubject', 'IdentifierEntry'] },
    },
    'a word of an object around it': {
      ...base,
      credentialSubject: { ...subject, validFrom: '2026-01-01T00:00:00Z' },
    },
  };

  test.each(Object.entries(unusual))('%s', async (_name, document) => {
    expect(await plainStatements(document)).toBeNull();
  });

  test('and signs at the ends of what is text are not', async () => {
    const plain = await plainStatements({ ...base, name: ' ~\u00A0\uD7FF\uE000\u{10FFFF}' });
    expect(plain).not.toBeNull();
    expect(plain).toBe(await said({ ...base, name: ' ~\u00A0\uD7FF\uE000\u{10FFFF}' }));
  });

  test('and the same without it is not', async () => {
    expect(await plainStatements(base)).not.toBeNull();
  });
});
