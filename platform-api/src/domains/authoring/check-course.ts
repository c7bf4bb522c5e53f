import type { CourseContent, DocumentContent, StoredCourse } from '../catalogue/index.ts';

/** What can be wrong with a field, by the names of the answer's `fields`. */
export type FieldFault =
  | 'REQUIRED'
  | 'BLANK'
  | 'TOO_LONG'
  | 'PRICE_BELOW_ONE_EURO'
  | 'NOT_A_MULTIPLE_OF_15'
  | 'UNKNOWN';

export type Faults = Record<string, FieldFault>;

/** Long texts are stored up to this length: "under 15001 characters" (1§5, E46). */
export const LONG_TEXT_LIMIT = 15_000;

/** What the course may refer to. */
export type Known = { professorIds: ReadonlySet<number>; hasCategory: boolean };

/** Adds the errors of a text to the faults. */
function checkText(faults: Faults, path: string, value: string, isRequired: boolean): void {
  if (value === '') {
    if (isRequired) faults[path] = 'REQUIRED';
  } else if (!/\S/.test(value)) faults[path] = 'BLANK';
  else if (value.length > LONG_TEXT_LIMIT) faults[path] = 'TOO_LONG';
}

/**
 * The rules of the course form (1§5, E43 to E46), for clients other than the form.
 * @returns paths by the names of the wire, `modules.0.lessonList.1.duration`; empty when all is well
 */
export function contentFaults(course: CourseContent, known: Known): Faults {
  const faults: Faults = {};
  const isPublished = course.status === 'PUBLISHED';
  const text = (path: string, value: string, isRequired: boolean) =>
    checkText(faults, path, value, isRequired);
  const choice = (path: string, value: number | string | null) => {
    if (value === null && isPublished) faults[path] = 'REQUIRED';
  };
  const price = (path: string, cents: bigint | null) => {
    if (cents === null) choice(path, null);
    else if (cents < 100n) faults[path] = 'PRICE_BELOW_ONE_EURO';
  };

  text('title', course.title, true);
  text('synopses', course.synopsis, isPublished);
  text('description', course.description, isPublished);
  text('prerequisites', course.prerequisites, false);
  choice('levelsId', course.levelId);
  choice('difficultyCourse', course.difficulty);
  choice('categoriesId', course.categoryId);
  if (course.categoryId !== null && !known.hasCategory) faults['categoriesId'] = 'UNKNOWN';
  price('price', course.priceCents);
  price('priceSimulation', course.simulationCents);
  price('priceCertification', course.certificationCents);

  for (const [place, module] of course.modules.entries()) {
    const path = `modules.${place}`;
    text(`${path}.name`, module.name, true);
    text(`${path}.description`, module.description, false);
    if (module.professorId === null) faults[`${path}.professorNameId`] = 'REQUIRED';
    else if (!known.professorIds.has(module.professorId)) {
      faults[`${path}.professorNameId`] = 'UNKNOWN';
    }
    for (const [index, lesson] of module.lessons.entries()) {
      const lessonPath = `${path}.lessonList.${index}`;
      text(`${lessonPath}.name`, lesson.name, true);
      text(`${lessonPath}.description`, lesson.description, false);
      if (lesson.durationMinutes < 15 || lesson.durationMinutes % 15 !== 0) {
        faults[`${lessonPath}.duration`] = 'NOT_A_MULTIPLE_OF_15';
      }
    }
  }
  for (const { path, document } of documentsOf(course)) text(`${path}.name`, document.name, true);
  return faults;
}

/** Question and answer of each entry have a sign that is no space (1§5). */
export function faqFaults(course: CourseContent): Faults {
  const faults: Faults = {};
  for (const [place, { question, answer }] of course.faqs.entries()) {
    checkText(faults, `corsoFaq.${place}.question`, question, true);
    checkText(faults, `corsoFaq.${place}.answare`, answer, true);
  }
  return faults;
}

/** Parts named by an id that is not this course's: they belong to another, or are gone. */
export function unknownParts(course: CourseContent, stored: StoredCourse | null): Faults {
  const own = idsOf(stored);
  const given = idsOf(course);
  const faults: Faults = {};
  for (const kind of ['modules', 'lessons', 'documents', 'faqs'] as const) {
    const known = new Set(own[kind].map(({ id }) => id));
    const seen = new Set<number>();
    for (const { path, id } of given[kind]) {
      if (id === null) continue;
      // The same part twice would be two authors' truths about one row.
      if (!known.has(id) || seen.has(id)) faults[path] = 'UNKNOWN';
      seen.add(id);
    }
  }
  return faults;
}

type Named = { path: string; id: number | null };

function idsOf(course: CourseContent | null): Record<PartKind, Named[]> {
  if (course === null) return { modules: [], lessons: [], documents: [], faqs: [] };
  return {
    modules: course.modules.map(({ id }, place) => ({ path: `modules.${place}.id`, id })),
    lessons: course.modules.flatMap((module, place) =>
      module.lessons.map(({ id }, index) => ({
        path: `modules.${place}.lessonList.${index}.id`,
        id,
      })),
    ),
    documents: documentsOf(course).map(({ path, document }) => ({
      path: `${path}.id`,
      id: document.id,
    })),
    faqs: course.faqs.map(({ id }, place) => ({ path: `corsoFaq.${place}.id`, id })),
  };
}

type PartKind = 'modules' | 'lessons' | 'documents' | 'faqs';

/** All documents of a course with their paths on the wire. */
export function documentsOf(course: CourseContent): { path: string; document: DocumentContent }[] {
  const at = (path: string, documents: DocumentContent[]) =>
    documents.map((document, place) => ({ path: `${path}documentList.${place}`, document }));
  return [
    ...at('', course.documents),
    ...course.modules.flatMap((module, place) => [
      ...at(`modules.${place}.`, module.documents),
      ...module.lessons.flatMap((lesson, index) =>
        at(`modules.${place}.lessonList.${index}.`, lesson.documents),
      ),
    ]),
  ];
}
