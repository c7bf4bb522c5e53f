import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useSession } from 'shared-auth';
import { StateView } from 'shared-ui';
import { surveyQuery } from './api.ts';
import { SurveyFailure, SurveyMissing } from './SurveyFailure.tsx';
import { SurveyForm } from './SurveyForm.tsx';
import { SurveySkeleton } from './SurveySkeleton.tsx';
import { useSurveyLanguage } from './use-survey-language.ts';

/** `/survey/:target` (1§2): the profiling questionnaire; the target is the code of the survey (E68). */
export function SurveyPage() {
  const code = useParams()['target'] ?? '';
  const lang = useSurveyLanguage();
  const userId = useSession((session) => session.person?.userId ?? '');
  const query = useQuery(surveyQuery(code, lang));
  return (
    <StateView
      query={query}
      skeleton={<SurveySkeleton />}
      error={({ error, retry }) => <SurveyFailure error={error} onRetry={retry} />}
      isEmpty={(survey) => survey.areas.length === 0}
      empty={<SurveyMissing />}
    >
      {(survey) => <SurveyForm key={`${userId} ${code} ${lang}`} survey={survey} userId={userId} />}
    </StateView>
  );
}
