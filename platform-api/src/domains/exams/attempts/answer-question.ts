import type { Platform } from '../../../platform.ts';
import { examErrors } from '../errors.ts';
import { questionShapes, type QuestionAnswer } from '../questions/question.ts';
import { GRACE_MS } from './clock.ts';
import { aliasesOf } from './option-aliases.ts';
import {
  findQuestion,
  writeAnswer,
  type Attempt,
  type AttemptQuestion,
  type StoredAnswer,
} from './repository.ts';

export type GivenAnswer = {
  attemptId: string;
  userId: string;
  position: number;
  screen: string;
  sequence: number;
  /** With the ids of the attempt. Null takes it back, undefined leaves it. */
  answer?: QuestionAnswer | null | undefined;
  isFlagged?: boolean | undefined;
};

/**
 * Stores an answer, a flag or both before it returns. One that is not newer than what is stored changes
 * nothing: what is stored comes back.
 * @throws EXAM_ATTEMPT_NOT_FOUND, EXAM_QUESTION_NOT_FOUND, EXAM_OVER, EXAM_OPEN_ELSEWHERE, EXAM_ANSWER_INVALID
 */
export async function answerQuestion(
  platform: Platform,
  given: GivenAnswer,
): Promise<StoredAnswer & Pick<AttemptQuestion, 'content'> & Pick<Attempt, 'endsAt'>> {
  const { db } = platform.database;
  const { attemptId, userId, position, screen, sequence, isFlagged } = given;
  const at = platform.clock.now();
  // An answer on its way when the time ended still counts.
  const openUntil = new Date(at.getTime() - GRACE_MS);
  const found = await findQuestion(db, attemptId, userId, position);
  if (found === null) throw examErrors.EXAM_ATTEMPT_NOT_FOUND();
  const question = requireOpen(found, screen, openUntil);
  const { content } = question;
  const { endsAt } = found.attempt;

  const answer = given.answer == null ? given.answer : storable(question, given.answer);
  const write = { attemptId, position, screen, sequence, answer, isFlagged, at, openUntil };
  const stored = await writeAnswer(db, write);
  if (stored !== null) return { ...stored, content, endsAt };

  const now = await findQuestion(db, attemptId, userId, position);
  if (now === null) throw examErrors.EXAM_ATTEMPT_NOT_FOUND();
  return { ...requireOpen(now, screen, openUntil), content, endsAt };
}

function requireOpen(
  { attempt, question }: { attempt: Attempt; question: AttemptQuestion | null },
  screen: string,
  openUntil: Date,
): AttemptQuestion {
  if (attempt.endedAt !== null || attempt.endsAt <= openUntil) throw examErrors.EXAM_OVER();
  if (attempt.screen !== screen) throw examErrors.EXAM_OPEN_ELSEWHERE();
  if (question === null) throw examErrors.EXAM_QUESTION_NOT_FOUND();
  return question;
}

/** The answer with the author's ids; null for one that says nothing. */
function storable(
  { kind, content }: AttemptQuestion,
  given: QuestionAnswer,
): QuestionAnswer | null {
  const parsed = questionShapes[kind].answer.safeParse(given);
  const answer = parsed.success ? aliasesOf(content).fromWire(parsed.data) : null;
  if (answer === null || hasRepeats(answer)) throw examErrors.EXAM_ANSWER_INVALID();
  return isEmpty(answer) ? null : answer;
}

const hasRepeats = (answer: QuestionAnswer): boolean =>
  'optionIds' in answer && new Set(answer.optionIds).size < answer.optionIds.length;

const isEmpty = (answer: QuestionAnswer): boolean =>
  ('optionIds' in answer && answer.optionIds.length === 0) ||
  ('optionOf' in answer && Object.keys(answer.optionOf).length === 0) ||
  ('text' in answer && answer.text.trim() === '');
