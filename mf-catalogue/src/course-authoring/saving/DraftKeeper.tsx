import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormikContext } from 'shared-ui/forms';
import type { CourseForm } from '../course/course-form.ts';
import { dropDraft, writeDraft, type DraftOwner } from './draft-store.ts';

/** Not at each letter: the last state is written when the page goes. */
const QUIET_MS = 400;

/**
 * Keeps what differs from what is saved, on `version`, in this browser. It only ever reads the form: no
 * field is written by it, whether it has the focus or not.
 */
export function DraftKeeper({ owner, version }: { owner: DraftOwner; version: number | null }) {
  const { values, dirty } = useFormikContext<CourseForm>();
  const wasDirty = useRef(false);

  const keep = useEffectEvent((form: CourseForm, isDirty: boolean) => {
    if (isDirty) writeDraft('draft', owner, { version, form });
    // An untouched form has nothing to say about a draft that is still to be read.
    else if (wasDirty.current) dropDraft('draft', owner);
  });
  useEffect(() => {
    if (dirty) wasDirty.current = true;
    const timer = setTimeout(() => keep(values, dirty), QUIET_MS);
    return () => clearTimeout(timer);
  }, [values, dirty]);

  const keepNow = useEffectEvent(() => keep(values, dirty));
  useEffect(() => {
    const atOnce = () => keepNow();
    window.addEventListener('pagehide', atOnce);
    return () => {
      window.removeEventListener('pagehide', atOnce);
      keepNow();
    };
  }, []);
  return null;
}
