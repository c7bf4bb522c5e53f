import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { demoCourseId } from '../../../demo/courses/index.ts';
import { testPlatform, type TestPlatform } from '../../../testing/platform.ts';

let t: TestPlatform;
before(async () => {
  t = await testPlatform({ courses: true });
});
after(() => t.close());

type Client = { query: (statement: string | { text: string }, ...more: unknown[]) => unknown };

/** The tables that the statements of a call read. */
async function tablesReadBy(path: string): Promise<string[]> {
  const { $client: client } = t.platform.database.db as unknown as { $client: Client };
  const run = client.query;
  const read = new Set<string>();
  client.query = function query(statement, ...more) {
    const text = typeof statement === 'string' ? statement : statement.text;
    for (const [, table = ''] of text.matchAll(/\b(?:from|join) "(\w+)"/g)) read.add(table);
    return run.call(this, statement, ...more);
  };
  try {
    const url = `/api/Courses/${path}/${demoCourseId('assistenza-persona')}`;
    const answer = await t.call(null, { url });
    assert.equal(answer.statusCode, 200);
  } finally {
    client.query = run;
  }
  return [...read].toSorted();
}

test('teachers and contacts of a course are read without its lessons and documents', async () => {
  assert.deepEqual(await tablesReadBy('GetProfessors'), [
    'course',
    'course_professor',
    'professor',
  ]);
  assert.deepEqual(await tablesReadBy('Contacts'), [
    'course',
    'course_module',
    'course_professor',
    'professor',
  ]);
  // The list of tables is one that sees lessons where they are read.
  assert.ok((await tablesReadBy('View')).includes('lesson'));
});
