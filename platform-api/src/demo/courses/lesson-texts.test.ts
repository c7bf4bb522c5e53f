import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { plainTextOf, type LessonText } from 'contracts';
import { lessonTextSchema } from 'contracts/schemas';
import { testPlatform, type TestPlatform } from '../../testing/platform.ts';
import { lessonMinutes, wordCount } from './course-shape.ts';
import { demoCourseId } from './index.ts';
import { lessonTexts, textOfMarks } from './lesson-texts.ts';

const MIN_WORDS = 300;

const writtenCourses = readdirSync(join(import.meta.dirname, '../lessons')).map((file) =>
  file.replace('.md', ''),
);

let t: TestPlatform;
before(async () => {
  t = await testPlatform({ courses: true });
});
after(() => t.close());

test('every demo course that is on sale has a lesson, as the rule for authors says', async () => {
  const { rows } = await t.platform.database.query(
    `select c.id, count(l.id)::int as lessons from course c
      left join course_module m on m.course_id = c.id left join lesson l on l.module_id = m.id
      where c.status = 1 group by c.id`,
  );
  assert.ok(rows.length > 10);
  assert.deepEqual(
    rows.filter(({ lessons }) => lessons === 0),
    [],
  );
});

type Stored = {
  name: string;
  description: string;
  content: LessonText | null;
  minutes: number;
  videos: string[];
};

async function storedLessons(courseKey: string): Promise<Stored[]> {
  const { rows } = await t.platform.database.query(
    `select l.name, l.description, l.content, l.duration_minutes as minutes,
      array(select d.file_name from course_document d where d.lesson_id = l.id and d.type_id = 1) as videos
     from lesson l join course_module m on m.id = l.module_id
     where m.course_id = $1 order by m.position, l.position`,
    [demoCourseId(courseKey)],
  );
  return rows as Stored[];
}

for (const key of writtenCourses) {
  test(`${key}: each lesson has a formatted text of its own, long enough, without marks`, async () => {
    const lessons = await storedLessons(key);
    const texts = await lessonTexts(key);
    assert.deepEqual(
      [...texts.keys()],
      lessons.map(({ name }) => name),
    );
    for (const { name, description, content } of lessons) {
      const words = wordCount(description);
      assert.ok(words >= MIN_WORDS, `${name}: ${words} words`);
      assert.doesNotMatch(description, /[#|*`]|^- |\[[x ]\]/m, name);
      const text = lessonTextSchema.parse(content);
      assert.equal(plainTextOf(text), description, name);
    }
  });

  test(`${key}: headings, a list, a table and a checkpoint in each text`, async () => {
    for (const [name, { blocks }] of await lessonTexts(key)) {
      const kinds = new Set(blocks.map(({ type }) => type));
      for (const kind of ['heading', 'list', 'table', 'checkpoint'] as const) {
        assert.ok(kinds.has(kind), `${name}: no ${kind}`);
      }
    }
  });
}

test('every lesson takes as long as what it has, in the steps that the product knows', async () => {
  const { rows } = await t.platform.database.query('select key from course');
  let lessons = 0;
  for (const { key } of rows) {
    for (const { name, description, minutes, videos } of await storedLessons(String(key))) {
      const clips = videos.map((fileName) => ({ type: 'video' as const, name: '', fileName }));
      assert.equal(minutes, lessonMinutes(description, clips), name);
      // The next step begins where reading and watching end.
      assert.ok(minutes - wordCount(description) / 180 <= 15, name);
      lessons += 1;
    }
  }
  assert.ok(lessons > 150, `${lessons} lessons`);
});

test('every course on sale with texts of its own has clips of its own', async () => {
  const { rows } = await t.platform.database.query(
    `select course.key, array_agg(d.file_name) as clips from course_document d join course on course.id = d.course_id
     where d.type_id = 1 group by course.key`,
  );
  const clipsOf = new Map(rows.map(({ key, clips }) => [String(key), clips as string[]]));
  const seen = new Map<string, string>();
  for (const key of writtenCourses) {
    const clips = clipsOf.get(key) ?? [];
    assert.ok(clips.length >= 2, `${key}: ${clips.length} clips`);
    for (const clip of clips) {
      assert.equal(seen.get(clip), undefined, `${clip} in ${key} and ${seen.get(clip)}`);
      seen.set(clip, key);
    }
  }
});

test('marks become blocks: headings, lists, bold, code, tables, checkpoints', () => {
  const { blocks } = textOfMarks(
    [
      '## Titolo',
      'Una **parola** e `codice`.',
      '- uno\n- due',
      '1. primo',
      '| Chi | Quando |\n|---|---|\n| Marta | oggi |',
      '? Chi?\n\n- [x] Marta :: Sì.\n- [ ] Elena :: No.',
    ].join('\n\n'),
  );
  assert.deepEqual(blocks, [
    { type: 'heading', id: 't1', level: 1, content: [{ text: 'Titolo' }] },
    {
      type: 'paragraph',
      id: 't2',
      content: [
        { text: 'Una ' },
        { text: 'parola', bold: true },
        { text: ' e ' },
        { text: 'codice', code: true },
        { text: '.' },
      ],
    },
    {
      type: 'list',
      id: 't3',
      ordered: false,
      items: [{ content: [{ text: 'uno' }] }, { content: [{ text: 'due' }] }],
    },
    { type: 'list', id: 't4', ordered: true, items: [{ content: [{ text: 'primo' }] }] },
    {
      type: 'table',
      id: 't5',
      caption: '',
      head: [[{ text: 'Chi' }], [{ text: 'Quando' }]],
      rows: [[[{ text: 'Marta' }], [{ text: 'oggi' }]]],
    },
    {
      type: 'checkpoint',
      id: 't6',
      question: 'Chi?',
      several: false,
      options: [
        { text: 'Marta', isRight: true, feedback: 'Sì.' },
        { text: 'Elena', isRight: false, feedback: 'No.' },
      ],
    },
  ]);
});
