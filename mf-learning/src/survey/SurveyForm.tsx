import { useState } from 'react';
import { Formik } from 'shared-ui/forms';
import { typedComplaint } from './answers/check-typed.ts';
import { forgetDraft, restoredDraft } from './leaving/survey-draft.ts';
import { advanced, firstWhere, questionAt, type Position } from './position/survey-position.ts';
import type { Answers, Question, Survey } from './survey.ts';
import { SurveyScreens } from './screens/SurveyScreens.tsx';
import { useSubmission } from './sending/use-submission.ts';

/** The survey as one form: its values are the answers, its submit is "next". */
export function SurveyForm({ survey, userId }: { survey: Survey; userId: string }) {
  const [restored] = useState(() => restoredDraft(userId, survey));
  const [at, setAt] = useState(restored.at);
  const submission = useSubmission(survey, () => forgetDraft(userId, survey.code));

  /** To the end only with answers that can be sent; else to the first that cannot. */
  const moveTo = (next: Position, answers: Answers): Question | null => {
    const isWrong = (question: Question) => typedComplaint(question, answers) !== null;
    const wrong = next.state === 'done' ? firstWhere(survey, isWrong) : null;
    setAt(wrong ?? next);
    if (next.state === 'done' && wrong === null) submission.mutate(answers);
    return wrong === null ? null : (questionAt(survey, wrong) ?? null);
  };

  return (
    <Formik
      initialValues={restored.answers}
      validate={(answers) => errorsOf(questionAt(survey, at), answers)}
      onSubmit={(answers, { setTouched }) => {
        const wrong = moveTo(advanced(survey, at), answers);
        void setTouched(wrong === null ? {} : { typed: { [wrong.key]: true } }, false);
      }}
    >
      <SurveyScreens
        survey={survey}
        userId={userId}
        at={at}
        onMove={moveTo}
        submission={submission}
      />
    </Formik>
  );
}

/** Errors of the visible question only: others must not block it. */
function errorsOf(question: Question | undefined, answers: Answers) {
  const complaint = question && typedComplaint(question, answers);
  return question && complaint ? { typed: { [question.key]: complaint } } : {};
}
