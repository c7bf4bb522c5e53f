import type { CourseForm } from './course/course-form.ts';

/** The tabs of the form; their names stand in the address. */
export const sectionNames = [
  'panoramica',
  'moduli',
  'lezioni',
  'documenti',
  'faq',
  'esami',
  'iscritti',
] as const;

export type SectionName = (typeof sectionNames)[number];

/** Errors of the form as Formik keeps them: texts, and lists of them; of a list as a whole a text too. */
type Faults = { [Name in keyof CourseForm]?: unknown };

const listOfSection: Partial<Record<SectionName, keyof CourseForm>> = {
  moduli: 'modules',
  lezioni: 'lessons',
  documenti: 'documents',
  faq: 'questions',
};

const lists = new Set<string>(Object.values(listOfSection));

/** How many parts, or fields of the overview, are wrong in a section. */
export function faultCount(section: SectionName, errors: Faults): number {
  // They are no part of the course's form.
  if (section === 'esami' || section === 'iscritti') return 0;
  const list = listOfSection[section];
  if (list === undefined) return Object.keys(errors).filter((name) => !lists.has(name)).length;
  const faults: unknown = errors[list];
  if (typeof faults === 'string') return 1;
  return Array.isArray(faults) ? faults.filter(Boolean).length : 0;
}

/** The first section that has something wrong. */
export const firstFaulty = (errors: Faults): SectionName | undefined =>
  sectionNames.find((section) => faultCount(section, errors) > 0);
