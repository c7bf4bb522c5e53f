import { queryOptions } from '@tanstack/react-query';
import { api, endpointKey, type AnswerOf, type BodyOf } from 'shared-auth';
import type { WireCourseBody } from './course/course-wire.ts';
import { videoIsAvailable } from './documents/video-states.ts';

/** `GET Courses/{id}` (E7). Not read again behind the author's back. */
export const editedCourseQuery = (courseId: number) =>
  queryOptions({
    queryKey: endpointKey('/api/Courses/{id}', courseId),
    queryFn: ({ signal }) => api.get('/api/Courses/{id}', { path: { id: courseId }, signal }),
    staleTime: Infinity,
    gcTime: 0,
  });

/** `POST Courses`: adds a course or stores a changed one; the answer is the stored course. */
export const saveCourse = (body: WireCourseBody) => api.post('/api/Courses', { body });

/** Reads of any remote that a saved course changes. */
export const changedBySave = [
  endpointKey('/api/Courses'),
  endpointKey('/api/Courses/Public'),
  endpointKey('/api/Courses/View/{id}'),
  endpointKey('/api/Courses/Use/{id}'),
  endpointKey('/api/Courses/Contacts/{id}'),
  endpointKey('/api/SearchFullText'),
];

/** They follow from the category that is chosen. */
export const macroCategoriesQuery = queryOptions({
  queryKey: endpointKey('/api/Courses/GetTipoMacroCategories'),
  queryFn: ({ signal }) => api.get('/api/Courses/GetTipoMacroCategories', { signal }),
});

/** Limits of uploads, from `GET config`. */
export const uploadLimitsQuery = queryOptions({
  queryKey: endpointKey('/api/config'),
  queryFn: ({ signal }) => api.get('/api/config', { signal }),
  select: ({ uploads }) => uploads,
  staleTime: Infinity,
});

export type WireFile = AnswerOf<'/api/Courses/FileUri', 'post'>;

/** `POST Courses/FileUri`: how far an uploaded file is, fresh addresses, what lies beside a video (API-16). */
export const fileStateOf = (fileNameRef: string, signal?: AbortSignal) =>
  api.post('/api/Courses/FileUri', { body: { fileNameRef }, ...(signal && { signal }) });

/** Its addresses are valid for ten minutes; a video that is not available yet is polled. */
export const fileStateQuery = (fileNameRef: string) =>
  queryOptions({
    queryKey: endpointKey('/api/Courses/FileUri', fileNameRef),
    queryFn: ({ signal }) => fileStateOf(fileNameRef, signal),
    staleTime: 5 * 60_000,
    refetchInterval: ({ state }) =>
      state.data !== undefined && !videoIsAvailable(state.data.status) ? 3000 : false,
  });

/** The part of a picture that is shown, in fractions of its sides. */
export type Crop = { x: number; y: number; width: number; height: number };

/** `PUT Files/Cover`: cuts the sizes of a cover again; the answer has their address. */
export const recutCover = (fileNameRef: string, crop: Crop) =>
  api.put('/api/Files/Cover', { body: { fileNameRef, crop } });

/** `PUT Files/Companion`: lays a poster or captions beside an uploaded video, null takes them away. */
export const setCompanion = (body: BodyOf<'/api/Files/Companion', 'put'>) =>
  api.put('/api/Files/Companion', { body });

/** `Courses/CFU`. */
export const creditsQuery = queryOptions({
  queryKey: endpointKey('/api/Courses/CFU'),
  queryFn: ({ signal }) => api.get('/api/Courses/CFU', { signal }),
});

export type Professor = AnswerOf<'/api/Courses/GetAvailableProfessors', 'get'>[number];

/** `Courses/GetAvailableProfessors` (API-29). */
export const professorsQuery = (name: string) =>
  queryOptions({
    queryKey: endpointKey('/api/Courses/GetAvailableProfessors', name),
    queryFn: ({ signal }) =>
      api.get('/api/Courses/GetAvailableProfessors', { query: { name }, signal }),
  });

export type PublishedCourse = Pick<
  AnswerOf<'/api/Courses/Suggestions', 'get'>[number],
  'id' | 'title' | 'category'
>;

/** `Courses/Suggestions`: published courses by a part of their title; none for no text. */
export const publishedCoursesQuery = (text: string) =>
  queryOptions({
    queryKey: endpointKey('/api/Courses/Suggestions', text),
    queryFn: ({ signal }) => api.get('/api/Courses/Suggestions', { query: { text }, signal }),
  });

/** `Courses/CanDeleteVideo`. */
export const canDeleteVideo = (courseId: number, fileNameRef: string) =>
  api.get('/api/Courses/CanDeleteVideo', { query: { courseId, fileNameRef } });

/** `Courses/Subscribers` (EDIT-32). */
export const subscribersQuery = (courseId: number, page: number, pageSize: number) =>
  queryOptions({
    queryKey: endpointKey('/api/Courses/Subscribers', courseId, page, pageSize),
    queryFn: ({ signal }) =>
      api.get('/api/Courses/Subscribers', { query: { courseId, page, pageSize }, signal }),
  });
