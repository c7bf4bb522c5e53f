import { publicConfig, type FakeEndpoints } from 'shared-auth/testing';
import type { WireCourse } from './course/course-wire.ts';

const document = (id: number, documentTypeId: number, name: string, fileName: string) => ({
  documentId: id,
  id,
  documentTypeId,
  name,
  fileName,
  url: null,
  status: 2,
  downlodable: documentTypeId === 2,
  size: 1000,
});

const lesson = (
  id: number,
  moduloId: number,
  name: string,
  duration: number,
  documentList: ReturnType<typeof document>[] = [],
) => ({
  id,
  moduloId,
  name,
  description: '',
  content: null,
  duration,
  index: 0,
  isFreePreview: false,
  documentList,
  isCompleted: false,
  completedDate: null,
});

const professor = { value: 3, label: 'Ing. Marta Bellandi', specialty: 'Antincendio' };

/** A draft with two modules, three lessons, a video, a handout and a question. */
export const wireCourse = (changes: Partial<WireCourse> = {}): WireCourse => ({
  id: 5,
  title: 'Sicurezza in ufficio',
  description: '<p>Un giro in ufficio.</p><ul><li>Vedere il rischio</li></ul>',
  synopses: 'Un’ora per guardare il proprio posto.',
  prerequisites: '',
  levelsId: 0,
  difficultyCourse: 'Facile',
  categoriesId: 1,
  category: 'Sicurezza sul lavoro',
  categoryKey: 'sicurezza',
  macroCategory: { id: 1, name: 'Tecnica e sicurezza' },
  corsoTags: ['ufficio', 'postura'],
  escoSkills: [],
  price: 79,
  priceSimulation: 19,
  priceCertification: 49,
  coverImage: null,
  documentList: [document(22, 2, 'Lista di controllo', 'lista.pdf')],
  durataCorso: 75,
  credits: 1,
  validity: null,
  version: 4,
  statoCorso: 0,
  modules: [
    {
      id: 1,
      name: 'Vedere il rischio',
      description: '',
      professor,
      professorNameId: 3,
      duration: 45,
      lessonList: [
        lesson(11, 1, 'I rischi', 15, [document(21, 1, 'Video dei rischi', 'rischi.mp4')]),
        lesson(12, 1, 'La postazione', 30),
      ],
      documentList: [],
      isCompleted: false,
    },
    {
      id: 2,
      name: 'Uscire in sicurezza',
      description: '',
      professor,
      professorNameId: 3,
      duration: 30,
      lessonList: [lesson(13, 2, 'Il piano', 30)],
      documentList: [],
      isCompleted: false,
    },
  ],
  corsoFaq: [{ id: 31, question: 'Ricevo un badge?', answare: 'Sì.' }],
  professors: [professor],
  CorsoUnitCode: 'WB-0005',
  dataCreazione: '2026-01-10T09:00:00.000Z',
  ...changes,
});

/** What the form asks besides the course. */
export const lookups = {
  'GET /api/Courses/Categorie': () => ({
    data: [
      {
        id: 1,
        name: 'Sicurezza sul lavoro',
        key: 'sicurezza',
        look: null,
        macroCategoryId: 1,
        totalCourses: 3,
      },
      { id: 2, name: 'Lingue', key: 'lingue', look: null, macroCategoryId: 3, totalCourses: 1 },
    ],
  }),
  'GET /api/Courses/GetTipoMacroCategories': () => ({
    data: [{ id: 1, name: 'Tecnica e sicurezza' }],
  }),
  'GET /api/Courses/CFU': () => ({
    data: [
      { id: 0, name: '0 CFU' },
      { id: 1, name: '1 CFU' },
    ],
  }),
  'GET /api/config': () => ({ data: publicConfig() }),
  'GET /api/Courses/GetAvailableProfessors': () => ({ data: [professor] }),
} satisfies FakeEndpoints;

/** Names of what the form keeps in the browser. */
export const keptDrafts = (): string[] =>
  Object.keys(localStorage).filter((key) => key.startsWith('course-'));
