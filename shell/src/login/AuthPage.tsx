import { useEffect, useReducer, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { clearLoginRequest } from 'shared-auth/host';
import { PageHeading, Spinner, toast } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { useHost } from '../federation/host-context.ts';
import { admission } from '../routing/route-guard.ts';
import { askedPath } from '../session/asked-path.ts';
import { EntryFrame } from './EntryFrame.tsx';
import { loginDestination } from './login-destination.ts';
import { nextLoginState } from './login-machine.ts';
import { LoginFailure } from './LoginFailure.tsx';
import { messages } from './messages.ts';
import { NotRegistered } from './NotRegistered.tsx';
import { authReturn, resumeLogin, type LoginOutcome } from './resume-login.ts';
import { surveyOffer } from './survey-offer.ts';
import { Working } from './Working.tsx';

/** One exchange per code, however often the page renders. */
const exchanges = new Map<string, Promise<LoginOutcome>>();

function outcomeOf(search: string): Promise<LoginOutcome> {
  let exchange = exchanges.get(search);
  if (exchange === undefined) {
    exchange = resumeLogin(authReturn(search));
    exchanges.set(search, exchange);
  }
  return exchange;
}

/** Where the identity provider sends the browser back to (LOGIN-06 to LOGIN-18). */
export function AuthPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { remotes } = useHost();
  const [state, dispatch] = useReducer(nextLoginState, 'init');
  const [outcome, setOutcome] = useState<LoginOutcome | null>(null);

  const finish = (login: LoginOutcome) => {
    setOutcome(login);
    dispatch(login.event);
    if (login.event !== 'authenticated') return;
    if (login.mergedItems > 0) {
      toast.success(intl.formatMessage(messages.mergedItems, { count: login.mergedItems }));
    }
    const survey = login.session.surveyCodes[0];
    const to = loginDestination({
      surveyCodes: login.session.surveyCodes,
      canOpenSurvey:
        survey !== undefined &&
        admission(paths.survey(survey), login.session, remotes).kind === 'enter',
      wasSurveyOffered: surveyOffer.wasMade(),
      asked: askedPath.take(),
    });
    if (survey !== undefined && to === paths.survey(survey)) surveyOffer.make();
    dispatch('finished');
    void navigate(to, { replace: true });
  };

  useEffect(() => {
    let isCurrent = true;
    const resume = async () => {
      const login = await outcomeOf(search);
      if (isCurrent) finish(login);
    };
    void resume();
    return () => {
      isCurrent = false;
    };
    // Once for each return of the provider.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [search]);

  const retry = () => {
    clearLoginRequest();
    dispatch('retried');
    void navigate(paths.login(), { replace: true });
  };

  return (
    <EntryFrame>
      {state === 'error' && outcome?.event === 'failed' && (
        <LoginFailure outcome={outcome} onRetry={retry} />
      )}
      {state === 'authform' && outcome?.event === 'userNotFound' && (
        <NotRegistered
          outcome={outcome}
          onRegistered={(registered) => {
            dispatch('submitted');
            finish(registered);
          }}
          onRetry={retry}
        />
      )}
      {state !== 'error' && state !== 'authform' && (
        <>
          <PageHeading title={intl.formatMessage(messages.finishing)} />
          <Working role="status">
            <Spinner />
            <FormattedMessage {...messages.finishingText} />
          </Working>
        </>
      )}
    </EntryFrame>
  );
}
