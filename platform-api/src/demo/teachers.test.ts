import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { testPlatform, type TestPlatform } from '../testing/platform.ts';
import { demoProfessors } from './courses/professors.ts';
import { loadTeachers } from './teachers.ts';

let t: TestPlatform;
before(async () => {
  t = await testPlatform({ courses: true });
});
after(() => t.close());

const rows = async (text: string) => (await t.platform.database.query(text)).rows;

test('every teacher of a course has an account that teaches, under the same name; once', async () => {
  await loadTeachers(t.platform);
  await loadTeachers(t.platform);
  const teachers = await rows(`
    select p.name as professor, a.name, a.surname, a.fiscal_code as code
    from professor p join account a on a.id = p.account_id where a.is_docente`);
  assert.equal(teachers.length, demoProfessors.length);
  assert.equal(new Set(teachers.map(({ code }) => code)).size, teachers.length);
  for (const { professor, name, surname } of teachers) {
    assert.ok(String(professor).endsWith(`${String(name)} ${String(surname)}`), String(professor));
  }
  const [counted] = await rows('select count(*)::int as n from account where is_docente');
  assert.equal(counted?.['n'], demoProfessors.length);
});
