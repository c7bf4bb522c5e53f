import type { NewOption } from '../../domains/surveys/index.ts';

type Extra = { resource?: string; interest?: string };

/** A thing to choose, in Italian and English. */
export const choice = (it: string, en: string, extra: Extra = {}): NewOption => ({
  type: 'choice',
  label: { it, en },
  ...extra,
});

/** The one thing that is typed into a question; the label says what. */
export const typed = (type: 'text' | 'date' | 'number', it: string, en: string): NewOption => ({
  type,
  label: { it, en },
});

/** Entries of work or study, named by a group of `GetSelectTipologica`. */
export const experiences = (group: number, it: string, en: string): NewOption => ({
  type: 'experience',
  label: { it, en },
  resource: String(group),
});
