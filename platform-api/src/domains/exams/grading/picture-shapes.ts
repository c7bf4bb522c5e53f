import { and, eq, isNotNull } from 'drizzle-orm';
import { buffer } from 'node:stream/consumers';
import { pictures } from '../../../pictures.ts';
import type { Platform } from '../../../platform.ts';
import { questionPictureFile } from '../questions/question-picture.ts';
import { examAttemptQuestions } from '../tables.ts';
import type { PictureShape } from './grade.ts';

/**
 * Width over height of the pictures on which a candidate points, by position: a circle's radius is a share of
 * the width. A picture that cannot be read is left out, and counts as square.
 */
export async function pictureShapes(
  platform: Platform,
  attemptId: string,
): Promise<Map<number, PictureShape>> {
  const rows = await platform.database.db
    .select({
      position: examAttemptQuestions.position,
      pictureRef: examAttemptQuestions.pictureRef,
    })
    .from(examAttemptQuestions)
    .where(
      and(
        eq(examAttemptQuestions.attemptId, attemptId),
        eq(examAttemptQuestions.kind, 'hotSpot'),
        isNotNull(examAttemptQuestions.pictureRef),
      ),
    );
  const shapes = new Map<number, PictureShape>();
  for (const { position, pictureRef } of rows) {
    const shape = pictureRef === null ? null : await shapeOf(platform, pictureRef);
    if (shape !== null) shapes.set(position, shape);
  }
  return shapes;
}

async function shapeOf(platform: Platform, pictureRef: string): Promise<PictureShape | null> {
  const sharp = await pictures();
  try {
    const content = await buffer(await platform.files.read(questionPictureFile(pictureRef)));
    const { autoOrient } = await sharp(content).metadata();
    return { aspect: autoOrient.width / autoOrient.height };
  } catch (error) {
    platform.log.warn({ err: error, pictureRef }, 'a picture of an exam cannot be read');
    return null;
  }
}
