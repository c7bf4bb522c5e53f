import assert from 'node:assert/strict';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { selectRows } from '../../../database/select-rows.ts';
import type { TestPlatform, TestSession } from '../../../testing/platform.ts';
import { ask } from '../../../testing/shop.ts';
import type { addedQuestion } from './schemas.ts';

export type QuestionBody = z.input<typeof addedQuestion> & { courseId: number };

const options = ['Due', 'Tre', 'Quattro'].map((text, place) => ({ id: `o${place}`, text }));

/** An active question with one right option. */
export const questionBody = (
  courseId: number,
  changes: Partial<QuestionBody> = {},
): QuestionBody => ({
  courseId,
  stem: 'Quante prove si fanno?',
  area: 'Protezioni',
  points: 1,
  explanation: '',
  state: 'active',
  picture: null,
  item: { kind: 'single', content: { options }, key: { optionId: 'o1' } },
  ...changes,
});

export async function addQuestion(author: TestSession, body: QuestionBody) {
  const answer = await ask(author, 'POST', 'Exams/Questions', { body });
  assert.equal(answer.status, 200, JSON.stringify(answer));
  return answer.data as QuestionBody & { id: number; version: number; timesDrawn: number };
}

/** An attempt that drew the question, as it is now. */
export async function drawInAttempt(
  t: TestPlatform,
  candidate: Pick<TestSession, 'userId'>,
  question: { id: number; courseId: number },
): Promise<string> {
  // In the running transaction where there is one.
  const { db } = t.platform.database;
  const [attempt] = await selectRows<{ id: string }>(
    db,
    sql`insert into exam_attempt (course_id, user_id, kind, seed, threshold_percent, started_at, ends_at)
      values (${question.courseId}, ${candidate.userId}, 'simulation', 'x', 70, now(),
        now() + interval '40 minutes') returning id`,
  );
  assert.ok(attempt);
  await db.execute(
    sql`insert into exam_attempt_question (attempt_id, position, question_id, kind, stem, area, points,
        explanation, picture_ref, picture_text, content, key)
      select ${attempt.id}, 0, id, kind, stem, area, points, explanation, picture_ref, picture_text,
        content, key
      from exam_question where id = ${question.id}`,
  );
  return attempt.id;
}
