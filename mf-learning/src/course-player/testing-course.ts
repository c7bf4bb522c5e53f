import type { AnswerOf } from 'shared-auth';
import type { FakeEndpoints } from 'shared-auth/testing';

type WireCourse = AnswerOf<'/api/Courses/Use/{id}', 'get'>;
type WireLesson = WireCourse['modules'][number]['lessonList'][number];
type WireDocument = WireLesson['documentList'][number];

export const SERVER_TIME = '2026-05-04T08:00:00.000Z';

export const video = (id: number, changes: Partial<WireDocument> = {}): WireDocument => ({
  id,
  documentId: id,
  documentTypeId: 1,
  name: `Video ${id}`,
  fileName: `video-${id}.mp4`,
  url: `/api/Courses/FileStreaming?token=first-${id}`,
  status: 2,
  downlodable: false,
  size: 360_000,
  posterUrl: `/poster-${id}.jpg`,
  captions: [
    { language: 'it', url: `/video-${id}.it.vtt` },
    { language: 'en', url: `/video-${id}.en.vtt` },
  ],
  ...changes,
});

export const pdf = (id: number, name: string, changes: Partial<WireDocument> = {}) =>
  video(id, {
    documentTypeId: 2,
    name,
    fileName: `handout-${id}.pdf`,
    downlodable: true,
    size: 61_000,
    posterUrl: null,
    captions: [],
    ...changes,
  });

const lesson = (
  id: number,
  moduloId: number,
  name: string,
  duration: number,
  documentList: WireDocument[] = [],
): WireLesson => ({
  id,
  index: 0,
  moduloId,
  name,
  description: `Testo della lezione “${name}”.`,
  content: null,
  pictures: [],
  duration,
  documentList,
  isCompleted: false,
  completedDate: null,
  position: null,
  isAvailable: true,
  lockReason: null,
  availableFrom: null,
});

export const moduleRest = {
  description: '',
  isCompleted: false,
  professor: null,
  professorNameId: null,
};

/** Two modules, three lessons, as the server keeps them before it says what is open. */
export function wireCourse(changes: Partial<WireCourse> = {}): WireCourse {
  return {
    id: 7,
    title: 'Sicurezza in ufficio',
    synopses: '',
    category: 'Sicurezza',
    levelsId: null,
    professors: [],
    esamiDTO: [],
    statoCorso: 1,
    userIsDocenteCourse: false,
    categoriesId: 1,
    categoryKey: 'sicurezza',
    durataCorso: 90,
    documentList: [],
    modules: [
      {
        ...moduleRest,
        id: 1,
        name: 'Vedere il rischio',
        duration: 60,
        documentList: [],
        lessonList: [
          lesson(11, 1, 'I rischi in ufficio', 15, [video(101)]),
          lesson(12, 1, 'La postazione', 45, [pdf(102, 'Lista di controllo')]),
        ],
      },
      {
        ...moduleRest,
        id: 2,
        name: 'Quando suona l’allarme',
        duration: 30,
        documentList: [],
        lessonList: [lesson(21, 2, 'Il piano di emergenza', 30, [video(201)])],
      },
    ],
    percentage: 0,
    idBadgeCertification: null,
    mode: 'learner',
    lessonPolicy: 'completed',
    serverTime: SERVER_TIME,
    ...changes,
  };
}

/** A server with one course: it decides on locks, keeps completions, and counts. */
export function fakeCourse(course: WireCourse, completed: number[] = []) {
  const done = new Set(completed);
  const badge = { acquiredAt: new Date().toISOString() };
  const answer = (): WireCourse => {
    const all = course.modules.flatMap((module) => module.lessonList);
    const isOpen = (place: number) =>
      course.mode !== 'learner' || place === 0 || done.has(all[place - 1]?.id ?? 0);
    const shown = (given: WireLesson): WireLesson => {
      const open = isOpen(all.indexOf(given));
      return {
        ...given,
        description: open ? given.description : '',
        content: open ? given.content : null,
        documentList: given.documentList.map((document) => ({
          ...document,
          url: open && document.status === 2 ? document.url : null,
        })),
        isCompleted: done.has(given.id),
        completedDate: done.has(given.id) ? SERVER_TIME : null,
        isAvailable: open,
        lockReason: open ? null : 'previous-lesson',
      };
    };
    return {
      ...course,
      modules: course.modules.map((module) => ({
        ...module,
        lessonList: module.lessonList.map(shown),
      })),
      percentage: all.length === 0 ? 0 : Math.floor((done.size * 100) / all.length),
    };
  };
  return {
    course,
    done,
    badge,
    endpoints: {
      'GET /api/Courses/Use/{id}': () => ({ data: answer() }),
      'POST /api/Courses/SetLessonCompleted': ({ body }) => {
        const { lessonId, moduleId } = body;
        done.add(lessonId);
        const { percentage } = answer();
        return {
          data: { lessonId, moduleId, percentage, isCompleted: true, completedDate: SERVER_TIME },
        };
      },
      'PUT /api/Courses/LessonPosition': () => ({ data: true }),
      'GET /api/Badges/GetBadgeDetail': ({ query }) => ({
        data: {
          title: course.title,
          type: 0,
          levelId: 1,
          categoryKey: 'sicurezza',
          relatedSkills: [],
          code: '3C07',
          holderName: 'Giulia Sartori',
          acquisitionTime: badge.acquiredAt,
          validUntil: null,
          isPublic: true,
          idNotarizzazione: null,
          id: String(query['id']),
        } as never,
      }),
      'GET /api/Account/SurveyCode': () => ({ data: [] }),
      'GET /api/Courses': () => ({ data: { items: [], totalItems: 0, page: 1, pageSize: 100 } }),
      'PUT /api/Courses/ResetVisualization': () => {
        done.clear();
        return { data: true };
      },
      'GET /api/Courses/Notes': () => ({ data: [] }),
      'GET /api/Courses/Questions': () => ({
        data: { items: [], mayAsk: false, mayAnswer: false, teachers: [] },
      }),
      'GET /api/Courses/Document': ({ query }) => ({
        data: {
          url: `/api/Courses/FileStreaming?token=fresh-${String(query['fileNameRef'])}`,
          fileName: String(query['fileNameRef']),
          downlodable: true,
        },
      }),
    } satisfies FakeEndpoints,
  };
}
