import { useEffect } from 'react';
import { useFormikContext } from 'shared-ui/forms';
import { SurveyFrame } from '../frame/SurveyFrame.tsx';
import { keepDraft } from '../leaving/survey-draft.ts';
import { useLeaveWarning } from '../leaving/use-leave-warning.ts';
import { isMidWay } from '../position/survey-machine.ts';
import {
  advanced,
  previous,
  questionAt,
  stepped,
  type Position,
} from '../position/survey-position.ts';
import { SendingScreen } from '../sending/SendingScreen.tsx';
import type { useSubmission } from '../sending/use-submission.ts';
import { answeredCount, questionsOf, type Answers, type Question, type Survey } from '../survey.ts';
import { IntervalScreen } from './IntervalScreen.tsx';
import { QuestionScreen } from './QuestionScreen.tsx';
import { StartScreen } from './StartScreen.tsx';

/** One screen for each state of the machine (SURVEY-05). */
export function SurveyScreens({
  survey,
  userId,
  at,
  onMove,
  submission,
}: {
  survey: Survey;
  userId: string;
  at: Position;
  /** @returns the question that holds the end back, null when the move was made */
  onMove: (to: Position, answers: Answers) => Question | null;
  submission: ReturnType<typeof useSubmission>;
}) {
  const { values, setTouched, validateForm } = useFormikContext<Answers>();
  const answered = answeredCount(questionsOf(survey), values);
  const leaving = useLeaveWarning(isMidWay(at.state), answered > 0);

  useEffect(() => {
    if (isMidWay(at.state)) keepDraft(userId, survey.code, { answers: values, at });
  }, [userId, survey.code, values, at]);

  const move = (to: Position) => {
    const wrong = onMove(to, values);
    void setTouched(wrong === null ? {} : { typed: { [wrong.key]: true } }, false);
  };
  const skip = () => move(stepped(at, 'skip'));
  const before = previous(survey, at);
  const question = questionAt(survey, at);
  const questionKey = question?.key;
  useEffect(() => {
    // The errors in hand are those of the question before.
    if (questionKey !== undefined) void validateForm();
  }, [questionKey, validateForm]);
  return (
    <SurveyFrame survey={survey} at={at} hasAnswers={answered > 0} onSkip={skip} leaving={leaving}>
      {at.state === 'start' && (
        <StartScreen survey={survey} onStart={() => move(advanced(survey, at))} onSkip={skip} />
      )}
      {at.state === 'questions' && question !== undefined && (
        <QuestionScreen
          key={question.key}
          question={question}
          isLast={advanced(survey, at).state === 'done'}
          hasAnswers={answered > 0}
          onBack={before === null ? null : () => move(before)}
        />
      )}
      {at.state === 'interval' && (
        <IntervalScreen
          survey={survey}
          at={at}
          answered={answered}
          onContinue={() => move(advanced(survey, at))}
          onSkip={skip}
        />
      )}
      {at.state === 'done' && (
        <SendingScreen error={submission.error} onRetry={() => submission.mutate(values)} />
      )}
    </SurveyFrame>
  );
}
