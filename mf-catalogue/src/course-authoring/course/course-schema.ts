import type { IntlShape } from 'react-intl';
import { array, centsOfTyped, mixed, object, string, validators } from 'shared-ui/forms';
import { plainTextOf, type LessonText } from 'shared-ui/lesson-text';
import { courseStatus } from '../../course-items.ts';
import { authoringMessages } from '../authoring-messages.ts';
import { htmlOfMarks } from './description-marks.ts';
import { escoSkillsOf } from './esco-skills.ts';
import type { Locks } from './life-cycle.ts';
import { messages } from './messages.ts';

const { LONG_TEXT_LIMIT, longText, required, text } = validators;

/** As the server has them: twenty years. */
const isMonths = (months: number) => months >= 1 && months <= 240;

/**
 * The rules of the course form (1§5, E43 to E46). Locked parts were valid when they were written, and are
 * not validated again. The form's own texts are in the language of the page.
 * @param status what the course is to be: one that is published needs more than a draft
 */
export function courseSchema(intl: IntlShape, locks: Locks, status: number = courseStatus.draft) {
  const isPublished = status === courseStatus.published;
  const requiredWhenPublished = (schema = longText()) => (isPublished ? required(schema) : schema);
  const priceText = intl.formatMessage(authoringMessages.priceMinimum);
  // At least one euro where there is a price; in a draft nothing and 0 mean not for sale.
  const price = () =>
    requiredWhenPublished(text()).test('price', priceText, (typed?: string) => {
      if (!typed?.trim()) return true;
      const cents = centsOfTyped(typed);
      return cents !== null && (cents >= 100 || (cents === 0 && !isPublished));
    });
  const duration = required().test(
    'duration',
    intl.formatMessage(authoringMessages.durationMultiple),
    (typed) => !typed || (Number(typed) >= 15 && Number(typed) % 15 === 0),
  );

  const content = {
    title: required(),
    synopsis: requiredWhenPublished(),
    // The stored text counts.
    description: requiredWhenPublished(text()).test(
      'longText',
      'ui.form.longText',
      (typed) => htmlOfMarks(typed ?? '').length <= LONG_TEXT_LIMIT,
    ),
    prerequisites: longText(),
    level: requiredWhenPublished(text()),
    difficulty: requiredWhenPublished(text()),
    category: requiredWhenPublished(text()),
    escoSkills: text().test(
      'escoSkills',
      intl.formatMessage(messages.escoSkillsWrong),
      (typed) => escoSkillsOf(typed ?? '') !== null,
    ),
    price: price(),
    simulation: price(),
    certification: price(),
    modules: array().of(
      object({
        name: required(),
        description: longText(),
        professor: string().required(intl.formatMessage(messages.professorRequired)),
      }),
    ),
    lessons: array()
      .of(
        object({
          module: string().required(intl.formatMessage(messages.moduleRequired)),
          name: required(),
          // Its words count, and a document is no value that yup reads.
          content: mixed<LessonText>().test(
            'longText',
            'ui.form.longText',
            (typed) => typed === undefined || plainTextOf(typed).length <= LONG_TEXT_LIMIT,
          ),
          duration,
        }),
      )
      .min(isPublished ? 1 : 0, intl.formatMessage(authoringMessages.lessonRequired)),
    documents: array().of(object({ name: required() })),
  };
  return object({
    ...(locks.content ? {} : content),
    ...(locks.validity
      ? {}
      : {
          validity: text().test(
            'months',
            intl.formatMessage(messages.validityMonths),
            (typed) => !typed?.trim() || (/^\d+$/.test(typed.trim()) && isMonths(Number(typed))),
          ),
        }),
    ...(locks.faq
      ? {}
      : {
          questions: array().of(
            object({ question: required(longText()), answer: required(longText()) }),
          ),
        }),
  });
}
