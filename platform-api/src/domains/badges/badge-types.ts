/** Badge types by their code on the wire (2§3); any other code is an exam too (E123). */
export const badgeTypes = [
  { id: 0, name: 'Corso completato' },
  { id: 1, name: 'Esame di certificazione' },
] as const;

export const COURSE_BADGE = 0;
export const EXAM_BADGE = 1;

export const badgeKind = (type: number): 'course' | 'exam' =>
  type === COURSE_BADGE ? 'course' : 'exam';
