import { createHash } from 'node:crypto';
import type { Principal } from '../../../http/access.ts';
import { inTransaction, type Platform } from '../../../platform.ts';
import { addPicture, keepFiles, ownFileBytes } from '../../files/index.ts';
import { requireExamAuthor } from '../bank/require-author.ts';
import { importErrors } from './errors.ts';
import { readPackage, type PackageFault, type QuestionPackage } from './read-package.ts';
import * as repository from './repository.ts';

/** Where a question goes whose package names no area. */
const UNASSIGNED_AREA = 'Da assegnare';

const faults: Record<PackageFault, () => Error> = {
  DAMAGED: importErrors.PACKAGE_DAMAGED,
  TOO_LARGE: importErrors.PACKAGE_TOO_LARGE,
  UNSAFE_PATH: importErrors.PACKAGE_UNSAFE,
  NO_MANIFEST: importErrors.PACKAGE_WITHOUT_MANIFEST,
  NO_ITEMS: importErrors.PACKAGE_WITHOUT_QUESTIONS,
};

export type ImportReport = Pick<QuestionPackage, 'version' | 'notices' | 'tests'> & {
  fileName: string;
  sizeBytes: number;
  /** Questions read without a loss, with one, and not read. */
  read: number;
  warned: number;
  unread: number;
  /** How many drafts the package has become; null while it has not been added. */
  added: number | null;
};

type Import = { courseId: number; fileRef: string };

/**
 * What an uploaded package would add to the bank of a course. Stores nothing.
 * @throws FORBIDDEN, COURSE_NOT_FOUND, PACKAGE_NOT_FOUND, PACKAGE_DAMAGED, PACKAGE_TOO_LARGE, PACKAGE_UNSAFE, PACKAGE_WITHOUT_MANIFEST, PACKAGE_WITHOUT_QUESTIONS
 */
export async function checkImport(
  platform: Platform,
  author: Principal,
  target: Import,
): Promise<ImportReport> {
  await requireExamAuthor(platform, author, target.courseId);
  return oneAtATime(async () => {
    const { fileName, sizeBytes, content } = await readUpload(platform, author, target.fileRef);
    const { version, notices, tests, questions } = content;
    const warned = new Set(notices.filter(({ isRead }) => isRead).map(({ file }) => file)).size;
    return {
      fileName,
      sizeBytes,
      version,
      notices,
      tests,
      read: questions.length - warned,
      warned,
      unread: notices.filter(({ isRead }) => !isRead).length,
      added: await repository.importedCount(platform.database.db, target),
    };
  });
}

/**
 * Adds the questions of an uploaded package to the bank of a course, as drafts. Sent again, at once or later, it
 * answers the same and adds nothing.
 * @returns how many were added
 * @throws as `checkImport`, and PACKAGE_ADDS_NOTHING, FILE_QUOTA_EXCEEDED
 */
export async function importQuestions(
  platform: Platform,
  author: Principal,
  target: Import,
): Promise<number> {
  await requireExamAuthor(platform, author, target.courseId);
  const before = await repository.importedCount(platform.database.db, target);
  if (before !== null) return before;
  return oneAtATime(async () => {
    const { content } = await readUpload(platform, author, target.fileRef);
    if (content.questions.length === 0) throw importErrors.PACKAGE_ADDS_NOTHING();
    const refs = await storePictures(platform, author, target, content);
    return inTransaction(platform, async (tx) => {
      const now = platform.clock.now();
      const added = content.questions.length;
      if (!(await repository.recordImport(tx.database.db, { ...target, added }, now))) {
        return (await repository.importedCount(tx.database.db, target)) ?? added;
      }
      const drafts = content.questions.map(({ question, picture, area, ...texts }) => ({
        ...question,
        courseId: target.courseId,
        stem: texts.stem,
        area: area ?? UNASSIGNED_AREA,
        points: texts.points,
        explanation: texts.explanation,
        pictureRef: picture === null ? null : (refs.get(picture.path) ?? null),
        pictureText: texts.pictureText,
        state: 'draft' as const,
      }));
      await keepFiles(tx, [...refs.values()]);
      await repository.insertQuestions(tx.database.db, drafts, now);
      return added;
    });
  });
}

async function readUpload(platform: Platform, author: Principal, fileRef: string) {
  const upload = await ownFileBytes(platform, author, fileRef, 'question-package');
  if (upload === null) throw importErrors.PACKAGE_NOT_FOUND();
  const content = await readPackage(upload.bytes);
  if (!content.isReadable) throw faults[content.fault]();
  return { fileName: upload.originalName, sizeBytes: upload.bytes.length, content };
}

/** References of the pictures that questions have, by their path in the package. */
async function storePictures(
  platform: Platform,
  author: Principal,
  target: Import,
  { questions, pictures }: QuestionPackage,
): Promise<Map<string, string>> {
  const refs = new Map<string, string>();
  for (const path of new Set(questions.flatMap(({ picture }) => picture?.path ?? []))) {
    const picture = pictures.get(path);
    if (picture === undefined) continue;
    // The same for each try of this import, so that one that was interrupted leaves nothing twice.
    const fileRef = `${uuidOf(`${target.courseId} ${target.fileRef} ${path}`)}.${picture.type}`;
    await addPicture(platform, author.userId, {
      fileRef,
      kind: 'question',
      originalName: path,
      type: picture.type,
      content: picture.bytes,
    });
    refs.set(path, fileRef);
  }
  return refs;
}

const uuidOf = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');

let last: Promise<unknown> = Promise.resolve();

/** A package takes up to 80 MB of memory while it is read: this process reads one at a time. */
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work, work);
  last = mine.catch(() => undefined);
  return mine;
}
