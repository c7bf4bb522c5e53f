import { courseMessages } from './course-messages.ts';

const levels = [
  courseMessages.levelBeginner,
  courseMessages.levelAdvanced,
  courseMessages.levelExpert,
] as const;

/** Principianti 0, Avanzato 1, Esperti 2 (CAT-13); undefined for a course without a level. */
export const levelMessage = (levelId: number | null) =>
  levelId === null ? undefined : levels[levelId];
