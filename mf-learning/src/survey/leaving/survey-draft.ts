import { answersOf, placeOf, questionsOf, type Answers, type Survey } from '../survey.ts';
import { atStart, isWithin, type Position } from '../position/survey-position.ts';

export type Draft = { answers: Answers; at: Position };

/** One for each person and survey; this tab's alone (E70). */
const keyOf = (userId: string, code: string) => `draft:survey:${userId}:${code}`;

export function keepDraft(userId: string, code: string, draft: Draft): void {
  sessionStorage.setItem(keyOf(userId, code), JSON.stringify(draft));
}

export function forgetDraft(userId: string, code: string): void {
  sessionStorage.removeItem(keyOf(userId, code));
}

/**
 * The draft, as far as it fits the current survey; without one, the answers sent before,
 * and the start.
 */
export function restoredDraft(userId: string, survey: Survey): Draft {
  const answers = answersOf(survey);
  const kept = readDraft(keyOf(userId, survey.code));
  if (kept === null) return { answers, at: atStart };
  for (const question of questionsOf(survey)) {
    const { key } = question;
    const place = placeOf(question);
    const value: unknown = kept.answers[place]?.[key];
    if (place === 'typed' && typeof value === 'string') answers.typed[key] = value;
    if (place === 'experiences' && Array.isArray(value)) {
      answers.experiences[key] = value as Answers['experiences'][string];
    }
    if (place === 'choices' && Array.isArray(value)) {
      answers.choices[key] = question.options
        .map(({ id }) => id)
        .filter((id) => value.includes(id));
    }
  }
  const { at } = kept;
  return { answers, at: at.state !== 'done' && isWithin(survey, at) ? at : atStart };
}

function readDraft(key: string): Draft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Draft> | null;
    return typeof kept?.answers === 'object' && typeof kept.at?.state === 'string'
      ? (kept as Draft)
      : null;
  } catch {
    return null;
  }
}
