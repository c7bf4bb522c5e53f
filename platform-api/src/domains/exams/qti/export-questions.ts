import { pictures } from '../../../pictures.ts';
import type { Platform } from '../../../platform.ts';
import { courseStructure } from '../../catalogue/index.ts';
import { pictureBytes } from '../../files/index.ts';
import type { StoredQuestion } from '../bank/repository.ts';
import { questionsAfter } from './repository.ts';
import { writePackage, type PackageEntry } from './write-package.ts';

const QUESTIONS_AT_ONCE = 100;

/**
 * The bank of a course as a QTI 3.0 package, piece by piece: every question in every state. The caller has checked
 * who asks for it.
 */
export async function* exportQuestions(
  platform: Platform,
  courseId: number,
): AsyncGenerator<Uint8Array> {
  const course = await courseStructure(platform, courseId);
  yield* writePackage(course?.title ?? '', entriesOf(platform, courseId));
}

async function* entriesOf(platform: Platform, courseId: number): AsyncGenerator<PackageEntry> {
  let after = 0;
  for (;;) {
    const { db } = platform.database;
    const questions = await questionsAfter(db, courseId, after, QUESTIONS_AT_ONCE);
    for (const question of questions) {
      yield { ...question, picture: await pictureOf(platform, question) };
    }
    const last = questions.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

/** Stands in where a picture is gone: its place in the package stays empty, and who imports it is told. */
const missing = { bytes: null, extension: 'png', size: { width: 1000, height: 1000 } };

async function pictureOf(
  platform: Platform,
  { pictureRef, kind }: StoredQuestion,
): Promise<PackageEntry['picture']> {
  if (pictureRef === null) return kind === 'hotSpot' ? missing : null;
  const bytes = await pictureBytes(platform, pictureRef);
  if (bytes === null) return missing;
  const sharp = await pictures();
  const { width, height } = await sharp(bytes).metadata();
  return { bytes, extension: pictureRef.split('.').at(-1) ?? 'png', size: { width, height } };
}
