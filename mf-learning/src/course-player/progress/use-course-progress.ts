import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { toApiError } from 'shared-auth';
import { announce, toast } from 'shared-ui';
import { courseInUseKey, postLessonCompleted, putCourseReset } from '../api.ts';
import {
  completesOnOpening,
  lessonsOf,
  withCompleted,
  type Course,
  type Lesson,
} from '../course.ts';
import { serverNow } from '../use-course-in-use.ts';
import { messages } from './messages.ts';

/**
 * Completion and reset. A completion is shown at once and taken back if the server refuses it; it is
 * asked for once, and only for an open lesson of a learner (E58).
 */
export function useCourseProgress(course: Course, answeredAt: number) {
  const intl = useIntl();
  const client = useQueryClient();
  const key = courseInUseKey(course.id);
  // A second click can come before the first one has been drawn.
  const underWay = useRef(new Set<number>());

  /** Lists, details and counters of courses show progress too. */
  const refresh = () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [endpoint] }) => String(endpoint).startsWith('Courses'),
    });

  const completion = useMutation({
    mutationFn: (lesson: Lesson) =>
      postLessonCompleted({
        courseId: course.id,
        moduleId: lesson.moduleId,
        lessonId: lesson.id,
      }),
    onMutate: async (lesson) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<Course>(key);
      if (before !== undefined) {
        const now = serverNow(before, answeredAt);
        client.setQueryData<Course>(key, withCompleted(before, lesson.id, now), {
          updatedAt: answeredAt,
        });
      }
      return before;
    },
    onSuccess: ({ percentage }) => {
      announce('learning.progressed', { courseId: course.id, percentage });
      if (percentage === 100) announce('learning.course-completed', { courseId: course.id });
    },
    onError: (error, _lesson, before) => {
      client.setQueryData(key, before);
      toast.error(toApiError(error).info ?? intl.formatMessage(messages.completionFailed));
    },
    onSettled: (_answer, _error, lesson) => {
      underWay.current.delete(lesson.id);
      return refresh();
    },
  });

  const reset = useMutation({
    mutationFn: () => putCourseReset(course.id),
    onSuccess: async () => {
      announce('learning.progressed', { courseId: course.id, percentage: 0 });
      await refresh();
      toast.success(intl.formatMessage(messages.resetDone));
    },
    onError: (error) => {
      toast.error(toApiError(error).info ?? intl.formatMessage(messages.resetFailed));
    },
  });

  return {
    /** Makes the one completion call, if this lesson is to be completed at all. */
    complete: (lesson: Lesson) => {
      // Not what was drawn, but what is known: an answer may have come since.
      const known = client.getQueryData<Course>(key) ?? course;
      const current = lessonsOf(known).find(({ id }) => id === lesson.id) ?? lesson;
      if (!completesOnOpening(known, current) || underWay.current.has(lesson.id)) return;
      underWay.current.add(lesson.id);
      completion.mutate(lesson);
    },
    reset: () => reset.mutateAsync(),
  };
}
