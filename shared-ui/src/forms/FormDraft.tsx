import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';

const keyOf = (name: string) => `draft:${name}`;

/**
 * Keeps what was typed in this tab: it survives a reload, an expired session and a failed save.
 * Put it inside `<Formik>` and call `clearDraft` after a save that succeeded. Name it by person and thing.
 */
export function FormDraft({ name }: { name: string }) {
  const { values, dirty, setValues } = useFormikContext<Record<string, unknown>>();

  const restore = useEffectEvent((key: string) => {
    const draft = readDraft(key);
    if (draft) void setValues({ ...values, ...draft });
  });
  useEffect(() => restore(name), [name]);

  useEffect(() => {
    if (dirty) sessionStorage.setItem(keyOf(name), JSON.stringify(values));
  }, [name, values, dirty]);
  return null;
}

export function clearDraft(name: string): void {
  sessionStorage.removeItem(keyOf(name));
}

function readDraft(name: string): Record<string, unknown> | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
    return typeof draft === 'object' && draft !== null && !Array.isArray(draft)
      ? (draft as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
