import { CheckCircle } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { XCircle } from '@phosphor-icons/react/dist/csr/XCircle';
import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { PaddedCard } from 'shared-ui';
import { messages as answers } from '../answers/messages.ts';
import type { SolvedQuestion } from '../question.ts';
import { messages } from './messages.ts';
import { solutionOf, type SolutionWords } from './solution.ts';
import { SolvedPicture } from './SolvedPicture.tsx';

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h4, margin: 0 }));

const List = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: theme.spacing(2, 0, 0),
  padding: 0,
  '& > li': {
    display: 'grid',
    gap: theme.spacing(3),
    padding: theme.spacing(5, 0),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& > li:last-child': { border: 0, paddingBottom: 0 },
  '& h3': { ...theme.typography.h5, margin: 0 },
  '& p': { margin: 0, maxWidth: theme.layout.readingMax },
  '& dl': { display: 'grid', gap: theme.spacing(3), margin: 0 },
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0 },
}));

const Mark = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  ...theme.typography.label,
  color: theme.vars.palette.error.main,
  '&[data-right]': { color: theme.vars.palette.success.main },
}));

/** After a simulation: each question with what was answered, what is right, and why. */
export function SolvedQuestions({ questions }: { questions: readonly SolvedQuestion[] }) {
  const intl = useIntl();
  const words: SolutionWords = {
    isTrue: intl.formatMessage(answers.isTrue),
    isFalse: intl.formatMessage(answers.isFalse),
    number: (value) => intl.formatNumber(value, { maximumFractionDigits: 10 }),
    tolerance: (value, tolerance) => intl.formatMessage(messages.tolerance, { value, tolerance }),
    point: intl.formatMessage(messages.pointShown),
  };
  return (
    <PaddedCard as="section">
      <Title>
        <FormattedMessage {...messages.solvedTitle} />
      </Title>
      <List>
        {questions.map((question) => (
          <li key={question.position}>
            <Mark {...(question.isRight ? { 'data-right': '' } : {})}>
              {question.isRight ? (
                <CheckCircle size={20} weight="fill" aria-hidden />
              ) : (
                <XCircle size={20} weight="fill" aria-hidden />
              )}
              <FormattedMessage
                {...(question.isRight
                  ? messages.isRight
                  : question.answer === null
                    ? messages.isUnanswered
                    : messages.isWrong)}
                values={{ position: question.position }}
              />
            </Mark>
            <h3>{question.stem}</h3>
            {question.picture !== null && (
              <SolvedPicture question={question} picture={question.picture} />
            )}
            <Answers question={question} words={words} />
            {question.explanation !== '' && <p>{question.explanation}</p>}
          </li>
        ))}
      </List>
    </PaddedCard>
  );
}

function Answers({ question, words }: { question: SolvedQuestion; words: SolutionWords }) {
  const { given, right } = solutionOf(question, words);
  return (
    <dl>
      {given !== null && !question.isRight && (
        <div>
          <dt>
            <FormattedMessage {...messages.givenAnswer} />
          </dt>
          <Lines lines={given} />
        </div>
      )}
      <div>
        <dt>
          <FormattedMessage {...messages.rightAnswer} />
        </dt>
        <Lines lines={right} />
      </div>
    </dl>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => <dd key={line}>{line}</dd>);
