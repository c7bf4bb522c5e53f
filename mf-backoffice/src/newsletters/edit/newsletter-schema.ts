import { formMessages, object, string, validators, type AnyObjectSchema } from 'shared-ui/forms';

const { longText, required, text } = validators;

/**
 * NEWS-06, literally: the text is required while there is no send date (E74).
 * @param timeInvalid what a time that is none says
 */
export const newsletterSchema = (timeInvalid: string): AnyObjectSchema =>
  object({
    title: required(text()),
    text: longText().when('when', ([when], schema) =>
      when === 'open'
        ? required(
            schema.test('blank', formMessages.blank.id, (value) => !value || /\S/.test(value)),
          )
        : schema,
    ),
    when: string(),
    day: string().when('when', ([when], schema) =>
      when === 'at'
        ? required(schema).matches(/^\d{4}-\d{2}-\d{2}$/, formMessages.date.id)
        : schema,
    ),
    time: string().when('when', ([when], schema) =>
      when === 'at' ? required(schema).matches(/^([01]\d|2[0-3]):[0-5]\d$/, timeInvalid) : schema,
    ),
  });
