import { formMessages, validators } from 'shared-ui/forms';
import { placeOf, type Answers, type Question } from '../survey.ts';

/** As many digits as the server takes. */
const WHOLE_NUMBER = /^\d{1,9}$/;

/** Why a typed text is not an answer, as a message id; null when it is one or is empty. */
export function typedComplaint(question: Question, answers: Answers): string | null {
  if (placeOf(question) !== 'typed') return null;
  const value = answers.typed[question.key] ?? '';
  if (value.trim() === '') return null;
  switch (question.options[0]?.type) {
    case 'number':
      return WHOLE_NUMBER.test(value.trim()) ? null : formMessages.minimum.id;
    case 'date':
      return complaintOf(validators.pastDate(), value);
    default:
      return complaintOf(validators.longText(), value);
  }
}

function complaintOf(schema: { validateSync(value: string): unknown }, value: string) {
  try {
    schema.validateSync(value);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
