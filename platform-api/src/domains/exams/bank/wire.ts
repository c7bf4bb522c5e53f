import type { z } from 'zod';
import type { Platform } from '../../../platform.ts';
import type { Question } from '../questions/question.ts';
import { questionPictureUrl } from '../questions/question-picture.ts';
import type { GivenQuestion } from './questions.ts';
import type { StoredQuestion } from './repository.ts';
import type { addedQuestion, bankPage, editedQuestion } from './schemas.ts';

type GivenBody = Omit<z.output<typeof addedQuestion>, 'courseId'>;

export const questionFromWire = ({ picture, ...given }: GivenBody): GivenQuestion => ({
  stem: given.stem.trim(),
  area: given.area.trim(),
  points: given.points,
  explanation: given.explanation.trim(),
  state: given.state,
  item: given.item,
  pictureRef: picture?.fileNameRef ?? null,
  pictureText: picture?.text.trim() ?? '',
});

/** Kind, content and key, which belong together. */
export const itemOf = ({ kind, content, key }: StoredQuestion): Question =>
  ({ kind, content, key }) as Question;

export const pictureToWire = (
  platform: Platform,
  { pictureRef, pictureText }: Pick<StoredQuestion, 'pictureRef' | 'pictureText'>,
) => {
  const url = questionPictureUrl(platform, pictureRef);
  return pictureRef === null || url === null
    ? null
    : { fileNameRef: pictureRef, url, text: pictureText };
};

export function questionToWire(
  platform: Platform,
  question: StoredQuestion,
  timesDrawn: number,
): z.input<typeof editedQuestion> {
  const { id, courseId, version, stem, area, points, explanation, state } = question;
  return {
    id,
    courseId,
    version,
    stem,
    area,
    points,
    explanation,
    state,
    timesDrawn,
    item: itemOf(question),
    picture: pictureToWire(platform, question),
  };
}

export const questionRowToWire = ({
  id,
  kind,
  stem,
  area,
  points,
  state,
  version,
  pictureRef,
  updatedAt,
}: StoredQuestion & { updatedAt: Date }): z.input<typeof bankPage>['items'][number] => ({
  id,
  kind,
  stem,
  area,
  points,
  state,
  version,
  hasPicture: pictureRef !== null,
  updatedAt: updatedAt.toISOString(),
});
