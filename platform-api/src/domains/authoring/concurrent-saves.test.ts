import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { testPlatform, type TestPlatform, type TestSession } from '../../testing/platform.ts';
import { ask } from '../../testing/shop.ts';
import { addCourse, readCourse, wholeCourse } from './testing-course.ts';

let t: TestPlatform;
let editors: TestSession[];

before(async () => {
  t = await testPlatform({ courses: true });
  editors = [await t.login('elena', 'RedattoreCorsiA'), await t.login('davide', 'RedattoreCorsiA')];
});
after(() => t.close());

test('200 simultaneous saves by two editors: no update is lost, each loser is told', async () => {
  const [elena] = editors as [TestSession, TestSession];
  const { id } = await addCourse(elena, wholeCourse({ documentList: [] }));
  const rounds = 10;
  const saves = 20;
  const winners: string[] = [];
  let told = 0;
  for (let round = 0; round < rounds; round += 1) {
    // All twenty start from the same version; each adds its own question.
    const course = await readCourse(elena, id);
    const answers = await Promise.all(
      Array.from({ length: saves }, async (_, place) => {
        const question = `Domanda ${round}.${place}`;
        const corsoFaq = [...course.corsoFaq, { question, answare: 'Sì.' }];
        const answer = await ask(editors[place % 2] as TestSession, 'POST', 'Courses', {
          body: { ...course, corsoFaq },
        });
        return { question, answer };
      }),
    );
    for (const { question, answer } of answers) {
      if (answer.status === 200) winners.push(question);
      else {
        assert.deepEqual([answer.status, answer.code], [409, 'COURSE_CHANGED']);
        told += 1;
      }
    }
    assert.equal(winners.length, round + 1, 'one save of each round is stored');
  }
  assert.equal(told, rounds * saves - rounds);
  const stored = await readCourse(elena, id);
  assert.equal(stored.version, 1 + rounds);
  assert.deepEqual(
    stored.corsoFaq.slice(1).map(({ question }) => question),
    winners,
  );
});
