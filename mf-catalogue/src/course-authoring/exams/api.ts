import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { api, endpointKey, type AnswerOf, type BodyOf, type OptionsOf } from 'shared-auth';

export type ExamKind = 'certification' | 'simulation';

export type WirePlans = AnswerOf<'/api/Exams/Plans/{courseId}', 'get'>;
export type WirePlan = NonNullable<WirePlans['certification']>;
export type WireQuestion = AnswerOf<'/api/Exams/Questions/{id}', 'get'>;
export type WireItem = WireQuestion['item'];
export type QuestionKind = WireItem['kind'];
export type QuestionState = WireQuestion['state'];
export type QuestionRow = AnswerOf<'/api/Exams/Questions', 'get'>['items'][number];
export type WirePreview = AnswerOf<'/api/Exams/Preview/{courseId}/{kind}', 'get'>;
export type PlanBody = BodyOf<'/api/Exams/Plans/{courseId}/{kind}', 'put'>;
export type QuestionBody = Omit<BodyOf<'/api/Exams/Questions', 'post'>, 'courseId'>;

const path = (courseId: number) => ({ courseId });

/** `GET Exams/Plans/{courseId}`: the plans of both exams, and the areas of the bank. */
export const plansQuery = (courseId: number) =>
  queryOptions({
    queryKey: endpointKey('/api/Exams/Plans/{courseId}', courseId),
    queryFn: ({ signal }) =>
      api.get('/api/Exams/Plans/{courseId}', { path: path(courseId), signal }),
  });

/** `GET Courses/View/{id}`: only the title of the course. */
export const courseTitleQuery = (courseId: number) =>
  queryOptions({
    queryKey: [...endpointKey('/api/Courses/View/{id}', courseId), 'title'],
    queryFn: async ({ signal }) =>
      (await api.get('/api/Courses/View/{id}', { path: { id: courseId }, signal })).title,
  });

export const savePlan = (courseId: number, kind: ExamKind, body: PlanBody) =>
  api.put('/api/Exams/Plans/{courseId}/{kind}', { path: { courseId, kind }, body });

export type BankQuery = OptionsOf<'/api/Exams/Questions', 'get'>['query'];

/** `GET Exams/Questions`: one page of the bank. */
export const bankQuery = (query: BankQuery) =>
  queryOptions({
    queryKey: endpointKey('/api/Exams/Questions', query),
    queryFn: ({ signal }) => api.get('/api/Exams/Questions', { query, signal }),
  });

/** `GET Exams/Questions/{id}`. Not read again behind the author's back. */
export const questionQuery = (id: number) =>
  queryOptions({
    queryKey: endpointKey('/api/Exams/Questions/{id}', id),
    queryFn: ({ signal }) => api.get('/api/Exams/Questions/{id}', { path: { id }, signal }),
    staleTime: Infinity,
    gcTime: 0,
  });

/**
 * Adds a question with null, changes one that was read otherwise.
 * @param key of the form that adds it: sent again with the same one, it is there once
 */
export const saveQuestion = (
  courseId: number,
  stored: Pick<WireQuestion, 'id' | 'version'> | null,
  body: QuestionBody,
  key: string,
): Promise<WireQuestion> =>
  stored === null
    ? api.post('/api/Exams/Questions', { body: { courseId, ...body }, idempotencyKey: key })
    : api.put('/api/Exams/Questions/{id}', {
        path: { id: stored.id },
        body: { version: stored.version, ...body },
      });

export const removeQuestion = ({ id, version }: Pick<QuestionRow, 'id' | 'version'>) =>
  api.delete('/api/Exams/Questions/{id}', { path: { id }, query: { version } });

/** What a change of the bank makes stale. */
export const forgetBank = (queryClient: QueryClient) =>
  Promise.all(
    (
      [
        '/api/Exams/Questions',
        '/api/Exams/Plans/{courseId}',
        '/api/Exams/Statistics/{courseId}',
      ] as const
    ).map((endpoint) => queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) })),
  );

/** `GET Exams/Preview/{courseId}/{kind}`: an exam drawn with the stored plan. Each one is another. */
export const previewQuery = (courseId: number, kind: ExamKind, turn: number) =>
  queryOptions({
    queryKey: endpointKey('/api/Exams/Preview/{courseId}/{kind}', { courseId, kind, turn }),
    queryFn: ({ signal }) =>
      api.get('/api/Exams/Preview/{courseId}/{kind}', { path: { courseId, kind }, signal }),
    staleTime: Infinity,
    gcTime: 0,
  });

/** `GET Exams/ExtraTimes/{courseId}`: people who have more time. */
export const extraTimesQuery = (courseId: number) =>
  queryOptions({
    queryKey: endpointKey('/api/Exams/ExtraTimes/{courseId}', courseId),
    queryFn: ({ signal }) =>
      api.get('/api/Exams/ExtraTimes/{courseId}', { path: path(courseId), signal }),
  });

export const giveExtraTime = (courseId: number, body: { email: string; percent: number }) =>
  api.put('/api/Exams/ExtraTimes/{courseId}', { path: path(courseId), body });

export const takeExtraTime = (courseId: number, userId: string) =>
  api.delete('/api/Exams/ExtraTimes/{courseId}/{userId}', { path: { courseId, userId } });
