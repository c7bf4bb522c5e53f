import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { endpointKey } from 'shared-auth';
import { toast } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { postAnswers, postClose } from '../api.ts';
import { ended } from '../leaving/use-leave-warning.ts';
import { answersToSend, type Answers, type Survey } from '../survey.ts';
import { useSurveyLanguage } from '../use-survey-language.ts';
import { messages } from './messages.ts';

/** Reads of any remote that answers change: the survey, the codes left, the courses suggested. */
const dependent = [
  endpointKey('/api/Survey'),
  endpointKey('/api/Survey/Percentage'),
  endpointKey('/api/Account/SurveyCode'),
  endpointKey('/api/Courses'),
];

/**
 * The end of the survey (SURVEY-06, E69): the answers are sent, and only then the survey is
 * closed; without answers nothing is sent. Then the dashboard opens.
 */
export function useSubmission(survey: Survey, onSent: () => void) {
  const intl = useIntl();
  const navigate = useNavigate();
  const client = useQueryClient();
  const lang = useSurveyLanguage();
  return useMutation({
    mutationFn: async (answers: Answers): Promise<boolean> => {
      const given = answersToSend(survey, answers);
      if (given.length === 0) return false;
      await postAnswers(given);
      await postClose(survey.code, lang);
      return true;
    },
    onSuccess: async (hasSent) => {
      onSent();
      await navigate(paths.dashboard(), { replace: true, state: ended });
      if (!hasSent) return;
      toast.success(intl.formatMessage(messages.sent));
      await Promise.all(dependent.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
}
