import type { Competence } from '../badges/index.ts';

const BEST = 3;

/** The three that say most of a person: the highest level first, then most badges, then the newest. */
export const bestSkills = (competences: readonly Competence[]): Competence[] =>
  competences
    .toSorted(
      (a, b) => b.level - a.level || b.total - a.total || b.latest.getTime() - a.latest.getTime(),
    )
    .slice(0, BEST);
