import { styled } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Answer, AnswerProps, Question, QuestionKind } from '../question.ts';
import { MultipleAnswer, SingleAnswer, TrueFalseAnswer } from './ChoiceAnswer.tsx';
import { HotSpotAnswer } from './HotSpotAnswer.tsx';
import { MatchAnswer } from './MatchAnswer.tsx';
import { messages } from './messages.ts';
import { OrderAnswer } from './OrderAnswer.tsx';
import { NumberAnswer, TextAnswer } from './TypedAnswer.tsx';

const Group = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  gridTemplateColumns: 'minmax(0, 1fr)',
}));

const Hint = styled('p')(({ theme }) => ({
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));

const forms: { [K in QuestionKind]: ComponentType<AnswerProps<K>> } = {
  single: SingleAnswer,
  multiple: MultipleAnswer,
  trueFalse: TrueFalseAnswer,
  number: NumberAnswer,
  order: OrderAnswer,
  match: MatchAnswer,
  hotSpot: HotSpotAnswer,
  text: TextAnswer,
};

type AnyAnswerProps = {
  question: Question;
  answer: Answer | null;
  onAnswer: (answer: Answer | null) => void;
  onPictureLost: () => void;
};

/** How the question is answered, in the form of its kind. */
export function AnswerForm({
  headingId,
  ...props
}: AnyAnswerProps & {
  /** The element with the question itself. */
  headingId: string;
}) {
  // The kind ties question, answer and form together; types cannot follow it through the table.
  const Form = forms[props.question.kind] as ComponentType<AnyAnswerProps>;
  const hintId = `${headingId}-hint`;
  return (
    <Group role="group" aria-labelledby={headingId} aria-describedby={hintId}>
      <Hint id={hintId}>
        <FormattedMessage {...messages[props.question.kind]} />
      </Hint>
      <Form {...props} />
    </Group>
  );
}
