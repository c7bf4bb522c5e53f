import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { demoCourseId, journeyCourseKey } from '../../demo/courses/index.ts';
import { demoPeople, type DemoPersonKey } from '../../demo/people.ts';
import type { Mail } from '../../ports/mail.ts';
import { ephemeralSecrets } from '../../secrets.ts';
import { testPlatform, type TestPlatform } from '../../testing/platform.ts';
import { isSignatureValid, signedCredential } from './credential.ts';
import { courseBadgeId, issueCourseBadge, requestCourseBadge } from './index.ts';
import { findBadge, type Badge } from './repository.ts';
import { asOfBefore } from './testing-badges.ts';
import { verifyBadge } from './verify-badge.ts';

const courseId = demoCourseId(journeyCourseKey);
const otherCourseId = demoCourseId('assistenza-persona');
const holder = demoPeople.marco;
const holderName = 'Marco Bianchi';
const completedAt = new Date('2026-03-31T22:30:00Z');

let t: TestPlatform;
let mails: Mail[] = [];

before(async () => {
  t = await testPlatform({ courses: true });
  t.platform.mail = {
    ...t.platform.mail,
    async send(mail) {
      mails.push(mail);
    },
  };
});
after(async () => {
  await t.close();
});
beforeEach(async () => {
  mails = [];
  await t.platform.database.query('delete from badge');
});

const completion = { userId: holder.userId, courseId, completedAt };

async function issued(course = courseId, at = completedAt): Promise<Badge> {
  const badge = await issueCourseBadge(t.platform, {
    ...completion,
    courseId: course,
    completedAt: at,
  });
  assert.ok(badge);
  return badge;
}

async function get(url: string, person: DemoPersonKey | null = null) {
  const response = await t.call(person, { url });
  return { status: response.statusCode, headers: response.headers, text: response.body };
}

async function data(url: string, person: DemoPersonKey | null = 'marco') {
  const { status, text } = await get(url, person);
  assert.equal(status, 200, text);
  return JSON.parse(text).data;
}

const verdictOf = async (id: string) => {
  const answer = await data(`/api/Badges/Public/${id}`, null);
  const failed = answer.checks.filter((check: { passed: boolean }) => !check.passed);
  return [answer.verdict, ...failed.map((check: { id: string }) => check.id)];
};

const rewrite = (id: string, column: string, value: string) =>
  t.platform.database.query(`update badge set ${column} = $2 where id = $1`, [id, value]);

test('[BADGE-08] a completed course gives one signed credential, noted on the ledger, and one mail', async () => {
  await t.platform.database.transaction(async () => {
    await requestCourseBadge(t.platform, completion);
    await requestCourseBadge(t.platform, completion);
  });
  await t.platform.jobs.drain();
  await requestCourseBadge(t.platform, completion);
  await t.platform.jobs.drain();

  const wall = await data('/api/Badges/GetBadges');
  assert.equal(wall.totalItems, 1);
  const [badge] = wall.items;
  assert.match(badge.idNotarizzazione, /^[A-Z2-7]{52}$/);
  assert.deepEqual(
    mails.map(({ id, to }) => ({ id, to })),
    [{ id: `badge-${badge.id}`, to: holder.identity.email }],
  );
  assert.deepEqual(await verdictOf(badge.id), ['authentic']);
});

test('a public badge names the teachers that its course has today, which nobody signed', async () => {
  const badge = await issueCourseBadge(t.platform, completion);
  assert.ok(badge);
  const [teacher] = (await data(`/api/Courses/GetProfessors/${badge.courseId}`, null)) as {
    value: number;
    label: string;
  }[];
  assert.ok(teacher);
  const first = async () => (await data(`/api/Badges/Public/${badge.id}`, null)).courseTeachers[0];
  const call = (name: string) =>
    t.platform.database.query('update professor set name = $2 where id = $1', [
      teacher.value,
      name,
    ]);
  assert.deepEqual(await first(), { id: teacher.value, name: teacher.label });
  assert.ok(!badge.credential.includes(teacher.label), 'no word of them in the credential');
  await call('Ing. Nora Conti');
  assert.deepEqual(await first(), { id: teacher.value, name: 'Ing. Nora Conti' });
  assert.deepEqual(await verdictOf(badge.id), ['authentic']);
  await call(teacher.label);
});

test('who has turned the mail of a new badge off gets the badge and no mail', async () => {
  const turn = (status: boolean) =>
    t.call('marco', {
      method: 'PUT',
      url: '/api/Users/NotificationPreferences/badge',
      payload: { status },
    });
  await turn(false);
  await t.platform.database.transaction(() => requestCourseBadge(t.platform, completion));
  await t.platform.jobs.drain();
  await turn(true);
  assert.equal((await data('/api/Badges/GetBadges')).totalItems, 1);
  assert.deepEqual(mails, []);
});

test('a request that is rolled back gives no badge', async () => {
  await assert.rejects(
    t.platform.database.transaction(async () => {
      await requestCourseBadge(t.platform, completion);
      throw new Error('rolled back');
    }),
  );
  await t.platform.jobs.drain();
  assert.equal((await data('/api/Badges/GetBadges')).totalItems, 0);
});

test('a job that fails after signing goes on where it stopped, with the same credential', async () => {
  const { notary } = t.platform;
  t.platform.notary = { ...notary, notarise: () => Promise.reject(new Error('ledger away')) };
  await assert.rejects(issueCourseBadge(t.platform, completion));
  t.platform.notary = notary;
  const [unnoted] = (await data('/api/Badges/GetBadges')).items;
  assert.equal(unnoted.idNotarizzazione, null);
  assert.deepEqual(await verdictOf(unnoted.id), ['notVerifiable', 'ledger']);
  assert.equal(await courseBadgeId(t.platform, holder.userId, courseId), null);

  const badge = await issued();
  assert.equal(badge.id, unnoted.id);
  assert.equal(await courseBadgeId(t.platform, holder.userId, courseId), badge.id);
  assert.deepEqual(await verdictOf(badge.id), ['authentic']);
});

test('simultaneous issues of one completion give one badge', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => issued()));
  assert.equal(new Set(all.map((badge) => badge.id)).size, 1);
  assert.equal((await data('/api/Badges/GetBadges')).totalItems, 1);
});

test('[BADGE-10] [BADGE-11 part] a badge has the fields of the document, under their names', async () => {
  const stored = await issued();
  const badge = await data(`/api/Badges/GetBadgeDetail?id=${stored.id}`);
  for (const field of [
    'id,title,urlImage,date,acquisitionTime,type,holderName,enteRilasciante',
    'urlImmageEnteRilasciante,idNotarizzazione,urlNotarizzazione,urlAssetAlgorand,tag',
    'teachers,relatedCourses,relatedSkills,criteria,skills',
  ].flatMap((line) => line.split(','))) {
    assert.ok(field in badge, field);
  }
  assert.equal(badge.holderName, holderName);
  assert.equal(badge.type, 0, 'BADGE-11');
  assert.equal(badge.acquisitionTime, completedAt.toISOString());
  assert.deepEqual(badge.relatedCourses, [{ id: courseId, title: badge.title }]);
  assert.equal(badge.relatedSkills.length, 1);
  assert.deepEqual(
    [badge.id, badge.title, badge.date, badge.enteRilasciante, badge.idNotarizzazione],
    [stored.id, stored.title, badge.acquisitionTime, 'WorkerBadge', stored.transactionId],
  );
  assert.deepEqual(
    [badge.teachers, badge.tag, badge.criteria, badge.skills],
    [stored.teachers, stored.tags, stored.criteria, [badge.relatedSkills[0].title]],
  );
  assert.ok(stored.transactionId && stored.teachers[0] && stored.tags[0] && stored.criteria);
  const issuer = await get(badge.urlImmageEnteRilasciante);
  assert.match(String(issuer.headers['content-type']), /^image\//);
  const picture = await get(badge.urlImage);
  assert.match(String(picture.headers['content-type']), /^image\/svg\+xml/);
  assert.match(picture.text, /^<svg /);
});

test('[BADGE-10 part] transaction and asset are addresses where an explorer shows them, and none elsewhere (E122)', async () => {
  const { id, transactionId } = await issued();
  const { notary } = t.platform;
  const linksWith = async (asset: string | null | undefined) => {
    const transaction = `https://explorer.example/tx/${transactionId}`;
    const pages =
      asset === undefined ? [] : [[transactionId ?? '', { transaction, asset }] as const];
    t.platform.notary = { ...notary, explorerPages: async () => new Map(pages) };
    const { urlNotarizzazione, urlAssetAlgorand } = await data(
      `/api/Badges/GetBadgeDetail?id=${id}`,
    );
    const { proof } = await data(`/api/Badges/Public/${id}`, null);
    assert.equal(proof.urlNotarizzazione, urlNotarizzazione);
    return [urlNotarizzazione, urlAssetAlgorand];
  };
  const note = `https://explorer.example/tx/${transactionId}`;
  const nft = 'https://explorer.example/asset/7';
  try {
    assert.deepEqual(await linksWith(nft), [note, nft]);
    assert.deepEqual(await linksWith(null), [note, note]);
    assert.deepEqual(await linksWith(undefined), [null, null]);
  } finally {
    t.platform.notary = notary;
  }
});

test('[BADGE-02 part] the wall filters by name, month in Italy, competence and type', async () => {
  const april = await issued();
  const march = await issued(otherCourseId, new Date('2026-03-15T10:00:00Z'));
  const titles = async (query: string) =>
    (await data(`/api/Badges/GetBadges?${query}`)).items.map((b: { id: string }) => b.id);

  assert.deepEqual(await titles(''), [april.id, march.id], 'newest first');
  // 22:30 in UTC on 31 March is 1 April in Rome.
  assert.deepEqual(await titles('month=04/2026'), [april.id]);
  assert.deepEqual(await titles('month=03/2026'), [march.id]);
  assert.deepEqual(await titles(`name=${march.title.slice(2, 9).toUpperCase()}`), [march.id]);
  assert.deepEqual(await titles('name=%25'), [], 'a sign of the search language is only a sign');
  assert.deepEqual(await titles(`competence=${april.categoryId}`), [april.id]);
  assert.deepEqual(await titles('type=0'), [april.id, march.id]);
  assert.deepEqual(await titles('type=1'), []);
  assert.equal((await get('/api/Badges/GetBadges?month=13/2026', 'marco')).status, 400);
});

test('[API-80] badges by page, one in detail, and the types for the filter', async () => {
  const badge = await issued();
  await issued(otherCourseId);
  const wall = await data('/api/Badges/GetBadges?page=2&pageSize=1');
  assert.deepEqual([wall.items.length, wall.totalItems, wall.page, wall.pageSize], [1, 2, 2, 1]);
  assert.equal((await data(`/api/Badges/GetBadgeDetail?id=${badge.id}`)).id, badge.id);
  assert.equal((await get('/api/Badges/GetBadges')).status, 401);
  assert.deepEqual(
    (await data('/api/Badges/GetBadgeTypes')).map((type: { id: number }) => type.id),
    [0, 1],
  );
});

test('[BADGE-06 part] everybody who is logged in reads a public badge; a hidden one exists for its holder alone (E146)', async () => {
  const badge = await issued();
  const detail = `/api/Badges/GetBadgeDetail?id=${badge.id}`;
  assert.equal((await data(detail)).isOwn, true);
  for (const reader of ['lucia', 'elena'] as const) {
    const { isOwn, holderName: name } = await data(detail, reader);
    assert.deepEqual([isOwn, name], [false, holderName], reader);
  }
  assert.equal((await get(detail)).status, 401);
  await t.call('marco', {
    method: 'PUT',
    url: `/api/Badges/Visibility?id=${badge.id}&isPublic=false`,
  });
  for (const reader of ['lucia', 'elena'] as const) {
    assert.equal((await get(detail, reader)).status, 404, reader);
  }
  assert.deepEqual((({ isOwn, isPublic }) => [isOwn, isPublic])(await data(detail)), [true, false]);
});

test('[BADGE-06 part] a stranger sees the verdict and only what makes a certificate', async () => {
  const badge = await issued();
  const { status, headers, text } = await get(`/api/Badges/Public/${badge.id}`);
  assert.equal(status, 200);
  assert.equal(headers['x-robots-tag'], 'noindex', 'E121');
  for (const secret of [holder.userId, holder.identity.email, holder.identity.fiscalCode]) {
    assert.ok(!text.includes(secret), secret);
    assert.ok(!badge.credential.includes(secret), `${secret} in the credential`);
  }
  const [, byMail] = JSON.parse(badge.credential).credentialSubject.identifier;
  const mailHash = createHash('sha256')
    .update(`${holder.identity.email.toLowerCase()}${byMail.salt}`)
    .digest('hex');
  assert.equal(byMail.identityHash, `sha256$${mailHash}`, 'who knows the address finds it');
  const { proof } = JSON.parse(text).data;
  const { text: credential } = await get(`/api/Badges/Public/${badge.id}/credential`);
  assert.equal(credential, badge.credential, 'byte for byte');
  const hash = createHash('sha256')
    .update(Buffer.from(proof.salt, 'base64url'))
    .update(credential)
    .digest('hex');
  assert.equal(proof.hash, hash, 'anyone can repeat the hash');
});

test('a holder hides the public page; an unknown badge looks the same', async () => {
  const badge = await issued();
  const hide = (person: DemoPersonKey) =>
    t.call(person, {
      method: 'PUT',
      url: `/api/Badges/Visibility?id=${badge.id}&isPublic=false`,
    });
  assert.equal((await hide('lucia')).statusCode, 404);
  assert.deepEqual(await verdictOf(badge.id), ['authentic']);
  assert.equal((await hide('marco')).statusCode, 200);
  for (const path of ['', '/credential']) {
    assert.equal((await get(`/api/Badges/Public/${badge.id}${path}`)).status, 404);
  }
  assert.equal((await get('/api/Badges/Public/4fe0ac52-0000-4000-8000-000000000000')).status, 404);
});

test('the credential is an Open Badges 3.0 achievement of the issuer with the published key', async () => {
  const badge = await issued();
  const credential = JSON.parse(badge.credential);
  assert.deepEqual(credential.type, ['VerifiableCredential', 'AchievementCredential']);
  assert.ok(Array.isArray(credential.proof));
  const [proof] = credential.proof;
  assert.equal(proof.cryptosuite, 'eddsa-rdfc-2022');
  const did = JSON.parse((await get('/.well-known/did.json')).text);
  assert.equal(did.id, credential.issuer.id);
  assert.equal(did.assertionMethod[0], proof.verificationMethod);
  const [multikey, jwk] = did.verificationMethod;
  assert.deepEqual(did.assertionMethod, [multikey.id, jwk.id], 'one key, in its two forms');
  assert.deepEqual([multikey.type, jwk.type], ['Multikey', 'JsonWebKey2020']);
  assert.equal(did.verificationMethod[0].controller, did.id);
});

const changed = (badge: Badge, change: (credential: Record<string, any>) => void) => {
  const credential = JSON.parse(badge.credential);
  change(credential);
  return JSON.stringify(credential);
};

test('[BADGE-08 part] a tampered credential is refused', async () => {
  const badge = await issued();
  const text = changed(badge, (c) => {
    c.credentialSubject.identifier[0].identityHash = 'Mario Rossi';
  });
  assert.equal(await isSignatureValid(t.platform, text, badge.issuerAddress), false);
  await rewrite(badge.id, 'credential', text);
  assert.deepEqual(await verdictOf(badge.id), ['notVerifiable', 'signature', 'content', 'ledger']);
});

test('[BADGE-08 part] an added, unsigned property is refused, known to the contexts or not', async () => {
  const badge = await issued();
  const additions: ((c: Record<string, any>) => void)[] = [
    (c) => (c.grade = '110 e lode'),
    (c) => (c.credentialSubject.achievement.extra = { any: 'thing' }),
    (c) => (c.description = 'con lode'),
    (c) => c['@context'].push({ grade: 'https://example.org/grade' }),
    (c) => c['@context'].push('https://example.org/context.json'),
    (c) => (c.proof[0].extra = 'x'),
  ];
  for (const [index, addition] of additions.entries()) {
    const text = changed(badge, addition);
    assert.equal(
      await isSignatureValid(t.platform, text, badge.issuerAddress),
      false,
      `addition ${index}`,
    );
  }
  await rewrite(badge.id, 'credential', changed(badge, additions[0] ?? (() => undefined)));
  assert.deepEqual(await verdictOf(badge.id), ['notVerifiable', 'signature', 'ledger']);
});

test('[BADGE-08 part] a credential signed by another key, or in the name of another issuer, is refused', async () => {
  const badge = await issued();
  const impostor = { ...t.platform, secrets: ephemeralSecrets() };
  const facts = {
    id: badge.id,
    courseId,
    type: 0,
    levelId: badge.levelId,
    categoryKey: badge.categoryKey,
    code: badge.code,
    holderEmail: null,
    statusPosition: 1,
    title: badge.title,
    synopsis: '',
    criteria: badge.criteria,
    tags: badge.tags,
    holderName: badge.holderName,
    acquiredAt: badge.acquiredAt,
    validUntil: badge.validUntil,
    pictureDigest: 'sha256-x',
    escoSkills: [],
    score: null,
  };
  const withOtherKey = await signedCredential(impostor, facts, badge.issuerAddress);
  assert.equal(await isSignatureValid(impostor, withOtherKey, badge.issuerAddress), true);
  assert.equal(await isSignatureValid(t.platform, withOtherKey, badge.issuerAddress), false);
  await rewrite(badge.id, 'credential', withOtherKey);
  assert.equal((await verdictOf(badge.id))[0], 'notVerifiable');

  const otherIssuer = 'https://other.example/api/Badges/Issuer';
  const byOther = await signedCredential(t.platform, facts, otherIssuer);
  assert.equal(await isSignatureValid(t.platform, byOther, badge.issuerAddress), false);

  const noProof = changed(badge, (c) => delete c.proof);
  assert.equal(await isSignatureValid(t.platform, noProof, badge.issuerAddress), false);
  assert.equal(await isSignatureValid(t.platform, 'not JSON', badge.issuerAddress), false);
});

test('[BADGE-08 part] a changed row, picture, or ledger entry is refused', async () => {
  const badge = await issued();
  const neighbour = await issued(otherCourseId);
  for (const [column, value, check] of [
    ['holder_name', 'Mario Rossi', 'content'],
    ['title', 'Laurea in medicina', 'content'],
    ['acquired_at', '2020-01-01T00:00:00Z', 'content'],
    ['picture', badge.picture.replace('<svg', '<svg id="x"'), 'picture'],
    ['salt', Buffer.alloc(32).toString('base64url'), 'ledger'],
    ['transaction_id', 'A'.repeat(52), 'ledger'],
  ] as const) {
    const stored = await t.platform.database.query(
      `select ${column} as value from badge where id = $1`,
      [badge.id],
    );
    await rewrite(badge.id, column, value);
    assert.deepEqual(await verdictOf(badge.id), ['notVerifiable', check], column);
    const was = stored.rows[0]?.value;
    await rewrite(badge.id, column, was instanceof Date ? was.toISOString() : String(was));
  }
  assert.deepEqual(await verdictOf(badge.id), ['authentic']);

  const { database } = t.platform;
  await database.query('alter table ledger_entry disable trigger ledger_entry_final');
  await database.query(
    `update ledger_entry set signed_transaction =
       (select signed_transaction from ledger_entry where transaction_id = $2)
     where transaction_id = $1`,
    [badge.transactionId, neighbour.transactionId],
  );
  await database.query('alter table ledger_entry enable trigger ledger_entry_final');
  assert.deepEqual(await verdictOf(badge.id), ['notVerifiable', 'ledger']);
});

test('[BADGE-08 part] a row whose type, level, competence, code, criteria or course is another is refused', async () => {
  const badge = await issued();
  const rows: Record<string, string>[] = [
    { type: '1' },
    { type: '2' },
    { level_id: String((badge.levelId + 1) % 3) },
    { category_name: 'Chirurgia' },
    { category_name: 'Chirurgia', tags: '{Chirurgia}' },
    { category_key: 'salute' },
    { tags: '{Chirurgia}' },
    { code: 'AAAAAA' },
    { criteria: 'Nessuno' },
    { course_id: String(otherCourseId) },
    { id: '4fe0ac52-0000-4000-8000-000000000000' },
  ];
  for (const old of [false, true]) {
    if (old) await asOfBefore(t.platform, badge);
    for (const row of rows) {
      // In one transaction that is undone: the badge is whole for the next one.
      await assert.rejects(
        t.platform.database.transaction(async () => {
          for (const [column, value] of Object.entries(row)) {
            await t.platform.database.db.execute(
              sql`update badge set ${sql.identifier(column)} = ${sql.raw(`'${value}'`)} where id = ${badge.id}`,
            );
          }
          const changedRow = await findBadge(t.platform.database.db, row['id'] ?? badge.id);
          assert.ok(changedRow);
          const { verdict, checks } = await verifyBadge(t.platform, changedRow);
          const failed = checks.filter(({ passed }) => !passed).map(({ id }) => id);
          assert.deepEqual([verdict, failed], ['notVerifiable', ['content']], JSON.stringify(row));
          throw new Error('undone');
        }),
        /undone/,
      );
    }
    assert.deepEqual(await verdictOf(badge.id), ['authentic']);
  }
});

test('a revoked badge says so, and stands in the revocation list', async () => {
  const badge = await issued();
  await rewrite(badge.id, 'revoked_at', '2026-06-01T00:00:00Z');
  assert.deepEqual(await verdictOf(badge.id), ['revoked', 'revocation']);
  const list = JSON.parse((await get('/api/Badges/Revocations')).text);
  assert.deepEqual(list.revokedCredential, [
    { id: JSON.parse(badge.credential).id, revoked: true },
  ]);
  assert.equal((await findBadge(t.platform.database.db, badge.id))?.revokedAt?.getUTCMonth(), 5);
});
