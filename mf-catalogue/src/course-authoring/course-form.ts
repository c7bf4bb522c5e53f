import type { components } from 'shared-auth/api-types';
import type { UploadedFile } from 'shared-ui/upload';
import { htmlOfMarks, marksOfHtml } from './description-marks.ts';
import { locksOf } from './life-cycle.ts';
import { centsOfText, textOfEuros } from './price.ts';

/** A course as its authors read it, by the names of the wire (1§3). */
export type WireCourse = components['schemas']['EditedCourse'];
export type WireCourseBody = components['schemas']['CourseBody'];
type WireDocument = WireCourse['documentList'][number];

/** Parts are told apart by a key that never changes, also before they have an id. */
type Part = { key: string; id: number | null };

export type ModuleForm = Part & {
  name: string;
  description: string;
  /** Id of the teacher; '' for none. */
  professor: string;
  professorName: string;
};

export type LessonForm = Part & {
  /** Key of its module; '' when its module was taken away. */
  module: string;
  name: string;
  description: string;
  /** Minutes as they were typed. */
  duration: string;
  isFreePreview: boolean;
};

export type DocumentForm = Part & {
  /** Key of the module or lesson that it belongs to; '' for the course itself. */
  place: string;
  typeId: number;
  name: string;
  fileName: string;
  isDownloadable: boolean;
  /** 0 WbUploaded, 1 InCaricamento, 2 Disponibile (1§3). */
  status: number;
  bytes: number | null;
};

export type QuestionForm = Part & { question: string; answer: string };

/** The values of the form; choices and numbers are text, as their controls have them. */
export type CourseForm = {
  title: string;
  status: string;
  synopsis: string;
  /** With marks, see `description-marks.ts`. */
  description: string;
  prerequisites: string;
  level: string;
  difficulty: string;
  category: string;
  /** Separated by commas. */
  tags: string;
  credits: string;
  price: string;
  simulation: string;
  certification: string;
  /** One picture, or none. */
  cover: UploadedFile[];
  modules: ModuleForm[];
  /** Of all modules, each module's in their order. */
  lessons: LessonForm[];
  documents: DocumentForm[];
  questions: QuestionForm[];
};

/** Kinds of documents (1§3). */
export const videoType = 1;
export const pdfType = 2;

const newKey = () => `new-${crypto.randomUUID()}`;

export const newModule = (): ModuleForm => ({
  key: newKey(),
  id: null,
  name: '',
  description: '',
  professor: '',
  professorName: '',
});

export const newLesson = (module: string): LessonForm => ({
  key: newKey(),
  id: null,
  module,
  name: '',
  description: '',
  duration: '15',
  isFreePreview: false,
});

export const newQuestion = (): QuestionForm => ({
  key: newKey(),
  id: null,
  question: '',
  answer: '',
});

/** A file that was uploaded: of the whole course, until its author says where it belongs. */
export const newDocument = (typeId: number, file: UploadedFile): DocumentForm => ({
  key: newKey(),
  id: null,
  place: '',
  typeId,
  name: file.fileNameOriginal.replace(/\.[^.]+$/, ''),
  fileName: file.fileNameAzure,
  isDownloadable: typeId !== videoType,
  status: file.status ?? 2,
  bytes: file.size ?? null,
});

/** The documents with those of files that have arrived: each file once, however often it is told. */
export function withArrived(
  documents: readonly DocumentForm[],
  arrived: readonly DocumentForm[],
): DocumentForm[] {
  const known = new Set(documents.map(({ fileName }) => fileName));
  const isNew = ({ fileName }: DocumentForm) => !known.has(fileName) && known.add(fileName);
  return [...documents, ...arrived.filter(isNew)];
}

export const emptyCourse: CourseForm = {
  title: '',
  status: '0',
  synopsis: '',
  description: '',
  prerequisites: '',
  level: '',
  difficulty: '',
  category: '',
  tags: '',
  credits: '0',
  price: '',
  simulation: '',
  certification: '',
  cover: [],
  modules: [],
  lessons: [],
  documents: [],
  questions: [],
};

const textOf = (value: number | string | null): string => (value === null ? '' : String(value));

export function formOfCourse(course: WireCourse): CourseForm {
  const documentOf =
    (place: string) =>
    ({ id, documentTypeId, name, fileName, downlodable, status, size }: WireDocument) => ({
      key: `document-${id}`,
      id,
      place,
      typeId: documentTypeId,
      name,
      fileName,
      isDownloadable: downlodable,
      status,
      bytes: size,
    });
  const moduleKey = (id: number) => `module-${id}`;
  const lessonKey = (id: number) => `lesson-${id}`;
  return {
    title: course.title,
    status: String(course.statoCorso),
    synopsis: course.synopses,
    description: marksOfHtml(course.description),
    prerequisites: course.prerequisites,
    level: textOf(course.levelsId),
    difficulty: textOf(course.difficultyCourse),
    category: textOf(course.categoriesId),
    tags: course.corsoTags.join(', '),
    credits: String(course.credits),
    price: textOfEuros(course.price),
    simulation: textOfEuros(course.priceSimulation),
    certification: textOfEuros(course.priceCertification),
    cover:
      course.coverImage === null
        ? []
        : [
            {
              fileNameAzure: course.coverImage.fileNameRef ?? '',
              fileNameOriginal: course.coverImage.name,
              url: course.coverImage.url,
            },
          ],
    modules: course.modules.map(({ id, name, description, professor, professorNameId }) => ({
      key: moduleKey(id),
      id,
      name,
      description,
      professor: textOf(professorNameId),
      professorName: professor?.label ?? '',
    })),
    lessons: course.modules.flatMap((module) =>
      module.lessonList.map(({ id, name, description, duration, isFreePreview }) => ({
        key: lessonKey(id),
        id,
        module: moduleKey(module.id),
        name,
        description,
        duration: String(duration),
        isFreePreview,
      })),
    ),
    documents: [
      ...course.documentList.map(documentOf('')),
      ...course.modules.flatMap((module) => [
        ...module.documentList.map(documentOf(moduleKey(module.id))),
        ...module.lessonList.flatMap((lesson) =>
          lesson.documentList.map(documentOf(lessonKey(lesson.id))),
        ),
      ]),
    ],
    questions: course.corsoFaq.map(({ id, question, answare }) => ({
      key: `question-${id}`,
      id,
      question,
      answer: answare,
    })),
  };
}

const numberOf = (text: string): number | null => (text === '' ? null : Number(text));

function eurosOf(text: string): number | null {
  const cents = centsOfText(text);
  return typeof cents === 'number' && cents > 0 ? cents / 100 : null;
}

/** A text that was not touched keeps what is stored, also markup that no mark can say. */
const storedDescription = (text: string, stored: WireCourse | null): string =>
  stored !== null && marksOfHtml(stored.description) === text
    ? stored.description
    : htmlOfMarks(text);

/**
 * What is sent to be saved. Locked parts go back letter by letter as they came.
 * @param stored the course that is being changed; null adds one
 */
export function bodyOfForm(form: CourseForm, stored: WireCourse | null): WireCourseBody {
  const locks = locksOf(stored?.statoCorso ?? null);
  const body = writtenBody(form, stored);
  return {
    ...(stored !== null && locks.content ? (stored as WireCourseBody) : body),
    statoCorso: body.statoCorso,
    corsoFaq: stored !== null && locks.faq ? stored.corsoFaq : body.corsoFaq,
  };
}

function writtenBody(form: CourseForm, stored: WireCourse | null): WireCourseBody {
  const documentsAt = (place: string) =>
    form.documents
      .filter((document) => document.place === place)
      .map(({ id, typeId, name, fileName, isDownloadable }) => ({
        id,
        documentTypeId: typeId,
        name,
        fileName,
        downlodable: isDownloadable,
      }));
  return {
    id: stored?.id ?? null,
    version: stored?.version ?? null,
    statoCorso: Number(form.status),
    title: form.title,
    synopses: form.synopsis,
    description: storedDescription(form.description, stored),
    prerequisites: form.prerequisites,
    levelsId: numberOf(form.level),
    difficultyCourse: (form.difficulty || null) as WireCourseBody['difficultyCourse'],
    categoriesId: numberOf(form.category),
    corsoTags: form.tags
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
    price: eurosOf(form.price),
    priceSimulation: eurosOf(form.simulation),
    priceCertification: eurosOf(form.certification),
    credits: Number(form.credits),
    coverImage: form.cover[0] ? { fileNameRef: form.cover[0].fileNameAzure || null } : null,
    documentList: documentsAt(''),
    modules: form.modules.map((module) => ({
      id: module.id,
      name: module.name,
      description: module.description,
      professorNameId: numberOf(module.professor),
      documentList: documentsAt(module.key),
      lessonList: lessonsOf(form, module.key).map((lesson) => ({
        id: lesson.id,
        name: lesson.name,
        description: lesson.description,
        duration: Number(lesson.duration),
        isFreePreview: lesson.isFreePreview,
        documentList: documentsAt(lesson.key),
      })),
    })),
    corsoFaq: form.questions.map(({ id, question, answer }) => ({ id, question, answare: answer })),
  };
}

/** The lessons of one module, in their order; of '' those that have none. */
export const lessonsOf = (form: Pick<CourseForm, 'lessons'>, module: string): LessonForm[] =>
  form.lessons.filter((lesson) => lesson.module === module);

/** Minutes of a module: the sum of its lessons (E45). */
export const minutesOf = (lessons: readonly LessonForm[]): number =>
  lessons.reduce((sum, { duration }) => sum + (Number(duration) || 0), 0);
