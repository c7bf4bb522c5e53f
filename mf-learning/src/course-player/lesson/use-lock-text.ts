import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { lessonsOf, type Course, type Lesson } from '../course.ts';
import { serverNow } from '../next-look.ts';
import { messages } from './messages.ts';

/** Why a lesson cannot be taken yet, in words that keep up with the time; null for an open one. */
export function useLockText(course: Course, answeredAt: number) {
  const intl = useIntl();
  const isPaced = lessonsOf(course).some((lesson) => lesson.lock?.reason === 'pacing');
  const [, setTick] = useState(0);
  useEffect(() => {
    if (!isPaced) return undefined;
    const timer = setInterval(() => setTick((tick) => tick + 1), 15_000);
    return () => clearInterval(timer);
  }, [isPaced]);

  return ({ lock }: Lesson): string | null => {
    if (lock === null) return null;
    if (lock.reason === 'previous-lesson') return intl.formatMessage(messages.locked);
    const left = Date.parse(lock.from) - serverNow(course, answeredAt);
    return intl.formatMessage(messages.paced, { minutes: Math.max(1, Math.ceil(left / 60_000)) });
  };
}
