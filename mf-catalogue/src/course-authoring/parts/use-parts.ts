import { useState } from 'react';
import { useFaults, useFormikContext, useRefusedFields } from 'shared-ui/forms';
import { moved } from 'shared-ui/sortable';
import type { CourseForm } from '../course/course-form.ts';
import type { PartListName, PartOf } from '../use-authoring.ts';
import { reordered } from './move.ts';

/** One list of the form: its parts with their places in it, and what can be done with them. */
export function useParts<N extends PartListName>(list: N) {
  const { values, submitCount, isSubmitting, setFieldValue } = useFormikContext<CourseForm>();
  const refused = useRefusedFields();
  const [open, setOpen] = useState({ key: '', submitCount: 0, refused });
  const parts = values[list] as PartOf<N>[];
  const faults: unknown = useFaults<CourseForm>()[list];
  const placeOf = (part: PartOf<N>) => parts.findIndex(({ key }) => key === part.key);
  const isFaulty = (part: PartOf<N>) =>
    submitCount > 0 && Array.isArray(faults) && Boolean(faults[placeOf(part)]);
  // A refused save opens the first part in error, where its field takes the focus; decided once for each
  // save, so that a part stays open while it is put right.
  const isNews = open.submitCount !== submitCount || open.refused !== refused;
  if (!isSubmitting && submitCount > 0 && isNews) {
    setOpen({ key: parts.find(isFaulty)?.key ?? open.key, submitCount, refused });
  }
  const show = (key: string) => setOpen({ key, submitCount, refused });
  return {
    parts,
    /** `modules.2`, the beginning of its fields' names. */
    pathOf: (part: PartOf<N>) => `${list}.${placeOf(part)}`,
    isFaulty,
    isOpen: (part: PartOf<N>) => open.key === part.key,
    toggle: (part: PartOf<N>) => show(open.key === part.key ? '' : part.key),
    add: (part: PartOf<N>) => {
      show(part.key);
      return setFieldValue(list, [...parts, part]);
    },
    remove: (part: PartOf<N>) =>
      setFieldValue(
        list,
        parts.filter(({ key }) => key !== part.key),
      ),
    /** Moves within `group`, the parts that are shown together. */
    move: (group: readonly PartOf<N>[], from: number, to: number) =>
      void setFieldValue(list, reordered<PartOf<N>>(parts, moved(group, from, to))),
  };
}
