import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormikContext } from 'shared-ui/forms';
import type { CourseForm } from './course-form.ts';
import { faultCount, firstFaulty, type SectionName } from './sections.ts';

/**
 * After a refused save, shows the first section that has something wrong and puts the focus on its first
 * field; within the section that is shown, the form does so by itself.
 * @returns a ref for the element that holds the section
 */
export function useFaultFocus(section: SectionName, show: (section: SectionName) => void) {
  const { submitCount, isSubmitting, errors } = useFormikContext<CourseForm>();
  const holder = useRef<HTMLDivElement>(null);
  const seen = useRef(0);
  const awaited = useRef<SectionName | null>(null);

  const ended = useEffectEvent((count: number, isUnderWay: boolean) => {
    if (isUnderWay || count === seen.current) return;
    seen.current = count;
    const faulty = firstFaulty(errors);
    if (faulty === undefined || faultCount(section, errors) > 0) return;
    awaited.current = faulty;
    show(faulty);
  });
  useEffect(() => ended(submitCount, isSubmitting), [submitCount, isSubmitting]);

  const shown = useEffectEvent((name: SectionName) => {
    if (awaited.current !== name) return;
    awaited.current = null;
    holder.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  });
  useEffect(() => shown(section), [section]);
  return holder;
}
