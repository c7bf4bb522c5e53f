import { queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { components } from 'shared-auth/api-types';
import type { WireCourse, WireCourseBody } from './course/course-wire.ts';
import type { Companion } from './documents/video-companions.ts';
import { videoIsAvailable } from './documents/video-states.ts';

/** `GET Courses/{id}` (E7). Not read again behind the author's back. */
export const editedCourseQuery = (courseId: number) =>
  queryOptions({
    queryKey: ['Courses/{id}', courseId] as const,
    queryFn: ({ signal }) => api.get('/api/Courses/{id}', { path: { id: courseId }, signal }),
    staleTime: Infinity,
    gcTime: 0,
  });

/** `POST Courses`: adds a course or stores a changed one; the answer is the stored course. */
export const saveCourse = (body: WireCourseBody) => api.post('/api/Courses', { body });

/** Endpoints whose answers a saved course changes. */
export const changedBySave = [
  'Courses',
  'Courses/Public',
  'Courses/View',
  'Courses/Use',
  'Courses/Contacts',
  'SearchFullText',
] as const;

type Choice = { id: number; name: string };

export type CategoryChoice = Choice & { key: string | null; macroCategoryId: number };

/** `Courses/Categorie` and `Courses/GetTipoMacroCategories`: the second follows from the first. */
export const categoryChoicesQuery = queryOptions({
  queryKey: ['Courses/Categorie'] as const,
  queryFn: ({ signal }) => api.get('/api/Courses/Categorie', { signal }),
});

export const macroCategoriesQuery = queryOptions({
  queryKey: ['Courses/GetTipoMacroCategories'] as const,
  queryFn: ({ signal }) => api.get('/api/Courses/GetTipoMacroCategories', { signal }),
});

/** Limits of uploads, from `GET config`. */
export const uploadLimitsQuery = queryOptions({
  queryKey: ['config'] as const,
  queryFn: ({ signal }) => api.get('/api/config', { signal }),
  select: ({ uploads }) => uploads,
  staleTime: Infinity,
});

export type WireFile = components['schemas']['UploadedFile'];

/** `POST Courses/FileUri`: how far an uploaded file is, fresh addresses, what lies beside a video (API-16). */
export const fileStateOf = (fileNameRef: string, signal?: AbortSignal) =>
  api.post('/api/Courses/FileUri', { body: { fileNameRef }, ...(signal && { signal }) });

/** Its addresses live for ten minutes; a video that is not available yet is asked for again. */
export const fileStateQuery = (fileNameRef: string) =>
  queryOptions({
    queryKey: ['Courses/FileUri', fileNameRef] as const,
    queryFn: ({ signal }) => fileStateOf(fileNameRef, signal),
    staleTime: 5 * 60_000,
    refetchInterval: ({ state }) =>
      state.data !== undefined && !videoIsAvailable(state.data.status) ? 3000 : false,
  });

/** The part of a picture that is shown, in fractions of its sides. */
export type Crop = { x: number; y: number; width: number; height: number };

/** `PUT Files/Cover`: cuts the sizes of a cover anew; the answer has their address. */
export const recutCover = (fileNameRef: string, crop: Crop) =>
  api.put('/api/Files/Cover', { body: { fileNameRef, crop } });

/** `PUT Files/Companion`: lays a poster or captions beside an uploaded video, null takes them away. */
export const setCompanion = (videoRef: string, companion: Companion, fileNameRef: string | null) =>
  api.put('/api/Files/Companion', { body: { videoRef, companion, fileNameRef } });

/** `Courses/CFU`. */
export const creditsQuery = queryOptions({
  queryKey: ['Courses/CFU'] as const,
  queryFn: ({ signal }) => api.get('/api/Courses/CFU', { signal }),
});

export type Professor = { value: number; label: string; specialty: string };

/** `Courses/GetAvailableProfessors` (API-29). */
export const professorsQuery = (name: string) =>
  queryOptions({
    queryKey: ['Courses/GetAvailableProfessors', name] as const,
    queryFn: ({ signal }) =>
      api.get('/api/Courses/GetAvailableProfessors', { query: { name }, signal }),
  });

/** `Courses/CanDeleteVideo`. */
export const canDeleteVideo = (courseId: number, fileNameRef: string) =>
  api.get('/api/Courses/CanDeleteVideo', { query: { courseId, fileNameRef } });

export type Subscriber = {
  userId: string;
  name: string;
  surname: string;
  subscribedAt: string;
  percentage: number;
};

/** `Courses/Subscribers` (EDIT-32). */
export const subscribersQuery = (courseId: number, page: number, pageSize: number) =>
  queryOptions({
    queryKey: ['Courses/Subscribers', courseId, page, pageSize] as const,
    queryFn: ({ signal }) =>
      api.get('/api/Courses/Subscribers', { query: { courseId, page, pageSize }, signal }),
  });
