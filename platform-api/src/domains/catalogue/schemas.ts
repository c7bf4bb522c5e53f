import { categoryKeys } from 'shared-ui/picture';
import { z } from 'zod';
import { listQuery } from '../../http/lists.ts';

/** Wire names are the documents' own (1§3); the few added ones are marked as not shown there. */
const notShown = (text: string) => `Not shown in the documents. ${text}`;

const amount = z.number().nullable();

export const listedCourse = z
  .object({
    id: z.number().int(),
    title: z.string(),
    urlImage: z.string().nullable(),
    ratio: z.number().nullable(),
    price: amount,
    professorName: z.string(),
    category: z.string(),
    costoCertificazione: amount,
    costoSimulazione: amount,
    dataOrdine: z.string().nullable(),
    statoCorso: z.number().int(),
    votes: z.number().int().describe(notShown('Number of votes.')),
    categoriesId: z.number().int().nullable(),
    categoryKey: z.string().nullable().describe(notShown('Look of the category.')),
    levelsId: z.number().int().nullable(),
    durataCorso: z.number().int().describe('Minutes.'),
    percentage: z.number().nullable().describe('Progress; null for a course not bought.'),
  })
  .meta({ id: 'CourseListItem' });

export const catalogueFacets = z
  .object({
    categories: z.array(
      z.object({
        id: z.number().int(),
        key: z.string().nullable(),
        name: z.string(),
        count: z.number().int(),
      }),
    ),
    ratings: z
      .array(z.object({ value: z.number(), count: z.number().int() }))
      .describe('Courses voted at least so much.'),
    prices: z.object({ min: z.number(), max: z.number(), counts: z.array(z.number().int()) }),
  })
  .meta({
    id: 'CatalogueFacets',
    description: notShown('What else could be chosen, with counts; prices in ten equal steps.'),
  });

export const professorChoice = z.object({
  value: z.number().int(),
  label: z.string(),
  specialty: z.string().describe(notShown('What the teacher is expert in.')),
});

export const foundCourses = z.object({
  items: z.array(listedCourse),
  totalItems: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
  facets: catalogueFacets,
  correctedText: z
    .string()
    .nullable()
    .describe(notShown('What was searched in place of a text that no course has.')),
  professor: professorChoice
    .nullable()
    .describe(notShown('The teacher asked for; null for one without a published course.')),
});

const sort = z.enum(['relevance', 'rating', 'newest', 'price-asc', 'price-desc', 'title']);

const severalIds = z
  .union([z.array(z.coerce.number().int().min(1)), z.coerce.number().int().min(1)])
  .transform((value) => [value].flat())
  .pipe(z.array(z.number().int().max(2_147_483_647)).max(50));

const dbId = z.number().int().min(1).max(2_147_483_647);

const euroAmount = z.coerce.number().min(0).max(1_000_000);

export const publicQuery = z.object({
  ...listQuery.pick({ page: true, lang: true }).shape,
  pageSize: z.coerce.number().int().min(1).max(48).default(12),
  typology: z.coerce.number().int().min(0).max(3).optional(),
  searchText: z.string().max(200).optional(),
  categories: severalIds.optional(),
  rating: z.coerce.number().min(0).max(5).optional(),
  minPrice: euroAmount.optional(),
  maxPrice: euroAmount.optional(),
  professor: z.coerce.number().pipe(dbId).optional().describe(notShown('Id of a teacher.')),
  sort: sort.optional(),
});

export const courseListQuery = z.object({
  ...listQuery.shape,
  typology: z.coerce.number().int().min(0).max(3).optional(),
  category: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
});

export const searchQuery = z.object({
  ...listQuery.pick({ page: true, lang: true }).shape,
  pageSize: z.coerce.number().int().min(1).max(48).default(12),
  sort: sort.optional(),
});

export const searchBody = z.object({
  ricerca: z.string().max(200).default(''),
  categoria: z.array(z.number().int().min(1).max(2_147_483_647)).max(50).default([]),
  ratio: z.number().min(0).max(5).optional(),
  minPrice: z.number().min(0).max(1_000_000).optional(),
  maxPrice: z.number().min(0).max(1_000_000).optional(),
  professor: dbId.optional().describe(notShown('Id of a teacher.')),
});

export const courseDocument = z.object({
  documentId: z.number().int(),
  id: z.number().int(),
  documentTypeId: z.number().int().describe('1 video, 2 PDF.'),
  name: z.string(),
  fileName: z.string(),
  url: z.string().nullable(),
  status: z.number().int().describe('0 WbUploaded, 1 InCaricamento, 2 Disponibile.'),
  downlodable: z.boolean(),
  size: z.number().int().nullable().describe(notShown('Bytes.')),
});

export const professorList = z.array(professorChoice);

const lesson = z.object({
  id: z.number().int(),
  moduloId: z.number().int(),
  name: z.string(),
  description: z.string().describe('Empty here: the text of a lesson belongs to Courses/Use.'),
  duration: z.number().int(),
  index: z.number().int(),
  isFreePreview: z.boolean().describe(notShown('Open to everyone before buying.')),
  documentList: z.array(courseDocument),
  isCompleted: z.boolean(),
  completedDate: z.string().nullable(),
});

const exam = z.object({
  id: z.number().int(),
  link: z.string().nullable(),
  price: amount,
  isPayed: z.boolean(),
  result: z.number().nullable(),
  downloadable: z.boolean(),
  isPassed: z.boolean().nullable(),
  examDate: z.string().nullable(),
});

export const courseRanking = z.object({
  ratio: z.number().nullable(),
  total: z.number().int().describe(notShown('Number of votes.')),
  votes: z.array(
    z.object({
      value: z.number().int(),
      percentage: z.number().int(),
      count: z.number().int(),
    }),
  ),
});

/** What buyers and authors read alike of a course (1§3). */
export const courseDescription = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  synopses: z.string(),
  prerequisites: z.string(),
  levelsId: z.number().int().nullable(),
  difficultyCourse: z.string().nullable(),
  categoriesId: z.number().int().nullable(),
  category: z.string(),
  categoryKey: z.string().nullable(),
  macroCategory: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  corsoTags: z.array(z.string()),
});

export const viewedCourse = z
  .object({
    ...courseDescription.shape,
    price: amount,
    priceSimulation: amount,
    priceCertification: amount,
    coverImage: z
      .object({ documentId: z.number().int(), name: z.string(), url: z.string() })
      .nullable(),
    documentList: z.array(courseDocument),
    durataCorso: z.number().int().describe('Minutes.'),
    credits: z.number().int(),
    validity: z
      .object({
        months: z.number().int(),
        refresher: z
          .object({ id: z.number().int(), title: z.string() })
          .nullable()
          .describe('The course that renews it, while it is on sale.'),
      })
      .nullable()
      .describe(notShown('How long an attestation is valid; null: without end.')),
    version: z.number().int(),
    statoCorso: z.number().int(),
    modules: z.array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        description: z.string(),
        professor: professorChoice.nullable(),
        professorNameId: z.number().int().nullable(),
        duration: z.number().int(),
        lessonList: z.array(lesson),
        documentList: z.array(courseDocument),
        isCompleted: z.boolean(),
      }),
    ),
    corsoFaq: z.array(
      z.object({ id: z.number().int(), question: z.string(), answare: z.string() }),
    ),
    professors: professorList,
    rankings: courseRanking,
    rankingUtente: z.number().int().nullable(),
    commentoUtente: z.string().nullable().describe(notShown('The words of the own review.')),
    percentage: z.number().nullable().describe('Progress; null for a course not bought.'),
    userIsDocenteCourse: z.boolean(),
    esamiDTO: z.array(exam).describe('0 the certification exam, 1 the simulation test.'),
    idBadgeCertification: z.string().nullable(),
    CorsoUnitCode: z.string(),
    dataCreazione: z.string(),
  })
  .meta({ id: 'ViewedCourse' });

export const rankingBody = z.object({
  corsoId: z.number().int().min(1).max(2_147_483_647),
  rank: z.number().int().min(1).max(5),
  comment: z
    .string()
    .trim()
    .max(1000)
    .optional()
    .describe(notShown('Words of the review; empty takes them back, absent leaves them.')),
});

export const courseReview = z
  .object({
    id: z.uuid(),
    rank: z.number().int(),
    comment: z.string(),
    date: z.string(),
    authorName: z.string().nullable().describe('First name and initial.'),
    isOwn: z.boolean(),
    isReported: z.boolean().describe('By the caller.'),
    isHidden: z.boolean().describe('Shown to its author and to administrators only.'),
    reports: z.number().int().nullable().describe('For administrators only.'),
  })
  .meta({ id: 'CourseReview', description: notShown('A vote with words.') });

export const reviewPage = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(50).default(5),
});

export const reviewReport = z.object({ reviewId: z.uuid() });

export const reviewModeration = z.object({ reviewId: z.uuid(), isHidden: z.boolean() });

export const suggestionQuery = z.object({ text: z.string().max(100) });

export const suggestions = z.array(
  z.object({
    id: z.number().int(),
    title: z.string(),
    category: z.string(),
    categoryKey: z.string().nullable(),
    urlImage: z.string().nullable(),
    price: amount,
  }),
);

/** One of the eight looks of categories: motif and colours of covers and badges. */
export const categoryLook = z.enum(categoryKeys);

export const categoryList = z.array(
  z.object({
    id: z.number().int(),
    name: z.string(),
    key: z.string().nullable().describe(notShown('Look of the category.')),
    look: categoryLook.nullable().describe(notShown('The look that was chosen for it.')),
    macroCategoryId: z.number().int(),
    totalCourses: z.number().int().describe(notShown('Published courses.')),
  }),
);

export const sitemap = z.array(z.object({ id: z.number().int(), date: z.string().nullable() }));

export const choices = z.array(z.object({ id: z.number().int(), name: z.string() }));

export const contacts = z.object({
  modules: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      professor: professorChoice.nullable(),
    }),
  ),
  teachers: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      specialty: z.string(),
      email: z.string().nullable().describe('Null for visitors.'),
      phone: z.string().nullable().describe('Null for visitors.'),
    }),
  ),
});

export const courseTotals = z.object({
  bought: z.number().int(),
  progress: z.number().int(),
  completed: z.number().int(),
});
