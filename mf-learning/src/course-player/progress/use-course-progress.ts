import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { endpointKey, toApiError } from 'shared-auth';
import { toast } from 'shared-ui';
import { courseInUseQuery, postLessonCompleted, putCourseReset } from '../api.ts';
import {
  completesOnOpening,
  lessonsOf,
  withCompleted,
  type Course,
  type Lesson,
} from '../course.ts';
import { serverNow } from '../next-look.ts';
import { messages } from './messages.ts';

/** Reads of any remote that show progress: this page, lists, details, counters, tables of learners. */
const showProgress = [
  endpointKey('/api/Courses/Use/{id}'),
  endpointKey('/api/Courses/View/{id}'),
  endpointKey('/api/Courses'),
  endpointKey('/api/Courses/GetTotalCoursesUser'),
  endpointKey('/api/Courses/Subscribers'),
];

/**
 * Completion and reset. A completion is shown at once and undone if the server refuses it; it is
 * requested once, and only for an open lesson of a learner (E58).
 */
export function useCourseProgress(course: Course, answeredAt: number) {
  const intl = useIntl();
  const client = useQueryClient();
  const { queryKey: key } = courseInUseQuery(course.id);
  // A second click can come before the first one has been drawn.
  const underWay = useRef(new Set<number>());

  const refresh = () =>
    Promise.all(showProgress.map((queryKey) => client.invalidateQueries({ queryKey })));

  const completion = useMutation({
    mutationFn: (lesson: Lesson) =>
      postLessonCompleted({
        courseId: course.id,
        moduleId: lesson.moduleId,
        lessonId: lesson.id,
      }),
    onMutate: async (lesson) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData(key);
      if (before !== undefined) {
        const now = serverNow(before, answeredAt);
        client.setQueryData(key, withCompleted(before, lesson.id, now), {
          updatedAt: answeredAt,
        });
      }
      return before;
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
      // Not the drawn course but the cached one: an answer may have arrived since.
      const known = client.getQueryData(key) ?? course;
      const current = lessonsOf(known).find(({ id }) => id === lesson.id) ?? lesson;
      if (!completesOnOpening(known, current) || underWay.current.has(lesson.id)) return;
      underWay.current.add(lesson.id);
      completion.mutate(lesson);
    },
    reset: () => reset.mutateAsync(),
  };
}
