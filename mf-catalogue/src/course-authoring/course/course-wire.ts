import { eurosOf, type AnswerOf, type BodyOf } from 'shared-auth';
import { centsOfTyped } from 'shared-ui/forms';
import { paragraphsOf, plainTextOf } from 'shared-ui/lesson-text';
import { courseStatus } from '../../course-items.ts';
import { lessonsOf, type CourseForm, type LessonForm } from './course-form.ts';
import { htmlOfMarks, marksOfHtml } from './description-marks.ts';
import { escoSkillsOf, textOfEscoSkills } from './esco-skills.ts';
import { locksOf } from './life-cycle.ts';
import { textOfEuros } from './price.ts';

/** A course as its authors read it, by the names of the wire (1§3). */
export type WireCourse = AnswerOf<'/api/Courses/{id}', 'get'>;
export type WireCourseBody = BodyOf<'/api/Courses', 'post'>;
type WireDocument = WireCourse['documentList'][number];
type WireLessonBody = NonNullable<
  NonNullable<WireCourseBody['modules']>[number]['lessonList']
>[number];

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
    synopsis: course.synopses,
    description: marksOfHtml(course.description),
    prerequisites: course.prerequisites,
    level: textOf(course.levelsId),
    difficulty: textOf(course.difficultyCourse),
    category: textOf(course.categoriesId),
    tags: course.corsoTags.join(', '),
    escoSkills: textOfEscoSkills(course.escoSkills),
    credits: String(course.credits),
    validity: textOf(course.validity?.months ?? null),
    refresher: textOf(course.validity?.refresherId ?? null),
    refresherTitle: course.validity?.refresherTitle ?? '',
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
      module.lessonList.map(({ id, name, description, content, duration, isFreePreview }) => ({
        key: lessonKey(id),
        id,
        module: moduleKey(module.id),
        name,
        content: content ?? paragraphsOf(description),
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

function priceOf(text: string): number | null {
  const cents = centsOfTyped(text) ?? 0;
  return cents > 0 ? eurosOf(cents) : null;
}

/** An untouched text keeps its stored markup, also markup that the editor cannot express. */
const storedDescription = (text: string, stored: WireCourse | null): string =>
  stored !== null && marksOfHtml(stored.description) === text
    ? stored.description
    : htmlOfMarks(text);

/** A text from before formats stays one until it is written on. */
function textOfLesson(
  { id, content }: LessonForm,
  stored: WireCourse | null,
): Pick<WireLessonBody, 'description' | 'content'> {
  const before = stored?.modules
    .flatMap(({ lessonList }) => lessonList)
    .find((lesson) => lesson.id === id);
  const isPlain =
    before?.content === null &&
    JSON.stringify(paragraphsOf(before.description)) === JSON.stringify(content);
  return isPlain
    ? { description: before.description, content: null }
    : { description: plainTextOf(content), content };
}

/**
 * The body of a save. Locked parts are sent back unchanged.
 * @param stored the course that is being changed; null adds one
 * @param status what the course is to be; it stays what it is unless told
 */
export function bodyOfForm(
  form: CourseForm,
  stored: WireCourse | null,
  status: number = stored?.statoCorso ?? courseStatus.draft,
): WireCourseBody {
  const locks = locksOf(stored?.statoCorso ?? null);
  const body = writtenBody(form, stored);
  return {
    ...(stored !== null && locks.content ? (stored as WireCourseBody) : body),
    statoCorso: status,
    corsoFaq: stored !== null && locks.faq ? stored.corsoFaq : body.corsoFaq,
    validity: stored !== null && locks.validity ? stored.validity : validityOf(form),
  };
}

/** An attestation without end needs no refresher. */
const validityOf = ({ validity, refresher }: CourseForm) =>
  validity.trim() === '' ? null : { months: Number(validity), refresherId: numberOf(refresher) };

function writtenBody(
  form: CourseForm,
  stored: WireCourse | null,
): Omit<WireCourseBody, 'statoCorso'> {
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
    escoSkills: escoSkillsOf(form.escoSkills) ?? [],
    price: priceOf(form.price),
    priceSimulation: priceOf(form.simulation),
    priceCertification: priceOf(form.certification),
    credits: Number(form.credits),
    validity: validityOf(form),
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
        ...textOfLesson(lesson, stored),
        duration: Number(lesson.duration),
        isFreePreview: lesson.isFreePreview,
        documentList: documentsAt(lesson.key),
      })),
    })),
    corsoFaq: form.questions.map(({ id, question, answer }) => ({ id, question, answare: answer })),
  };
}
