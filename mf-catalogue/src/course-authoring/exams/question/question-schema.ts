import type { IntlShape } from 'react-intl';
import { array, object, string, validators } from 'shared-ui/forms';
import type { QuestionKind } from '../api.ts';
import { answerMessages } from './answer-messages.ts';
import { messages } from './messages.ts';
import { NEW_AREA, numberOf, partnersOf, type QuestionForm } from './question-form.ts';

const choices: readonly QuestionKind[] = ['single', 'multiple'];
const lists: readonly QuestionKind[] = [...choices, 'order'];

/** The server's limits. */
const limits = {
  stem: 2000,
  area: 80,
  explanation: 4000,
  pictureText: 500,
  option: 1000,
  answer: 200,
};

/** Rules of a question: those of its kind alone. The server checks them again. */
export function questionSchema(intl: IntlShape) {
  const { required, text } = validators;
  const atMost = (limit: number) =>
    text().max(limit, intl.formatMessage(messages.tooLong, { limit }));
  const number = (isPositive: boolean) =>
    required().test('number', intl.formatMessage(answerMessages.number), (typed) => {
      const value = numberOf(typed ?? '');
      return !typed || (Number.isFinite(value) && (!isPositive || value >= 0));
    });
  return object({
    area: required(),
    newArea: text().when('area', {
      is: NEW_AREA,
      // oxlint-disable-next-line unicorn/no-thenable -- the name is yup's
      then: () => required(atMost(limits.area)),
    }),
    points: required().test('points', intl.formatMessage(messages.pointsRange), (typed) => {
      const points = Number(typed);
      return !typed || (Number.isInteger(points) && points >= 1 && points <= 100);
    }),
    stem: required(atMost(limits.stem)),
    explanation: atMost(limits.explanation),
    pictureText: string().when('picture', ([picture]) =>
      (picture as unknown[]).length > 0
        ? required(atMost(limits.pictureText))
        : atMost(limits.pictureText),
    ),
    picture: array().when('kind', ([kind], schema) =>
      kind === 'hotSpot' ? schema.min(1, intl.formatMessage(messages.pictureNeeded)) : schema,
    ),
    options: array().when('kind', ([kind], schema) =>
      lists.includes(kind as QuestionKind)
        ? schema.of(object({ text: required(atMost(limits.option)) }))
        : schema,
    ),
    rightOption: string().test(
      'right',
      intl.formatMessage(answerMessages.rightNeeded),
      function check() {
        const { kind, options } = this.parent as QuestionForm;
        return !choices.includes(kind) || options.some(({ isRight }) => isRight);
      },
    ),
    pairs: array().when('kind', ([kind], schema) =>
      kind === 'match'
        ? schema.of(
            object({
              prompt: required(atMost(limits.option)),
              option: required(atMost(limits.option)),
            }),
          )
        : schema,
    ),
    extras: array().when('kind', ([kind], schema) =>
      kind === 'match' ? schema.of(object({ text: required(atMost(limits.option)) })) : schema,
    ),
    partners: string().test(
      'partners',
      intl.formatMessage(answerMessages.twoAnswers),
      function check() {
        const form = this.parent as QuestionForm;
        return form.kind !== 'match' || partnersOf(form).length >= 2;
      },
    ),
    isTrue: string().when('kind', ([kind], schema) =>
      kind === 'trueFalse'
        ? schema.required(intl.formatMessage(answerMessages.rightNeeded))
        : schema,
    ),
    value: string().when('kind', ([kind], schema) => (kind === 'number' ? number(false) : schema)),
    tolerance: string().when('kind', ([kind], schema) =>
      kind === 'number' ? number(true) : schema,
    ),
    accepted: array().when('kind', ([kind], schema) =>
      kind === 'text' ? schema.of(object({ text: required(atMost(limits.answer)) })) : schema,
    ),
    regions: array().when('kind', ([kind], schema) =>
      kind === 'hotSpot' ? schema.min(1, intl.formatMessage(answerMessages.regionNeeded)) : schema,
    ),
  });
}
