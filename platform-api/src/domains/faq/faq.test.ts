import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { loadFaqs } from '../../demo/faq.ts';
import { testPlatform, type TestPlatform, type TestSession } from '../../testing/platform.ts';
import { ask } from '../../testing/shop.ts';

let t: TestPlatform;
let anna: TestSession;

before(async () => {
  t = await testPlatform();
  await loadFaqs(t.platform);
  anna = await t.login('anna', 'AdminWorkerBadge');
});
after(() => t.close());

type Entry = { id: number; place: number; question: string; answare: string };
const list = async () => (await ask(anna, 'GET', 'FaqWB/Faq')).data as Entry[];

test('[FAQ-02 part] [FAQ-03 part] [API-32 part] the administrator adds an entry at the end, and removes one', async () => {
  const before = await list();
  const added = await ask(anna, 'POST', 'FaqWB/Faq', {
    body: { id: null, question: 'Come pago?', answare: 'Con carta.' },
  });
  assert.equal(added.status, 200);
  const { id } = added.data as Entry;
  assert.deepEqual(await list(), [
    ...before,
    { id, place: id, question: 'Come pago?', answare: 'Con carta.' },
  ]);
  assert.equal((await ask(anna, 'DELETE', `FaqWB/Faq/${id}`)).status, 200);
  assert.deepEqual(await list(), before);
  const again = await ask(anna, 'DELETE', `FaqWB/Faq/${id}`);
  assert.deepEqual([again.status, again.code], [404, 'FAQ_NOT_FOUND']);
});

test('a changed entry keeps its place, however often; where the old one is gone it stands at the end', async () => {
  const before = await list();
  const [first, second] = before;
  assert.ok(first && second);
  const write = async (old: number, answare: string) => {
    const body = { id: null, question: second.question, answare };
    const added = await ask(anna, 'POST', `FaqWB/Faq?alPostoDi=${old}`, { body });
    assert.equal(added.status, 200);
    return added.data as Entry;
  };
  const remove = (id: number) => ask(anna, 'DELETE', `FaqWB/Faq/${id}`);
  const once = await write(second.id, 'Una volta.');
  assert.deepEqual((await list()).slice(0, 3), [first, second, once], 'both stand there meanwhile');
  await remove(second.id);
  const twice = await write(once.id, 'Due volte.');
  await remove(once.id);
  assert.deepEqual(await list(), [first, twice, ...before.slice(2)]);
  assert.equal(twice.place, second.id);
  const late = await write(once.id, 'Troppo tardi.');
  assert.deepEqual((await list()).at(-1), late);
  await remove(late.id);
});

type Note = {
  act: string;
  actor_id: string;
  subject_kind: string;
  subject_id: string;
  detail: object;
};
const notes = async () => {
  const { rows } = await t.platform.database.query(
    `select act, actor_id, subject_kind, subject_id, detail from audit_entry order by seq`,
  );
  return rows as Note[];
};
const lastSeq = async () => (await notes()).length;

test('who adds, changes and deletes a question is noted, under the place that it keeps', async () => {
  const start = await lastSeq();
  const noted = async () =>
    (await notes()).slice(start).map(({ act, subject_id }) => `${act} ${subject_id}`);
  const write = async (answare: string, old?: number) => {
    const body = { id: null, question: 'Si nota?', answare };
    const at = old === undefined ? '' : `?alPostoDi=${old}`;
    return (await ask(anna, 'POST', `FaqWB/Faq${at}`, { body })).data as Entry;
  };
  const remove = (id: number) => ask(anna, 'DELETE', `FaqWB/Faq/${id}`);

  const first = await write('Sì.');
  assert.deepEqual((await notes()).at(-1), {
    act: 'faq.added',
    actor_id: anna.userId,
    subject_kind: 'faq',
    subject_id: String(first.id),
    detail: {},
  });
  // A change is noted once: the removal of the old wording is its end.
  const second = await write('Sempre.', first.id);
  await remove(first.id);
  const changed = [`faq.added ${first.id}`, `faq.changed ${first.id}`];
  assert.deepEqual(await noted(), changed);
  // Taken back it is as before, which is a change again.
  const third = await write('Mai.', second.id);
  await remove(third.id);
  changed.push(`faq.changed ${first.id}`, `faq.changed ${first.id}`);
  assert.deepEqual(await noted(), changed);
  await remove(second.id);
  changed.push(`faq.deleted ${first.id}`);
  assert.deepEqual(await noted(), changed);
  // In the place of what is gone there is nothing to change.
  const late = await write('Tardi.', second.id);
  changed.push(`faq.added ${late.id}`);
  await remove(late.id);
  changed.push(`faq.deleted ${late.id}`);
  assert.deepEqual(await noted(), changed);
  assert.equal((await remove(late.id)).status, 404);
  const refused = { id: null, question: ' ', answare: 'Sì.' };
  assert.equal((await ask(anna, 'POST', 'FaqWB/Faq', { body: refused })).status, 422);
  assert.deepEqual(await noted(), changed, 'what changes nothing is not noted');
});

const move = (session: TestSession, id: number, posizione: number) =>
  ask(session, 'POST', 'FaqWB/Faq/Posizione', { body: { id, posizione } });
const ids = async () => (await list()).map(({ id }) => id);
const moves = async () => {
  const { rows } = await t.platform.database.query(
    `select actor_id, subject_kind, subject_id, detail from audit_entry where act = 'faq.moved' order by seq`,
  );
  return rows;
};

test('an entry is moved: the others close up, its link stays, and who did it is noted once', async () => {
  const [first, second, third, ...others] = await list();
  assert.ok(first && second && third);
  assert.equal((await move(anna, first.id, 3)).status, 200);
  assert.deepEqual(await list(), [second, third, first, ...others]);
  const note = {
    actor_id: anna.userId,
    subject_kind: 'faq',
    subject_id: String(first.id),
    detail: { position: 3 },
  };
  assert.deepEqual(await moves(), [note]);
  assert.equal((await move(anna, first.id, 3)).status, 200);
  assert.equal((await moves()).length, 1, 'the same again changes nothing');
  assert.equal((await move(anna, second.id, 10_000)).status, 200);
  assert.deepEqual(await list(), [third, first, ...others, second]);
  assert.deepEqual((await moves()).at(-1)?.['detail'], { position: 3 + others.length });
  const gone = await move(anna, 999_999, 1);
  assert.deepEqual([gone.status, gone.code], [404, 'FAQ_NOT_FOUND']);
});

test('a moved entry that is changed stands where it was moved to', async () => {
  const before = await list();
  const [first] = before;
  assert.ok(first);
  await move(anna, first.id, 2);
  const moved = await list();
  const body = { id: null, question: first.question, answare: 'Cambiata.' };
  const added = (await ask(anna, 'POST', `FaqWB/Faq?alPostoDi=${first.id}`, { body }))
    .data as Entry;
  await ask(anna, 'DELETE', `FaqWB/Faq/${first.id}`);
  assert.deepEqual(
    await list(),
    moved.map((entry) => (entry.id === first.id ? added : entry)),
  );
  assert.equal(added.place, first.place);
  await move(anna, added.id, 3);
  assert.equal((await moves()).at(-1)?.['subject_id'], String(first.place));
});

test('what the version before adds stands at the end, and is moved like all others', async () => {
  const before = await ids();
  const { rows } = await t.platform.database.query(
    `insert into faq (question, answer, place) values ('Vecchia?', 'Sì.', 0) returning id`,
  );
  const old = rows[0]?.['id'] as number;
  assert.deepEqual(await ids(), [...before, old]);
  await move(anna, old, 1);
  assert.deepEqual(await ids(), [old, ...before]);
});

test('two administrators at once: each position once, nothing lost, whatever is added meanwhile', async () => {
  const other = await t.login('giulia', 'AdminWorkerBadge');
  const before = await ids();
  const body = { id: null, question: 'Nel frattempo?', answare: 'Sì.' };
  const answers = await Promise.all(
    before.flatMap((id, at) => [
      move(anna, id, 1),
      move(other, before[before.length - 1 - at] as number, 2),
      ...(at < 3 ? [ask(other, 'POST', 'FaqWB/Faq', { body })] : []),
    ]),
  );
  assert.deepEqual(
    answers.filter(({ status }) => status !== 200),
    [],
  );
  const { rows } = await t.platform.database.query('select position from faq order by position');
  assert.deepEqual(
    rows.map(({ position }) => position),
    rows.map((_, at) => at + 1),
  );
  assert.equal(rows.length, before.length + 3);
  await assert.rejects(t.platform.database.query('update faq set position = 1 where position = 2'));
});

test('[FAQ-02 part] nobody else adds, moves or removes an entry', async () => {
  const [entry] = await list();
  assert.ok(entry);
  const body = { id: null, question: 'Posso?', answare: 'No.' };
  for (const session of [await t.login('marco'), await t.login('elena', 'RedattoreCorsiA')]) {
    assert.equal((await ask(session, 'POST', 'FaqWB/Faq', { body })).status, 403);
    assert.equal((await move(session, entry.id, 2)).status, 403);
    assert.equal((await ask(session, 'DELETE', `FaqWB/Faq/${entry.id}`)).status, 403);
  }
});

for (const [name, value, code] of [
  ['question', '', 'REQUIRED'],
  ['question', ' \n', 'BLANK'],
  ['answare', '', 'REQUIRED'],
  ['answare', '\t', 'BLANK'],
  ['answare', 'a'.repeat(15_001), 'TOO_LONG'],
] as const) {
  test(`[FAQ-04 part] refused: ${name} ${code}`, async () => {
    const body = { id: null, question: 'Come pago?', answare: 'Con carta.', [name]: value };
    const answer = await ask(anna, 'POST', 'FaqWB/Faq', { body });
    assert.deepEqual([answer.status, answer.code], [422, 'FAQ_INVALID']);
    const { fields } = answer as typeof answer & { fields: Record<string, string> };
    assert.deepEqual(fields, { [name]: code });
  });
}
