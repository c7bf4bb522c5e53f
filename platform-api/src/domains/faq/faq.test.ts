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

test('[FAQ-02 part] nobody else adds or removes an entry', async () => {
  const [entry] = await list();
  assert.ok(entry);
  const body = { id: null, question: 'Posso?', answare: 'No.' };
  for (const session of [await t.login('marco'), await t.login('elena', 'RedattoreCorsiA')]) {
    assert.equal((await ask(session, 'POST', 'FaqWB/Faq', { body })).status, 403);
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
