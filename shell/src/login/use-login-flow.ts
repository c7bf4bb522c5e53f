import { useReducer, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { currentSession, type Session } from 'shared-auth';
import { clearLoginRequest } from 'shared-auth/host';
import { toast } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { useHost } from '../federation/host-context.ts';
import { admission } from '../routing/route-guard.ts';
import { askedPath } from '../session/asked-path.ts';
import type { LoginOutcome } from './identify.ts';
import { loginDestination } from './login-destination.ts';
import { completionEvent, nextLoginState } from './login-machine.ts';
import { messages } from './messages.ts';
import { surveyOffer } from './registration/survey-offer.ts';

/** The login machine of a page: what an outcome makes of it, and where a finished login leads. */
export function useLoginFlow() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { remotes } = useHost();
  const [state, dispatch] = useReducer(nextLoginState, 'init');
  const [outcome, setOutcome] = useState<LoginOutcome | null>(null);

  const take = (login: LoginOutcome) => {
    setOutcome(login);
    dispatch(login.event);
    if (login.event !== 'authenticated') return;
    if (login.mergedItems > 0) {
      toast.success(intl.formatMessage(messages.mergedItems, { count: login.mergedItems }), {
        isForNextPage: true,
      });
    }
    const completion = completionEvent(login.missing);
    dispatch(completion);
    if (completion === 'finished') leave(login.session);
  };

  const leave = (session: Session) => {
    const userId = session.person?.userId ?? '';
    const survey = session.surveyCodes[0];
    const to = loginDestination({
      surveyCodes: session.surveyCodes,
      canOpenSurvey:
        survey !== undefined && admission(paths.survey(survey), session, remotes).kind === 'enter',
      wasSurveyOffered: surveyOffer.wasMade(userId),
      asked: askedPath.take(),
    });
    if (survey !== undefined && to === paths.survey(survey)) surveyOffer.make(userId);
    void navigate(to, { replace: true });
  };

  const submit = () => dispatch('submitted');

  /** What was missing is stored. */
  const fill = () => {
    dispatch('filled');
    leave(currentSession());
  };

  /** Back to the beginning, with a new request id (LOGIN-05). */
  const retry = () => {
    clearLoginRequest();
    setOutcome(null);
    dispatch('retried');
    void navigate(paths.login(), { replace: true });
  };

  return { state, outcome, take, submit, fill, retry };
}

export type LoginFlow = ReturnType<typeof useLoginFlow>;
