import { checkIds } from './checks.ts';
import { forgeries } from './testing/forgeries.ts';
import {
  HOST,
  NOW,
  credentialOf,
  encodedList,
  facts,
  forms,
  hashOf,
  hostWith,
  issuerIdOf,
  keyDocument,
  methodOf,
  paths,
  readerOf,
  type Facts,
  type FakeHost,
} from './testing/host.ts';
import type { Read } from './reading.ts';
import { signed } from './testing/sign.ts';
import stockSigned from './testing/stock-signed.json';
import { verifyBadge } from './verify-badge.ts';

const verify = (host: FakeHost, now = NOW) =>
  verifyBadge(host.badge, { read: readerOf(host), memory: host.memory, now });

const failuresOf = async (host: FakeHost, now = NOW) =>
  (await verify(host, now)).checks.filter(({ state }) => state !== 'passed');

describe('genuine badges', () => {
  const genuine: [string, Partial<Facts>][] = forms.flatMap((form): [string, Partial<Facts>][] => [
    [`${form.issuer}, of a course`, { form }],
    [`${form.issuer}, of an exam`, { form, kind: 'exam' }],
    [`${form.issuer}, level 0`, { form, level: 0 }],
    [`${form.issuer}, level 2`, { form, level: 2 }],
    [`${form.issuer}, exam, level 2`, { form, kind: 'exam', level: 2 }],
    [`${form.issuer}, without a competence`, { form, competences: [] }],
    [`${form.issuer}, two competences`, { form, competences: ['Logistica', 'Lingue'] }],
    [
      `${form.issuer}, letters of other scripts`,
      { form, holder: 'Zoë Đặng <b>', title: 'Più "sicuri" & \'pronti\'' },
    ],
    [`${form.issuer}, with an end to come`, { form, more: { validUntil: '2031-01-01T00:00:00Z' } }],
    [`${form.issuer}, on a port`, { form, host: 'http://localhost:8080' }],
    [
      `${form.issuer}, another badge`,
      { form, badgeId: '5fe0ac52-2222-4000-8000-000000000000', courseId: 123 },
    ],
  ]);

  test.each(genuine)('%s: authentic', async (_name, changes) => {
    const host = await hostWith(changes);
    const { verdict, checks, key } = await verify(host);
    expect(checks).toEqual(checkIds.map((id) => ({ id, state: 'passed' })));
    expect(verdict).toBe('authentic');
    expect(key?.path).toBe(changes.form?.issuer === 'did' ? paths.did : paths.profile);
  });

  test.each(forms)('of an issuer that has another address today: authentic', async (form) => {
    const host = await hostWith({ form });
    const today = 'https://new.example';
    for (const [path, name] of [
      [paths.profile, 'profile'],
      [paths.did, 'did'],
    ] as const) {
      const document = keyDocument(issuerIdOf(name, today), ['newer', 'issuer']);
      host.answers[path] = { status: 200, body: JSON.stringify(document) };
    }
    expect(await failuresOf(host)).toEqual([]);
  });

  test('of a key that was withdrawn after it had signed: authentic', async () => {
    const host = await hostWith();
    const document = keyDocument(issuerIdOf('profile'), ['issuer']);
    const text = JSON.stringify(document).replaceAll(
      '"type":"Multikey"',
      '"type":"Multikey","revoked":"2026-10-01T00:00:00Z"',
    );
    host.answers[paths.profile] = { status: 200, body: text };
    expect(await failuresOf(host)).toEqual([]);
  });

  test('what a library that is not ours has signed: authentic', async () => {
    const host = await hostWith();
    const credential = JSON.stringify(stockSigned);
    host.answers[paths.credential] = { status: 200, body: credential };
    // It names no skill and no result, and then nothing of them may be shown.
    Object.assign(host.badge.shown, { alignments: [], score: null });
    host.badge.shown.proof.hash = hashOf(credential);
    expect(await failuresOf(host)).toEqual([]);
  });
});

test('there are 350 forgeries at least, each with a name of its own', () => {
  expect(new Set(forgeries.map(({ name }) => name)).size).toBe(forgeries.length);
  expect(forgeries.length).toBeGreaterThanOrEqual(350);
});

test.each(forgeries.map((forgery) => [forgery.name, forgery] as const))(
  'refused: %s',
  async (_name, { form = facts.form, forge, check, reason, fields }) => {
    const host = await hostWith({ form });
    await forge(host);
    const { verdict, checks } = await verify(host);
    const found = checks.find(({ id }) => id === check);
    expect(found).toMatchObject({ reason, ...(fields && { fields }) });
    const isEnd = reason === 'revoked';
    expect(verdict).toBe(
      isEnd
        ? 'revoked'
        : check === 'past' && found?.state === 'failed'
          ? 'rewritten'
          : checks.some(({ state }) => state === 'failed')
            ? 'refused'
            : 'notVerifiable',
    );
  },
);

test('a badge that has expired says so, and nothing else', async () => {
  const host = await hostWith({ more: { validUntil: '2026-11-01T00:00:00Z' } });
  expect((await verify(host)).verdict).toBe('expired');
  expect(await failuresOf(host)).toEqual([{ id: 'validity', state: 'failed', reason: 'expired' }]);
});

test('a badge that was revoked says so, whatever has expired', async () => {
  const host = await hostWith({
    form: { issuer: 'did', status: 'bitstring' },
    more: { validUntil: '2026-11-01T00:00:00Z' },
  });
  host.answers[paths.statusList] = {
    status: 200,
    body: JSON.stringify(
      await signed(
        {
          ...JSON.parse(String(host.answers[paths.statusList]?.body)),
          proof: undefined,
          credentialSubject: {
            id: `${HOST}/api/Badges/StatusLists/1#list`,
            type: 'BitstringStatusList',
            statusPurpose: 'revocation',
            encodedList: encodedList([94_567]),
          },
        },
        { method: methodOf('did') },
      ),
    ),
  };
  expect((await verify(host)).verdict).toBe('revoked');
});

test('nothing is read but the documents of this host', async () => {
  const host = await hostWith({ form: { issuer: 'did', status: 'bitstring' } });
  const asked: string[] = [];
  const read: Read = (path) => {
    asked.push(path);
    return readerOf(host)(path);
  };
  await verifyBadge(host.badge, { read, memory: host.memory, now: NOW });
  const ofBadge = [paths.credential, paths.picture, paths.inclusion];
  const ofIssuer = [paths.did, paths.statusList, paths.logKeys, paths.anchors];
  expect(asked.toSorted()).toEqual([...ofBadge, ...ofIssuer].toSorted());
});

test('a check repeated on the same badge finds the same', async () => {
  const host = await hostWith();
  await verify(host);
  expect(await verify(host)).toEqual(await verify(host));
  expect(credentialOf(facts)).not.toHaveProperty('proof');
});
