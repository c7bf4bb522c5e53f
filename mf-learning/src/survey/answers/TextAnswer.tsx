import { TextField } from 'shared-ui/forms';
import type { Question } from '../survey.ts';

/** Words of one's own, below 15001 characters (1§5). */
export function TextAnswer({ question }: { question: Question }) {
  return (
    <TextField
      name={`typed.${question.key}`}
      label={question.options[0]?.label}
      isMultiline
      rows={4}
      autoComplete="off"
    />
  );
}
