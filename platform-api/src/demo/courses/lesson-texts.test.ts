import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { testPlatform, type TestPlatform } from '../../testing/platform.ts';
import { lessonMinutes, wordCount } from './course-shape.ts';
import { demoCourseId, loadCourses } from './index.ts';
import { lessonTexts, plainText } from './lesson-texts.ts';

const MIN_WORDS = 300;

const writtenCourses = readdirSync(join(import.meta.dirname, '../lessons')).map((file) =>
  file.replace('.md', ''),
);

let t: TestPlatform;
before(async () => {
  t = await testPlatform();
  await loadCourses(t.platform);
});
after(() => t.close());

type Stored = { name: string; description: string; minutes: number; videos: number };

async function storedLessons(courseKey: string): Promise<Stored[]> {
  const { rows } = await t.platform.database.query(
    `select l.name, l.description, l.duration_minutes as minutes,
      (select count(*)::int from course_document d where d.lesson_id = l.id and d.type_id = 1) as videos
     from lesson l join course_module m on m.id = l.module_id
     where m.course_id = $1 order by m.position, l.position`,
    [demoCourseId(courseKey)],
  );
  return rows as Stored[];
}

for (const key of writtenCourses) {
  test(`${key}: each lesson has a text of its own, long enough, without marks`, async () => {
    const lessons = await storedLessons(key);
    const texts = await lessonTexts(key);
    assert.deepEqual(
      [...texts.keys()],
      lessons.map(({ name }) => name),
    );
    for (const { name, description } of lessons) {
      const words = wordCount(description);
      assert.ok(words >= MIN_WORDS, `${name}: ${words} words`);
      assert.doesNotMatch(description, /[#|*`]|^- /m, name);
    }
  });

  test(`${key}: headings, a list and a table in each text`, async () => {
    for (const [name, text] of await lessonTexts(key)) {
      assert.match(text, /^## /m, name);
      assert.match(text, /^(- |1\. )/m, name);
      assert.match(text, /^\| *-+ *\|/m, name);
    }
  });
}

test('every lesson takes as long as what it has, in the steps that the product knows', async () => {
  const { rows } = await t.platform.database.query('select key from course');
  let lessons = 0;
  for (const { key } of rows) {
    for (const { name, description, minutes, videos } of await storedLessons(String(key))) {
      const clips = Array.from({ length: videos }, () => ({
        type: 'video' as const,
        name: '',
        fileName: '',
      }));
      assert.equal(minutes, lessonMinutes(description, clips), name);
      // The next step begins where reading and watching end.
      assert.ok(minutes - wordCount(description) / 180 <= 15, name);
      lessons += 1;
    }
  }
  assert.ok(lessons > 150, `${lessons} lessons`);
});

test('marks become plain text: headings, lists, bold, tables of two columns and more', () => {
  assert.equal(
    plainText('## Titolo\n\nUna **parola** e `codice`.\n\n- uno\n- due\n\n1. primo'),
    'Titolo\n\nUna parola e codice.\n\n• uno\n• due\n\n1. primo',
  );
  assert.equal(
    plainText('| Chi | Quando |\n|---|---|\n| Marta | oggi |\n| Elena | domani |'),
    '• Marta: oggi\n• Elena: domani',
  );
  assert.equal(
    plainText('| Chi | Dove | Quando |\n|---|---|---|\n| Marta | qui | oggi |'),
    '• Marta. Dove: qui. Quando: oggi',
  );
});
