import type { LessonText } from 'shared-ui/lesson-text';
import type { UploadedFile } from 'shared-ui/upload';

/** Parts are identified by a key that never changes, also before they have an id. */
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
  content: LessonText;
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
  synopsis: string;
  /** With marks, see `description-marks.ts`. */
  description: string;
  prerequisites: string;
  level: string;
  difficulty: string;
  category: string;
  /** Separated by commas. */
  tags: string;
  /** One line each: title and address. */
  escoSkills: string;
  credits: string;
  /** Months; '' without end. */
  validity: string;
  /** Id of the course that renews an attestation; '' for none. */
  refresher: string;
  refresherTitle: string;
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
export const VIDEO_TYPE = 1;
export const PDF_TYPE = 2;

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
  content: { version: 1, blocks: [] },
  duration: '15',
  isFreePreview: false,
});

export const newQuestion = (): QuestionForm => ({
  key: newKey(),
  id: null,
  question: '',
  answer: '',
});

/** An uploaded file: it belongs to the whole course until its author assigns it. */
export const newDocument = (typeId: number, file: UploadedFile): DocumentForm => ({
  key: newKey(),
  id: null,
  place: '',
  typeId,
  name: file.fileNameOriginal.replace(/\.[^.]+$/, ''),
  fileName: file.fileNameAzure,
  isDownloadable: typeId !== VIDEO_TYPE,
  status: file.status ?? 2,
  bytes: file.size ?? null,
});

/** The documents plus those of arrived files: each file once, however often it is reported. */
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
  synopsis: '',
  description: '',
  prerequisites: '',
  level: '',
  difficulty: '',
  category: '',
  tags: '',
  escoSkills: '',
  credits: '0',
  validity: '',
  refresher: '',
  refresherTitle: '',
  price: '',
  simulation: '',
  certification: '',
  cover: [],
  modules: [],
  lessons: [],
  documents: [],
  questions: [],
};

/** The lessons of one module, in their order; of '' those that have none. */
export const lessonsOf = (form: Pick<CourseForm, 'lessons'>, module: string): LessonForm[] =>
  form.lessons.filter((lesson) => lesson.module === module);

/** Minutes of a module: the sum of its lessons (E45). */
export const minutesOf = (lessons: readonly LessonForm[]): number =>
  lessons.reduce((sum, { duration }) => sum + (Number(duration) || 0), 0);
