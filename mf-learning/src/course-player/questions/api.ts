import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, endpointKey, type AnswerOf, type BodyOf } from 'shared-auth';

export type CourseQuestions = AnswerOf<'/api/Courses/Questions', 'get'>;
export type Question = CourseQuestions['items'][number];

const ANSWER_LOOK_MS = 60_000;

/** A learner's own questions; for who answers those of everybody. */
export const questionsQuery = (courseId: number) =>
  queryOptions({
    queryKey: endpointKey('/api/Courses/Questions', { courseId }),
    queryFn: ({ signal }) => api.get('/api/Courses/Questions', { query: { courseId }, signal }),
    // Who has asked sees the answer without a reload; who answers is not disturbed while they write.
    refetchInterval: ({ state: { data } }) =>
      data?.mayAnswer === false && data.items.some(({ state }) => state !== 'answered')
        ? ANSWER_LOOK_MS
        : false,
  });

/** The questions of a course, and what adds to them; each throws what the server refused. */
export function useQuestions(courseId: number) {
  const client = useQueryClient();
  const { queryKey } = questionsQuery(courseId);
  const query = useQuery(questionsQuery(courseId));
  const refresh = () => client.invalidateQueries({ queryKey });
  return {
    query,
    /** Sent again with its key it is the same question. */
    ask: async (question: BodyOf<'/api/Courses/Questions', 'post'>): Promise<void> => {
      await api.post('/api/Courses/Questions', { body: question });
      await refresh();
    },
    answer: async (id: number, answer: string): Promise<void> => {
      await api.post('/api/Courses/Questions/{id}/Answer', { path: { id }, body: { answer } });
      await refresh();
    },
    refresh,
  };
}

export type Questions = ReturnType<typeof useQuestions>;
