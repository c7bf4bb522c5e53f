import { GridFour } from '@phosphor-icons/react/dist/csr/GridFour';
import { ArrowLeft } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  BottomBar,
  Button,
  Dialog,
  IconButton,
  MAIN_ID,
  SkipLink,
  useDocumentTitle,
} from 'shared-ui';
import { Columns } from '../frame/ExamFrame.tsx';
import { messages as frame } from '../frame/messages.ts';
import { ExamBar } from './ExamBar.tsx';
import { HandInDialog } from './HandInDialog.tsx';
import { messages } from './messages.ts';
import { OfflineStrip } from './OfflineStrip.tsx';
import { QuestionOverview } from './QuestionOverview.tsx';
import { QuestionPane } from './QuestionPane.tsx';
import { answeredCount, shownQuestions, type RunnerState } from './runner-state.ts';
import type { RunnerStore } from './runner-store.ts';
import { useQuestionPlace } from './use-question-place.ts';

const Layout = styled(Columns)(({ theme }) => ({
  '& > main:focus': { outline: 'none' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 312px' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 344px',
    gap: theme.spacing(12),
  },
}));

const Side = styled('aside')(({ theme }) => ({
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

/** An exam that takes answers: one question, the bar, and the way to all others. */
export function OpenExam({
  state,
  store,
}: {
  state: Extract<RunnerState, { name: 'running' | 'offline' }>;
  store: RunnerStore;
}) {
  const intl = useIntl();
  const { attempt, waiting } = state;
  const questions = shownQuestions(attempt, waiting);
  const { position, goTo } = useQuestionPlace(questions.length);
  const [isHandingIn, setHandingIn] = useState(false);
  const [isOverviewOpen, setOverviewOpen] = useState(false);
  useDocumentTitle(
    `${intl.formatMessage(messages.questionOf, { position, total: questions.length })}, ${intl.formatMessage(frame[attempt.kind])}`,
  );
  const question = questions[position - 1];
  if (question === undefined) return null;

  const isOffline = state.name === 'offline';
  const isLast = position === questions.length;
  const handIn = () => {
    setOverviewOpen(false);
    setHandingIn(true);
  };
  const jump = (to: number) => {
    setOverviewOpen(false);
    setHandingIn(false);
    goTo(to);
  };
  const overview = (
    <QuestionOverview
      questions={questions}
      current={position}
      isOffline={isOffline}
      onJump={jump}
      onHandIn={handIn}
    />
  );
  const goOn = (
    <Button onClick={() => (isLast ? handIn() : goTo(position + 1))}>
      <FormattedMessage {...(isLast ? messages.review : messages.next)} />
    </Button>
  );

  return (
    <>
      <SkipLink />
      <ExamBar
        attempt={attempt}
        position={position}
        answered={answeredCount(questions)}
        isOffline={isOffline}
        onHandIn={handIn}
        onTimeOver={store.endTime}
      />
      {isOffline && <OfflineStrip cause={state.cause} onRetry={store.retry} />}
      <Layout>
        <main id={MAIN_ID} tabIndex={-1}>
          <QuestionPane
            key={position}
            question={question}
            total={questions.length}
            waitingCount={waiting.filter(({ answer }) => answer !== undefined).length}
            isOffline={isOffline}
            onGive={(given, options) => store.give(position, given, options)}
            onPictureLost={() => void store.retry()}
            onPrevious={position > 1 ? () => goTo(position - 1) : null}
            goOn={goOn}
          />
        </main>
        <Side aria-label={intl.formatMessage(messages.overview)}>{overview}</Side>
      </Layout>
      <BottomBar>
        <IconButton
          label={intl.formatMessage(messages.previousLong)}
          disabled={position === 1}
          onClick={() => goTo(position - 1)}
        >
          <ArrowLeft size={22} weight="bold" aria-hidden />
        </IconButton>
        <IconButton
          label={intl.formatMessage(messages.overview)}
          onClick={() => setOverviewOpen(true)}
        >
          <GridFour size={24} aria-hidden />
        </IconButton>
        {goOn}
      </BottomBar>
      <Dialog
        isOpen={isOverviewOpen}
        onClose={() => setOverviewOpen(false)}
        title={<FormattedMessage {...messages.overview} />}
      >
        <QuestionOverview
          questions={questions}
          current={position}
          isOffline={isOffline}
          onJump={jump}
          onHandIn={handIn}
          isSheet
        />
      </Dialog>
      <HandInDialog
        isOpen={isHandingIn}
        questions={questions}
        isOffline={isOffline}
        onClose={() => setHandingIn(false)}
        onJump={jump}
        onHandIn={store.handIn}
      />
    </>
  );
}
