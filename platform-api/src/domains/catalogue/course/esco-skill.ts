/** A skill of ESCO, the European classification: its address there, and its title as the author wrote it. */
export type EscoSkill = { url: string; name: string };

/** Addresses of skills in ESCO. Nobody is asked whether there is one. */
export const escoAddress =
  /^http:\/\/data\.europa\.eu\/esco\/skill\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The most that one course has. */
export const MAX_ESCO_SKILLS = 20;
