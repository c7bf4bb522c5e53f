/**
 * What was typed and is not stored yet, in this browser: it survives a reload, a closed tab, an expired session
 * and a failed save.
 */
export type NoteDraft = {
  /** Of the note to be: sent again, it is the same one. */
  id: string;
  text: string;
  second: number | null;
  paragraph: string | null;
  /** The words that were sent and perhaps stored: no answer came. */
  sentTexts: readonly string[];
};

const keyOf = (owner: string) => `lesson-draft:${owner}`;

export const newDraft = (): NoteDraft => ({
  id: crypto.randomUUID(),
  text: '',
  second: null,
  paragraph: null,
  sentTexts: [],
});

/** @param owner whose draft of what: `<user>:note:<lesson>` */
export function readDraft(owner: string): NoteDraft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(owner)) ?? 'null');
    return isDraft(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** A browser that keeps nothing, or has no room left, still lets one write and save. */
export function writeDraft(owner: string, draft: NoteDraft | null): void {
  try {
    if (draft === null || draft.text === '') localStorage.removeItem(keyOf(owner));
    else localStorage.setItem(keyOf(owner), JSON.stringify(draft));
  } catch {
    // The page still has it.
  }
}

function isDraft(value: unknown): value is NoteDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { id, text, second, paragraph, sentTexts } = value as Partial<NoteDraft>;
  return (
    typeof id === 'string' &&
    typeof text === 'string' &&
    (second === null || Number.isInteger(second)) &&
    (paragraph === null || typeof paragraph === 'string') &&
    Array.isArray(sentTexts)
  );
}
