import { useFormikContext } from 'shared-ui/forms';
import type { Answers, Option, Question } from '../survey.ts';

/** The chosen options of a question, and the attributes of the input of each option. */
export function useChoices({ key, type }: Question) {
  const { values, setFieldValue } = useFormikContext<Answers>();
  const chosen = values.choices[key] ?? [];
  const isSeveral = type === 'multi';
  const choose = (ids: number[]) => void setFieldValue(`choices.${key}`, ids);
  return {
    chosen,
    choose,
    inputOf: ({ id }: Option) =>
      ({
        type: isSeveral ? 'checkbox' : 'radio',
        name: key,
        value: id,
        checked: chosen.includes(id),
        onChange: () => {
          if (!isSeveral) choose([id]);
          else if (chosen.includes(id)) choose(chosen.filter((other) => other !== id));
          else choose([...chosen, id]);
        },
      }) as const,
  };
}
