import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { NavigationType, useBeforeUnload, useBlocker } from 'react-router-dom';
import { currentSession } from 'shared-auth';
import { NOTICE_MS, toast } from 'shared-ui';
import { messages } from './messages.ts';

/** What the survey's own way out carries: it may go before the last screen is drawn. */
export const ended = { hasEndedSurvey: true } as const;

const isEnd = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'hasEndedSurvey' in state;

/**
 * Warns a person who leaves mid-way: a toast of 1500 ms, and the returned state for the text that stays
 * (SURVEY-07, E70). The end of a session does not count: it must always leave a private page.
 * @returns null while nobody is leaving
 */
export function useLeaveWarning(isMidWay: boolean, hasAnswers: boolean) {
  const intl = useIntl();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      isMidWay &&
      // Going back to where an earlier survey ended is leaving all the same.
      !(historyAction === NavigationType.Replace && isEnd(nextLocation.state)) &&
      currentSession().status === 'authenticated' &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  const isLeaving = blocker.state === 'blocked';
  useEffect(() => {
    if (!isLeaving) return;
    toast.warning(intl.formatMessage(messages.toast), { durationMs: NOTICE_MS.surveyLeave });
  }, [isLeaving, intl]);

  useBeforeUnload((event) => {
    // The browser shows its own words.
    if (isMidWay && hasAnswers) event.preventDefault();
  });
  return isLeaving ? { stay: () => blocker.reset(), leave: () => blocker.proceed() } : null;
}
