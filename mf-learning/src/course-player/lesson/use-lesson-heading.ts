import { useEffect, useRef } from 'react';
import { useHeadingFocus } from 'shared-ui';

/**
 * The heading of the lesson. Another lesson is another page to who listens: the focus goes to its
 * title, not at the first one.
 */
export function useLessonHeading(lessonId: number | undefined) {
  const heading = useHeadingFocus();
  const last = useRef(lessonId);
  useEffect(() => {
    if (last.current === lessonId) return;
    last.current = lessonId;
    heading.current?.focus({ preventScroll: true });
  }, [heading, lessonId]);
  return heading;
}
