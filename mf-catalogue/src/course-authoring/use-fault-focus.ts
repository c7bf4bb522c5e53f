import { useEffect, useEffectEvent, useRef } from 'react';
import { useFaults, useFormikContext, useRefusedFields } from 'shared-ui/forms';
import type { CourseForm } from './course/course-form.ts';
import { faultCount, firstFaulty, type SectionName } from './sections.ts';

/**
 * After a refused save, shows the first section that has something wrong and puts the focus on its first
 * field; within the section that is shown, the form does so by itself.
 * @returns a ref for the element that holds the section
 */
export function useFaultFocus(section: SectionName, show: (section: SectionName) => void) {
  const { submitCount, isSubmitting } = useFormikContext<CourseForm>();
  const faults = useFaults<CourseForm>();
  const refused = useRefusedFields();
  const holder = useRef<HTMLDivElement>(null);
  const seen = useRef(0);
  const seenRefusal = useRef(refused);
  const awaited = useRef<SectionName | null>(null);

  const showFirstFaulty = useEffectEvent(() => {
    const faulty = firstFaulty(faults);
    if (submitCount === 0 || faulty === undefined || faultCount(section, faults) > 0) return;
    awaited.current = faulty;
    show(faulty);
  });
  const ended = useEffectEvent((count: number, isUnderWay: boolean) => {
    if (isUnderWay || count === seen.current) return;
    seen.current = count;
    showFirstFaulty();
  });
  useEffect(() => ended(submitCount, isSubmitting), [submitCount, isSubmitting]);
  // The server may refuse after a confirmation, when the submit has long ended.
  useEffect(() => {
    if (refused !== seenRefusal.current) showFirstFaulty();
    seenRefusal.current = refused;
  }, [refused]);

  const awaitedIn = useEffectEvent((name: SectionName) => {
    const isAwaited = awaited.current === name;
    if (isAwaited) awaited.current = null;
    return isAwaited ? holder.current : null;
  });
  useEffect(() => {
    const sections = awaitedIn(section);
    return sections === null ? undefined : focusOnFault(sections);
  }, [section]);
  return holder;
}

/**
 * Puts the focus on the first faulty field, or waits for it where the section's code is on its way, until the
 * person does something else.
 * @returns ends the wait.
 */
function focusOnFault(sections: HTMLElement): () => void {
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  const focus = () => {
    const field = sections.querySelector<HTMLElement>('[aria-invalid=true], [data-fault]');
    if (field === null) return;
    stop();
    field.focus();
  };
  const observer = new MutationObserver(focus);
  waiting.signal.addEventListener('abort', () => observer.disconnect());
  for (const act of ['keydown', 'pointerdown'])
    document.addEventListener(act, stop, { signal: waiting.signal });
  observer.observe(sections, { childList: true, subtree: true });
  focus();
  return stop;
}
