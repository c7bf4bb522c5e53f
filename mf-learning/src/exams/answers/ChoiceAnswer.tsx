import { useIntl } from 'react-intl';
import { ChoiceBox } from 'shared-ui/forms';
import type { AnswerProps } from '../question.ts';
import { ChoiceRow, Letter, letterOf, Rows } from './answer-row.ts';
import { messages } from './messages.ts';

type Row = { id: string; text: string; isChosen: boolean; onToggle: () => void };

function Choices({ type, name, rows }: { type: 'radio' | 'checkbox'; name: string; rows: Row[] }) {
  return (
    <Rows>
      {rows.map(({ id, text, isChosen, onToggle }, index) => (
        <ChoiceRow key={id}>
          <ChoiceBox type={type} name={name} value={id} checked={isChosen} onChange={onToggle} />
          <Letter aria-hidden="true">{letterOf(index)}</Letter>
          <span>{text}</span>
        </ChoiceRow>
      ))}
    </Rows>
  );
}

const nameOf = ({ position }: { position: number }) => `question-${position}`;

/** One of several. */
export function SingleAnswer({ question, answer, onAnswer }: AnswerProps<'single'>) {
  return (
    <Choices
      type="radio"
      name={nameOf(question)}
      rows={question.content.options.map((option) => ({
        ...option,
        isChosen: answer?.optionId === option.id,
        onToggle: () => onAnswer({ optionId: option.id }),
      }))}
    />
  );
}

/** Any of several; none of them is no answer. */
export function MultipleAnswer({ question, answer, onAnswer }: AnswerProps<'multiple'>) {
  const chosen = answer?.optionIds ?? [];
  const toggle = (id: string) => {
    const next = question.content.options
      .map((option) => option.id)
      .filter((other) => (other === id) !== chosen.includes(other));
    onAnswer(next.length === 0 ? null : { optionIds: next });
  };
  return (
    <Choices
      type="checkbox"
      name={nameOf(question)}
      rows={question.content.options.map((option) => ({
        ...option,
        isChosen: chosen.includes(option.id),
        onToggle: () => toggle(option.id),
      }))}
    />
  );
}

/** True or false. */
export function TrueFalseAnswer({ question, answer, onAnswer }: AnswerProps<'trueFalse'>) {
  const intl = useIntl();
  const rows = ([true, false] as const).map((value) => ({
    id: String(value),
    text: intl.formatMessage(value ? messages.isTrue : messages.isFalse),
    isChosen: answer?.value === value,
    onToggle: () => onAnswer({ value }),
  }));
  return <Choices type="radio" name={nameOf(question)} rows={rows} />;
}
