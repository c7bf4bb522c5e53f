import { queryOptions } from '@tanstack/react-query';
import { api, centsOf, endpointKey, type AnswerOf } from 'shared-auth';
import { listedCourse, type CoursePage } from '../course-items.ts';

/** `Courses/View/{id}` by the names of the wire (1§3). */
type WireCourse = AnswerOf<'/api/Courses/View/{id}', 'get'>;
type WireDocument = WireCourse['documentList'][number];

export type Teacher = { id: number; name: string; specialty: string };
export type CourseFile = { id: number; name: string; isVideo: boolean; bytes: number | null };
export type CourseLesson = {
  id: number;
  name: string;
  minutes: number;
  hasVideo: boolean;
  isFreePreview: boolean;
};
export type CourseModule = { id: number; name: string; minutes: number; lessons: CourseLesson[] };

export type Course = {
  id: number;
  title: string;
  description: string;
  synopsis: string;
  prerequisites: string;
  levelId: number | null;
  category: { id: number | null; name: string; look: string | number };
  tags: string[];
  /** Integer cents; null: not for sale. */
  priceCents: number | null;
  simulationCents: number | null;
  certificationCents: number | null;
  coverUrl: string | null;
  minutes: number;
  credits: number;
  /** Of an attestation; null: without end. */
  validity: WireCourse['validity'];
  version: number;
  status: number;
  modules: CourseModule[];
  /** PDF handouts of the course and of its lessons. */
  handouts: CourseFile[];
  questions: { id: number; question: string; answer: string }[];
  teachers: Teacher[];
  rating: WireCourse['rankings'];
  ownRank: number | null;
  ownComment: string | null;
  /** Null: not bought. */
  percentage: number | null;
  isTaughtByViewer: boolean;
};

const VIDEO_TYPE = 1;

const fileOf = ({ documentId, documentTypeId, name, size }: WireDocument): CourseFile => ({
  id: documentId,
  name,
  isVideo: documentTypeId === VIDEO_TYPE,
  bytes: size,
});

function courseOf(wire: WireCourse): Course {
  const files = [
    ...wire.documentList,
    ...wire.modules.flatMap((module) => [
      ...module.documentList,
      ...module.lessonList.flatMap((lesson) => lesson.documentList),
    ]),
  ].map(fileOf);
  return {
    id: wire.id,
    title: wire.title,
    description: wire.description,
    synopsis: wire.synopses,
    prerequisites: wire.prerequisites,
    levelId: wire.levelsId,
    category: {
      id: wire.categoriesId,
      name: wire.category,
      look: wire.categoryKey ?? wire.categoriesId ?? wire.category,
    },
    tags: wire.corsoTags,
    priceCents: centsOf(wire.price),
    simulationCents: centsOf(wire.priceSimulation),
    certificationCents: centsOf(wire.priceCertification),
    coverUrl: wire.coverImage?.url ?? null,
    minutes: wire.durataCorso,
    credits: wire.credits,
    validity: wire.validity,
    version: wire.version,
    status: wire.statoCorso,
    modules: wire.modules.map((module) => ({
      id: module.id,
      name: module.name,
      minutes: module.duration,
      lessons: module.lessonList.map((lesson) => ({
        id: lesson.id,
        name: lesson.name,
        minutes: lesson.duration,
        isFreePreview: lesson.isFreePreview,
        hasVideo: lesson.documentList.some((document) => document.documentTypeId === VIDEO_TYPE),
      })),
    })),
    handouts: files.filter(({ isVideo }) => !isVideo),
    questions: wire.corsoFaq.map(({ id, question, answare }) => ({
      id,
      question,
      answer: answare,
    })),
    teachers: wire.professors.map(({ value, label, specialty }) => ({
      id: value,
      name: label,
      specialty,
    })),
    rating: wire.rankings,
    ownRank: wire.rankingUtente,
    ownComment: wire.commentoUtente,
    percentage: wire.percentage,
    isTaughtByViewer: wire.userIsDocenteCourse,
  };
}

/** `GET Courses/View/{id}` (E7). */
export const courseQuery = (courseId: number) =>
  queryOptions({
    queryKey: endpointKey('/api/Courses/View/{id}', courseId),
    queryFn: async ({ signal }) =>
      courseOf(await api.get('/api/Courses/View/{id}', { path: { id: courseId }, signal })),
  });

/** `GET Courses/Public`: published courses alone, the best voted first. */
export const coursesOfTeacherQuery = (teacherId: number, pageSize: number) =>
  queryOptions({
    queryKey: endpointKey('/api/Courses/Public', { professor: teacherId, pageSize }),
    queryFn: async ({ signal }): Promise<CoursePage> => {
      const { items, totalItems } = await api.get('/api/Courses/Public', {
        query: { professor: teacherId, page: 1, pageSize },
        signal,
      });
      return { courses: items.map(listedCourse), totalItems };
    },
  });

export const contactsQuery = (courseId: number, isKnown: boolean) =>
  queryOptions({
    // A visitor gets no addresses, so the answers are two.
    queryKey: endpointKey('/api/Courses/Contacts/{id}', courseId, isKnown),
    queryFn: ({ signal }) =>
      api.get('/api/Courses/Contacts/{id}', { path: { id: courseId }, signal }),
  });

/**
 * `POST Courses/SaveRankingCorsoUtente`; the answer is the new distribution. Words that are not given stay,
 * empty ones are taken back.
 */
export const rateCourse = (courseId: number, vote: { rank: number; comment?: string }) =>
  api.post('/api/Courses/SaveRankingCorsoUtente', { body: { corsoId: courseId, ...vote } });

export const freePreviewQuery = (courseId: number, lessonId: number) =>
  queryOptions({
    queryKey: endpointKey('/api/Courses/FreePreview', courseId, lessonId),
    queryFn: ({ signal }) =>
      api.get('/api/Courses/FreePreview', { query: { courseId, lessonId }, signal }),
  });
