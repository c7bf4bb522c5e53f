import type { AnswerOf } from 'shared-auth';
import { fakeApi } from 'shared-auth/testing';
import { cataloguePage } from '../testing-courses.ts';
import type { Review } from './reviews/reviews.ts';

type WireCourse = AnswerOf<'/api/Courses/View/{id}', 'get'>;

const document = (documentId: number, documentTypeId: number, name: string) => ({
  id: documentId,
  documentId,
  documentTypeId,
  name,
  fileName: name,
  url: null,
  status: 2,
  downlodable: documentTypeId === 2,
  size: null,
});

const lessonRest = {
  index: 0,
  moduloId: 1,
  description: '',
  isCompleted: false,
  completedDate: null,
};

/** A course as `Courses/View` answers it. */
export const course: WireCourse = {
  id: 5,
  title: 'Sicurezza in ufficio',
  description: '<p>Un giro in ufficio.</p><ul><li>Vedere il rischio</li></ul>',
  synopses: 'Un’ora per guardare il proprio posto.',
  prerequisites: 'Nessuno.',
  levelsId: 0,
  categoriesId: 1,
  category: 'Sicurezza sul lavoro',
  categoryKey: 'sicurezza',
  corsoTags: ['ufficio'],
  price: 79,
  priceSimulation: 19,
  priceCertification: null,
  coverImage: null,
  documentList: [],
  durataCorso: 75,
  credits: 1,
  validity: null,
  version: 2,
  statoCorso: 1,
  modules: [
    {
      id: 1,
      name: 'Vedere il rischio',
      description: '',
      professor: null,
      professorNameId: null,
      isCompleted: false,
      duration: 30,
      documentList: [],
      lessonList: [
        {
          ...lessonRest,
          id: 1,
          name: 'I rischi',
          duration: 15,
          isFreePreview: true,
          documentList: [document(1, 1, 'Video')],
        },
        {
          ...lessonRest,
          id: 2,
          name: 'La postazione',
          duration: 15,
          isFreePreview: false,
          documentList: [document(2, 2, 'Lista')],
        },
      ],
    },
  ],
  corsoFaq: [{ id: 1, question: 'Ricevo un badge?', answare: 'Sì.' }],
  professors: [
    { value: 1, label: 'Dott. Pietro Corsi', specialty: 'Rischi' },
    { value: 2, label: 'Ing. Marta Bellandi', specialty: 'Antincendio' },
  ],
  rankings: {
    ratio: 4.43,
    total: 100,
    votes: [
      { value: 5, percentage: 58, count: 58 },
      { value: 4, percentage: 31, count: 31 },
      { value: 3, percentage: 8, count: 8 },
      { value: 2, percentage: 2, count: 2 },
      { value: 1, percentage: 1, count: 1 },
    ],
  },
  rankingUtente: null,
  commentoUtente: null,
  percentage: null,
  userIsDocenteCourse: false,
  CorsoUnitCode: 'WB-0005',
  dataCreazione: '2026-01-10T09:00:00.000Z',
  difficultyCourse: null,
  esamiDTO: [],
  idBadgeCertification: null,
  macroCategory: null,
};

export const contacts = {
  modules: [
    {
      id: 1,
      name: 'Vedere il rischio',
      professor: { value: 1, label: 'Dott. Pietro Corsi', specialty: 'Rischi' },
    },
  ],
  teachers: [
    { id: 1, name: 'Dott. Pietro Corsi', specialty: 'Rischi', email: 'p@example.it', phone: null },
  ],
};

/** The calls of the course's pages, the course changed as the test needs. */
export const serve = (changes: Partial<WireCourse> = {}, reviews: Review[] = []) =>
  fakeApi({
    'GET /api/Courses/View/{id}': () => ({ data: { ...course, ...changes } }),
    'GET /api/Courses/Public': () => ({ data: cataloguePage([]) }),
    'GET /api/Courses/Contacts/{id}': () => ({ data: contacts }),
    'GET /api/Courses/Reviews/{id}': () => ({
      data: { items: reviews, totalItems: reviews.length, page: 1, pageSize: 5 },
    }),
  });
