import { isDeepStrictEqual } from 'node:util';
import type { Principal } from '../../../http/access.ts';
import { inTransaction, type InTransaction, type Platform } from '../../../platform.ts';
import { keepFiles, releaseFiles, uploadedFile } from '../../files/index.ts';
import { checkQuestion } from '../questions/check-question.ts';
import type { Question } from '../questions/question.ts';
import { bankErrors } from './errors.ts';
import * as repository from './repository.ts';
import type { QuestionState, QuestionTexts, StoredQuestion } from './repository.ts';
import { requireAuthorOf, requireExamAuthor } from './require-author.ts';

const FIRST_VERSION = 1;

/** A question as an author gives it. */
export type GivenQuestion = QuestionTexts & { item: Question; state: QuestionState };

/** @throws FORBIDDEN, QUESTION_NOT_FOUND */
export async function readQuestion(
  platform: Platform,
  author: Principal,
  id: number,
): Promise<StoredQuestion> {
  const found = await repository.findQuestion(platform.database.db, id);
  return requireAuthorOf(platform, author, found);
}

/**
 * Adds a question. One that is sent again under its key, because its answer was lost, is there once; what its
 * author has changed in it meanwhile is stored as a change of it.
 * @param key made by the author's page for this question; null adds one each time
 * @throws FORBIDDEN, COURSE_NOT_FOUND, QUESTION_INVALID with the faults by field, QUESTION_CHANGED by somebody else
 * since it was added
 */
export async function addQuestion(
  platform: Platform,
  author: Principal,
  { courseId, key }: { courseId: number; key: string | null },
  given: GivenQuestion,
): Promise<StoredQuestion> {
  await requireExamAuthor(platform, author, courseId);
  return inTransaction(platform, async (tx) => {
    const { db } = tx.database;
    const known = key === null ? null : await repository.holdAddition(db, { courseId, key });
    if (known !== null) {
      return isSame(known, given)
        ? known
        : changeQuestion(platform, author, { id: known.id, version: FIRST_VERSION }, given);
    }
    const question = await checked(tx, given);
    if (question.pictureRef !== null) await keepFiles(tx, [question.pictureRef]);
    const added = await repository.insertQuestion(
      db,
      { courseId, ...question },
      platform.clock.now(),
    );
    if (key !== null) {
      await repository.recordAddition(db, { courseId, key, questionId: added.id });
    }
    return added;
  });
}

/**
 * Stores a changed question. Attempts that drew it keep the text that they drew. Of two changes of the same
 * version the second is refused; one that is sent again, because its answer was lost, is answered again.
 * @throws FORBIDDEN, QUESTION_NOT_FOUND, QUESTION_CHANGED, QUESTION_INVALID
 */
export async function changeQuestion(
  platform: Platform,
  author: Principal,
  { id, version }: { id: number; version: number },
  given: GivenQuestion,
): Promise<StoredQuestion> {
  await readQuestion(platform, author, id);
  return inTransaction(platform, async (tx) => {
    const stored = await repository.lockQuestion(tx.database.db, id);
    if (stored === null) throw bankErrors.QUESTION_NOT_FOUND();
    if (stored.version !== version) {
      if (stored.version === version + 1 && isSame(stored, given)) return stored;
      throw bankErrors.QUESTION_CHANGED();
    }
    const question = await checked(tx, given);
    const updated = await repository.updateQuestion(
      tx.database.db,
      id,
      { ...question, version: version + 1 },
      platform.clock.now(),
    );
    await settlePicture(tx, stored.pictureRef, question.pictureRef);
    return updated;
  });
}

/**
 * Takes a question out of the bank: one that no attempt drew is deleted, another is retired, since results name
 * it. Retiring again changes nothing.
 * @returns the retired question; null when it was deleted
 * @throws FORBIDDEN, QUESTION_NOT_FOUND, QUESTION_CHANGED
 */
export async function removeQuestion(
  platform: Platform,
  author: Principal,
  { id, version }: { id: number; version: number },
): Promise<StoredQuestion | null> {
  await readQuestion(platform, author, id);
  return inTransaction(platform, async (tx) => {
    const { db } = tx.database;
    const stored = await repository.lockQuestion(db, id);
    if (stored === null) throw bankErrors.QUESTION_NOT_FOUND();
    const isDrawn = (await repository.timesDrawn(db, id)) > 0;
    if (isDrawn && stored.state === 'retired') return stored;
    if (stored.version !== version) throw bankErrors.QUESTION_CHANGED();
    if (!isDrawn) {
      await repository.deleteQuestion(db, id);
      await settlePicture(tx, stored.pictureRef, null);
      return null;
    }
    const { courseId: _course, id: _id, ...question } = stored;
    return repository.updateQuestion(
      db,
      id,
      { ...question, state: 'retired', version: version + 1 },
      platform.clock.now(),
    );
  });
}

type CheckedQuestion = QuestionTexts & Question & { state: QuestionState };

async function checked(tx: InTransaction, given: GivenQuestion): Promise<CheckedQuestion> {
  const { item, state, ...texts } = given;
  const found = checkQuestion({ ...texts, ...item, hasPicture: texts.pictureRef !== null });
  const fields: Record<string, string> = {};
  for (const [path, fault] of found.isValid ? [] : Object.entries(found.faults)) {
    fields[path.replace(/^(?=(?:content|key)\b)/, 'item.')] = fault;
  }
  if (texts.pictureRef !== null) {
    const file = await uploadedFile(tx, texts.pictureRef);
    if (file?.kind !== 'question') fields['picture'] = 'UNKNOWN';
  }
  if (!found.isValid || Object.keys(fields).length > 0) {
    throw bankErrors.QUESTION_INVALID({ fields });
  }
  return { ...texts, ...found.question, state };
}

const isSame = (
  { id: _id, courseId: _course, version: _version, kind, content, key, ...texts }: StoredQuestion,
  { item, ...given }: GivenQuestion,
): boolean => isDeepStrictEqual({ ...texts, item: { kind, content, key } }, { ...given, item });

async function settlePicture(
  tx: InTransaction,
  before: string | null,
  after: string | null,
): Promise<void> {
  if (before === after) return;
  if (after !== null) await keepFiles(tx, [after]);
  if (before === null || (await repository.isPictureShown(tx.database.db, before))) return;
  await releaseFiles(tx, [before]);
}
