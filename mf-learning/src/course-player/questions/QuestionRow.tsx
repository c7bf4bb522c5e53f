import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isApiError } from 'shared-auth';
import { Button, Pill, toast, useFormats } from 'shared-ui';
import type { Course } from '../course.ts';
import { PlaceLink } from '../places/PlaceLink.tsx';
import type { Question, Questions } from './api.ts';
import { messages } from './messages.ts';
import { WordsForm } from './WordsForm.tsx';

/** Longest answer, in characters. */
const MAX_ANSWER = 5000;

const Root = styled('li')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2),
  padding: theme.spacing(4, 0),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& p': { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2, 3),
}));

const Answer = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  width: '100%',
  padding: theme.spacing(3, 4),
  borderRadius: theme.radius.md,
  backgroundColor: theme.vars.palette.background.sunken,
}));

/** A question with its answer, or for who may answer it the field of one. */
export function QuestionRow({
  course,
  question,
  mayAnswer,
  questions,
}: {
  course: Course;
  question: Question;
  mayAnswer: boolean;
  questions: Questions;
}) {
  const intl = useIntl();
  const { date } = useFormats();
  const [text, setText] = useState('');
  const [isAnswering, setAnswering] = useState(false);
  const { answer, answererName, askerName } = question;
  const answeredOn = date(question.answeredAt);

  const send = async (words: string) => {
    try {
      await questions.answer(question.id, words);
      setAnswering(false);
      toast.success(intl.formatMessage(messages.answerSent));
    } catch (error) {
      // Somebody was faster: their answer comes into view, and the own words stay in the field.
      if (isApiError(error) && error.code === 'QUESTION_ANSWERED') void questions.refresh();
      throw error;
    }
  };
  return (
    <Root>
      <Head>
        <PlaceLink course={course} place={question} />
        <Pill tone={question.state === 'answered' ? 'success' : 'info'}>
          <FormattedMessage {...messages[question.state === 'answered' ? 'answered' : 'waiting']} />
        </Pill>
      </Head>
      <p>{question.text}</p>
      <small>
        <FormattedMessage
          {...messages.askedBy}
          values={{ name: askerName, date: date(question.askedAt) }}
        />
      </small>
      {answer !== null && (
        <Answer>
          <small>
            {answererName === null ? (
              <FormattedMessage {...messages.answer} values={{ date: answeredOn }} />
            ) : (
              <FormattedMessage
                {...messages.answerOf}
                values={{ name: answererName, date: answeredOn }}
              />
            )}
          </small>
          <p>{answer}</p>
        </Answer>
      )}
      {mayAnswer && answer === null && !isAnswering && (
        <Button
          variant="outlined"
          size="small"
          aria-label={intl.formatMessage(messages.replyTo, { name: askerName })}
          onClick={() => setAnswering(true)}
        >
          <FormattedMessage {...messages.reply} />
        </Button>
      )}
      {isAnswering && (
        <WordsForm
          isFocused
          text={text}
          onType={setText}
          onSend={send}
          onCancel={() => setAnswering(false)}
          maxLength={MAX_ANSWER}
          label={<FormattedMessage {...messages.answerLabel} values={{ name: askerName }} />}
          submit={<FormattedMessage {...messages.sendAnswer} />}
          emptyReason={<FormattedMessage {...messages.writeAnswer} />}
        />
      )}
    </Root>
  );
}
