import { TextField } from 'shared-ui/forms';
import type { Question } from '../survey.ts';

/** A whole number, 0 at the least (1§5). */
export function NumberAnswer({ question }: { question: Question }) {
  return (
    <TextField
      name={`typed.${question.key}`}
      label={question.options[0]?.label}
      type="number"
      inputMode="numeric"
      min={0}
      step={1}
      autoComplete="off"
    />
  );
}
