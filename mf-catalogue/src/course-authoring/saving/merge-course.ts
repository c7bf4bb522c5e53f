import type { CourseForm } from '../course/course-form.ts';
import { lessonsOf } from '../course/course-form.ts';
import type { WireCourse } from '../course/course-wire.ts';
import { formOfCourse } from '../course/course-wire.ts';
import { locksOf } from '../course/life-cycle.ts';

type Ids = ReadonlyMap<string, number>;
type Part = { key: string; id: number | null };

const withIds = (form: CourseForm, ids: Ids): CourseForm => {
  const known = <P extends Part>(parts: P[]): P[] =>
    parts.map((part) => ({ ...part, id: part.id ?? ids.get(part.key) ?? null }));
  return {
    ...form,
    modules: known(form.modules),
    lessons: known(form.lessons),
    documents: known(form.documents),
    questions: known(form.questions),
  };
};

/** The ids that new parts got: the server keeps the order in which they were sent. */
function idsOf(sent: CourseForm, saved: WireCourse): Ids {
  const ids = new Map<string, number>();
  const note = (parts: readonly Part[], stored: readonly { id: number }[]) => {
    for (const [place, { key }] of parts.entries()) {
      const id = stored[place]?.id;
      if (id !== undefined) ids.set(key, id);
    }
  };
  const documentsAt = (place: string) =>
    sent.documents.filter((document) => document.place === place);
  note(sent.modules, saved.modules);
  note(sent.questions, saved.corsoFaq);
  note(documentsAt(''), saved.documentList);
  for (const [place, { key }] of sent.modules.entries()) {
    const module = saved.modules[place];
    if (module === undefined) continue;
    const lessons = lessonsOf(sent, key);
    note(lessons, module.lessonList);
    note(documentsAt(key), module.documentList);
    for (const [index, lesson] of lessons.entries()) {
      note(documentsAt(lesson.key), module.lessonList[index]?.documentList ?? []);
    }
  }
  return ids;
}

/**
 * After a save: what was sent is the new baseline, and what was typed since stays as it is typed. No text
 * of the server is written into the form, so that a field with the focus is never touched.
 */
export function afterSave(
  sent: CourseForm,
  current: CourseForm,
  saved: WireCourse,
): { baseline: CourseForm; current: CourseForm } {
  const ids = idsOf(sent, saved);
  return { baseline: withIds(sent, ids), current: withIds(current, ids) };
}

/**
 * Puts changes that were made on an older version over the latest one: parts that are gone there become
 * new ones, and what is locked by now stays as it is stored.
 */
export function rebase(copy: CourseForm, latest: WireCourse): CourseForm {
  const stored = formOfCourse(latest);
  const locks = locksOf(latest.statoCorso);
  const there = new Set(
    [stored.modules, stored.lessons, stored.documents, stored.questions].flatMap((parts) =>
      parts.map((part) => part.key),
    ),
  );
  const known = <P extends Part>(parts: P[], kind: string): P[] =>
    parts.map((part) => ({
      ...part,
      id: part.id !== null && there.has(`${kind}-${part.id}`) ? part.id : null,
    }));
  const content = locks.content
    ? stored
    : {
        ...copy,
        modules: known(copy.modules, 'module'),
        lessons: known(copy.lessons, 'lesson'),
        documents: known(copy.documents, 'document'),
      };
  return {
    ...content,
    questions: locks.faq ? stored.questions : known(copy.questions, 'question'),
  };
}
