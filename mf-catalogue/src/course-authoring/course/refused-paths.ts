import { lessonsOf, type CourseForm } from './course-form.ts';

/** Fields whose names differ from those of the wire. */
const names: Readonly<Record<string, string>> = {
  synopses: 'synopsis',
  levelsId: 'level',
  difficultyCourse: 'difficulty',
  categoriesId: 'category',
  corsoTags: 'tags',
  priceSimulation: 'simulation',
  priceCertification: 'certification',
  coverImage: 'cover',
  professorNameId: 'professor',
  answare: 'answer',
  // A part of another course, or a missing file, is reported at its name.
  id: 'name',
  fileName: 'name',
  // Modules without lessons are reported as a whole.
  modules: 'lessons',
  downlodable: 'isDownloadable',
};

const part = /^(?:modules\.(\d+)\.)?(?:lessonList\.(\d+)\.)?(?:documentList\.(\d+)\.)?(\w+)$/;

/**
 * Where the form shows the server's error of a field: lessons and documents are one list each there,
 * on the wire within their modules and lessons.
 * @param form as it was sent
 * @param path `modules.0.lessonList.1.duration`
 * @returns `lessons.4.duration`; null for what is not in the form
 */
export function formPathOf(form: CourseForm, path: string): string | null {
  const question = /^corsoFaq\.(\d+)\.(\w+)$/.exec(path);
  if (question) {
    const [, place, field = ''] = question;
    return `questions.${place}.${field === 'id' ? 'question' : (names[field] ?? field)}`;
  }
  if (path.startsWith('validity')) return path.endsWith('refresherId') ? 'refresher' : 'validity';
  const found = part.exec(path);
  if (found === null) return null;
  const [, modulePlace, lessonPlace, documentPlace, field = ''] = found;
  const name = names[field] ?? field;
  const module = modulePlace === undefined ? undefined : form.modules[Number(modulePlace)];
  const lesson =
    module && lessonPlace !== undefined
      ? lessonsOf(form, module.key)[Number(lessonPlace)]
      : undefined;
  if (documentPlace !== undefined) {
    const place = lesson?.key ?? module?.key ?? '';
    const document = form.documents.filter((each) => each.place === place)[Number(documentPlace)];
    return document ? `documents.${form.documents.indexOf(document)}.${name}` : null;
  }
  // A text is refused by its words, or by a picture in it.
  const lessonField = field === 'description' ? 'content' : name;
  if (lesson) return `lessons.${form.lessons.indexOf(lesson)}.${lessonField}`;
  return module ? `modules.${modulePlace}.${name}` : name;
}
