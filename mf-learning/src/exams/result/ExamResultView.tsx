import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { MAIN_ID, useDocumentTitle } from 'shared-ui';
import type { ExamResult } from '../api.ts';
import { PastAttempts } from '../attempts/PastAttempts.tsx';
import { BackBar } from '../frame/BackBar.tsx';
import { Blocks, Columns } from '../frame/ExamFrame.tsx';
import { AreaScores } from './AreaScores.tsx';
import { messages } from './messages.ts';
import { NextAttempt } from './NextAttempt.tsx';
import { ResultDocuments } from './ResultDocuments.tsx';
import { Registration } from './Registration.tsx';
import { SolvedQuestions } from './SolvedQuestions.tsx';
import { StudyAgain } from './StudyAgain.tsx';
import { Verdict } from './Verdict.tsx';

const Body = styled(Columns)(({ theme }) => ({
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 376px' },
}));

/** What an attempt came to: the verdict first, then why, then what comes next. */
export function ExamResultView({ result }: { result: ExamResult }) {
  const { courseId, courseTitle, kind, isPassed, questions } = result;
  const verdict = useIntl().formatMessage(messages[verdictOf(result)]);
  useDocumentTitle(`${verdict}, ${courseTitle}`);
  return (
    <>
      <BackBar courseId={courseId} courseTitle={courseTitle} kind={kind} />
      <main id={MAIN_ID} tabIndex={-1} style={{ outline: 'none' }}>
        <Verdict result={result} verdict={verdict} />
        <Body>
          <Blocks>
            {!isPassed && result.lessons.length > 0 && <StudyAgain result={result} />}
            <AreaScores result={result} />
            {questions !== null && <SolvedQuestions questions={questions} />}
          </Blocks>
          <Blocks>
            <ResultDocuments result={result} />
            {result.badge !== null && <Registration badge={result.badge} />}
            <NextAttempt result={result} />
            {result.attempts.length > 0 && (
              <PastAttempts
                attempts={result.attempts}
                courseId={courseId}
                kind={kind}
                shownId={result.id}
              />
            )}
          </Blocks>
        </Body>
      </main>
    </>
  );
}

const verdictOf = ({ kind, isPassed }: ExamResult) =>
  kind === 'certification'
    ? isPassed
      ? 'certificationPassed'
      : 'certificationFailed'
    : isPassed
      ? 'simulationPassed'
      : 'simulationFailed';
