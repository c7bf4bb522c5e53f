import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { Button, PaddedCard } from 'shared-ui';
import { Legend, QuestionCells } from './QuestionCells.tsx';
import { messages } from './messages.ts';
import { answeredCount, type ShownQuestion } from './runner-state.ts';

const Block = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4.5) }));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  '& > h2': { ...theme.typography.h4, margin: 0 },
  '& > span': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const Missing = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  paddingTop: theme.spacing(4.5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
}));

/** Every question with its state, and the end. In a sheet the title is the sheet's. */
export function QuestionOverview({
  questions,
  current,
  isOffline,
  onJump,
  onHandIn,
  isSheet = false,
}: {
  questions: readonly ShownQuestion[];
  current: number;
  isOffline: boolean;
  onJump: (position: number) => void;
  onHandIn: () => void;
  isSheet?: boolean;
}) {
  const answered = answeredCount(questions);
  const count = (
    <span>
      <FormattedMessage
        {...messages.answeredOf}
        values={{ count: answered, total: questions.length }}
      />
    </span>
  );
  const content = (
    <Block>
      {isSheet ? (
        <Head>{count}</Head>
      ) : (
        <Head>
          <h2>
            <FormattedMessage {...messages.overview} />
          </h2>
          {count}
        </Head>
      )}
      <QuestionCells questions={questions} current={current} onJump={onJump} />
      <Legend />
      <Missing>
        <FormattedMessage {...messages.missing} values={{ count: questions.length - answered }} />
      </Missing>
      <Button
        variant="outlined"
        fullWidth
        onClick={onHandIn}
        {...(isOffline ? { disabledReason: <FormattedMessage {...messages.handInWaits} /> } : {})}
      >
        <FormattedMessage {...messages.review} />
      </Button>
    </Block>
  );
  return isSheet ? content : <PaddedCard>{content}</PaddedCard>;
}
