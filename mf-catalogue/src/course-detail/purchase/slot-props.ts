import type { SlotProps } from 'shared-ui/remote';
import type { Course } from '../api.ts';
import type { Surface } from '../surface.ts';

/** What commerce needs to draw the action of this course. */
export const slotProps = (
  course: Course,
  surface: Surface,
): SlotProps['catalogue.course-actions.v1'] => ({
  courseId: course.id,
  statoCorso: course.status,
  price: {
    courseCents: course.priceCents,
    simulationCents: course.simulationCents,
    certificationCents: course.certificationCents,
  },
  surface,
});
