import { ArrowLeft } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { ArrowRight } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, Pill } from 'shared-ui';
import { Form, useFormikContext } from 'shared-ui/forms';
import { AnswerControl } from '../answers/AnswerControl.tsx';
import { Actions } from '../frame/Actions.tsx';
import { Column } from '../frame/survey-layout.ts';
import { isAnswered, placeOf, type Answers, type Question } from '../survey.ts';
import { messages } from './messages.ts';
import { ScreenHeading } from './ScreenHeading.tsx';

const Screen = styled(Form)({ flex: 1, display: 'flex', flexDirection: 'column', gap: 0 });

const Group = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  minWidth: 0,
  // The focused control must not be behind the bars above and below (SC 2.4.11).
  '& input, & select, & textarea, & button, & label': { scrollMarginBlock: theme.spacing(28) },
  // A legend is no part of the grid, so its gap is its own.
  '& legend': { padding: 0, width: '100%', marginBottom: theme.spacing(5) },
}));

const Notes = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2, 3),
  marginTop: theme.spacing(-2),
  color: theme.vars.palette.text.secondary,
  fontSize: '0.9375rem',
}));

/** One question: a fieldset named by it (E71), its control, and the ways on and back. */
export function QuestionScreen({
  question,
  isLast,
  hasAnswers,
  onBack,
}: {
  question: Question;
  isLast: boolean;
  /** Whether any question of the survey has an answer. */
  hasAnswers: boolean;
  onBack: (() => void) | null;
}) {
  const notesId = useId();
  const { values, setFieldValue } = useFormikContext<Answers>();
  const isDone = isAnswered(question, values);
  const place = placeOf(question);
  const isSeveral = question.type === 'multi' && place === 'choices';
  const hasNotes = isSeveral || question.isMandatory;
  const goOn = isLast
    ? hasAnswers
      ? messages.send
      : messages.end
    : isDone
      ? messages.next
      : messages.skipQuestion;
  return (
    <Screen>
      <Column>
        <Group {...(hasNotes ? { 'aria-describedby': notesId } : {})}>
          <legend>
            <ScreenHeading>{question.text}</ScreenHeading>
          </legend>
          {hasNotes && (
            <Notes id={notesId}>
              {isSeveral && <FormattedMessage {...messages.several} />}
              {question.isMandatory && (
                <Pill tone="info">
                  <FormattedMessage {...messages.recommended} />
                </Pill>
              )}
            </Notes>
          )}
          <AnswerControl question={question} />
          {isDone && place === 'choices' && (
            <div>
              <Button
                variant="text"
                size="small"
                onClick={() => void setFieldValue(`choices.${question.key}`, [])}
              >
                <FormattedMessage {...messages.clear} />
              </Button>
            </div>
          )}
        </Group>
        <Actions>
          {onBack !== null && (
            <Button
              variant="text"
              size="large"
              onClick={onBack}
              startIcon={<ArrowLeft size={18} weight="bold" aria-hidden />}
            >
              <FormattedMessage {...messages.back} />
            </Button>
          )}
          <span data-grow="">
            <Button
              type="submit"
              size="large"
              variant={isDone || isLast ? 'contained' : 'outlined'}
              endIcon={<ArrowRight size={18} weight="bold" aria-hidden />}
            >
              <FormattedMessage {...goOn} />
            </Button>
          </span>
        </Actions>
      </Column>
    </Screen>
  );
}
