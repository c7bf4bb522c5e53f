import type { z } from 'zod';
import { toEuros } from '../../money.ts';
import { documentTypes } from './course/course-status.ts';
import type { CourseDocument, CourseProfessor } from './course/course-structure.ts';
import type { ExamState } from './lists/learner-courses.ts';
import type { ListedForPerson } from './lists/list-courses.ts';
import type { ListedCourse } from './lists/listed-course.ts';
import type { Review } from './reviews/reviews.ts';
import type {
  courseDescription,
  courseReview,
  listedCourse,
  suggestions,
  viewedCourse,
} from './schemas.ts';
import type { CourseFacets } from './search/found-courses.ts';
import type { CourseSuggestion } from './search/suggest-courses.ts';
import type { ViewedCourse } from './course/view-course.ts';

const euros = (cents: number | bigint | null) => (cents === null ? null : toEuros(BigInt(cents)));

export function listedCourseToWire(
  course: ListedCourse | ListedForPerson,
): z.infer<typeof listedCourse> {
  return {
    id: course.id,
    title: course.title,
    urlImage: course.coverUrl,
    ratio: course.ratio,
    price: euros(course.priceCents),
    professorName: course.professorName,
    category: course.category,
    costoCertificazione: euros(course.certificationCents),
    costoSimulazione: euros(course.simulationCents),
    dataOrdine: 'enrolledAt' in course ? course.enrolledAt : null,
    statoCorso: course.status,
    votes: course.votes,
    categoriesId: course.categoryId,
    categoryKey: course.categoryKey,
    levelsId: course.levelId,
    durataCorso: course.durationMinutes,
    percentage: 'percentage' in course ? course.percentage : null,
  };
}

export const suggestionToWire = ({
  coverUrl,
  priceCents,
  ...course
}: CourseSuggestion): z.infer<typeof suggestions>[number] => ({
  ...course,
  urlImage: coverUrl,
  price: euros(priceCents),
});

export function facetsToWire({ categories, ratings, prices }: CourseFacets) {
  return {
    categories,
    ratings,
    prices: {
      min: toEuros(BigInt(prices.minCents)),
      max: toEuros(BigInt(prices.maxCents)),
      counts: prices.counts,
    },
  };
}

export const reviewToWire = ({ ratedAt, ...review }: Review): z.infer<typeof courseReview> => ({
  ...review,
  date: ratedAt.toISOString(),
});

export const professorToWire = ({ id, name, specialty }: CourseProfessor) => ({
  value: id,
  label: name,
  specialty,
});

/** Without an address: Courses/Document answers it to callers who may read the document. */
export const documentToWire = (document: CourseDocument) => ({
  documentId: document.id,
  id: document.id,
  documentTypeId: document.typeId,
  name: document.name,
  fileName: document.fileName,
  url: null,
  status: document.status,
  downlodable: document.downloadable,
  size: document.sizeBytes,
});

type Described = {
  id: number;
  title: string;
  description: string;
  synopsis: string;
  prerequisites: string;
  levelId: number | null;
  difficulty: string | null;
  categoryId: number | null;
  tags: string[];
};

export const courseDescriptionToWire = (
  course: Described,
  category: ViewedCourse['category'],
): z.infer<typeof courseDescription> => ({
  id: course.id,
  title: course.title,
  description: course.description,
  synopses: course.synopsis,
  prerequisites: course.prerequisites,
  levelsId: course.levelId,
  difficultyCourse: course.difficulty,
  categoriesId: course.categoryId,
  category: category?.name ?? '',
  categoryKey: category?.key ?? null,
  macroCategory: category?.macro ?? null,
  corsoTags: course.tags,
});

export function viewedCourseToWire(viewed: ViewedCourse): z.infer<typeof viewedCourse> {
  const { course, structure, bought, exams, completedLessons } = viewed;
  return {
    ...courseDescriptionToWire(course, viewed.category),
    price: euros(course.priceCents),
    priceSimulation: euros(course.simulationCents),
    priceCertification: euros(course.certificationCents),
    coverImage:
      course.coverUrl === null
        ? null
        : { documentId: course.id, name: course.title, url: course.coverUrl },
    documentList: structure.documents.map(documentToWire),
    durataCorso: structure.durationMinutes,
    credits: course.credits,
    validity: viewed.validity,
    version: course.version,
    statoCorso: course.status,
    modules: structure.modules.map((module) => ({
      id: module.id,
      name: module.name,
      description: module.description,
      professor: module.professor === null ? null : professorToWire(module.professor),
      professorNameId: module.professor?.id ?? null,
      duration: module.durationMinutes,
      isCompleted:
        module.lessons.length > 0 && module.lessons.every(({ id }) => completedLessons.has(id)),
      documentList: module.documents.map(documentToWire),
      lessonList: module.lessons.map((lesson) => ({
        id: lesson.id,
        moduloId: lesson.moduleId,
        name: lesson.name,
        // The text of a lesson is for those who paid: Courses/Use has it.
        description: '',
        duration: lesson.durationMinutes,
        index: lesson.index,
        isFreePreview: lesson.isFreePreview,
        // Videos are for those who paid and for editors (1§4); a visitor sees that there is one.
        documentList: lesson.documents
          .map(documentToWire)
          .map((document) =>
            document.documentTypeId === documentTypes.video
              ? { ...document, fileName: '' }
              : document,
          ),
        isCompleted: completedLessons.has(lesson.id),
        completedDate: completedLessons.get(lesson.id)?.toISOString() ?? null,
      })),
    })),
    corsoFaq: viewed.faqs.map(({ id, question, answer }) => ({ id, question, answare: answer })),
    professors: structure.professors.map(professorToWire),
    rankings: viewed.rating,
    rankingUtente: viewed.ownRank,
    commentoUtente: viewed.ownComment,
    percentage: bought?.percentage ?? null,
    userIsDocenteCourse: viewed.isTaughtByViewer,
    esamiDTO: [
      examToWire(course.id, course.certificationCents, exams[0]),
      examToWire(course.id, course.simulationCents, exams[1]),
    ],
    idBadgeCertification: viewed.badgeId,
    CorsoUnitCode: course.unitCode,
    dataCreazione: course.createdAt.toISOString(),
  };
}

/** An exam as course pages know it (EXAM-01); of the best attempt where there are several (E157). */
export const examToWire = (
  id: number,
  price: bigint | null,
  { link, isPaid, best }: ExamState,
) => ({
  id,
  link,
  price: euros(price),
  isPayed: isPaid,
  result: best?.percent ?? null,
  // The attestation of who passed, the report of who did not (E159).
  downloadable: best !== null,
  isPassed: best?.isPassed ?? null,
  examDate: best?.endedAt.toISOString() ?? null,
});
