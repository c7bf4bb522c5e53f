import type { Competence } from '../badges/index.ts';

/** A skill under its names of 2§3. */
export const skillToWire = ({ id, title, total }: Competence) => ({
  id,
  title,
  totalCertification: total,
});

export const listedSkillToWire = (competence: Competence) => ({
  ...skillToWire(competence),
  date: competence.latest.toISOString(),
  levelId: competence.level,
  categoryKey: competence.key,
});
