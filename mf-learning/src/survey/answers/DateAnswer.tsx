import { today } from 'shared-ui';
import { DateField } from 'shared-ui/forms';
import type { Question } from '../survey.ts';

/** A day that has been: today in Rome at the latest (SURVEY-09, E72). */
export function DateAnswer({ question }: { question: Question }) {
  return (
    <DateField name={`typed.${question.key}`} label={question.options[0]?.label} max={today()} />
  );
}
