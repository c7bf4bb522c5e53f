import { useIntl } from 'react-intl';
import type { Newsletter } from './api.ts';
import { messages } from './messages.ts';

/** Whose newsletter it is, in words. */
export function useScopeName() {
  const intl = useIntl();
  return ({ courseId, courseTitle }: Pick<Newsletter, 'courseId' | 'courseTitle'>): string =>
    courseId === null
      ? intl.formatMessage(messages.platform)
      : (courseTitle ?? intl.formatMessage(messages.course));
}
