import { paths } from 'shared-ui/paths';
import type { Surface } from './surface.ts';

/** The courses of a teacher: by id, since teachers may share a name. */
export const teacherHref = (surface: Surface, teacherId: number): string =>
  (surface === 'public' ? paths.publicCatalogue : paths.search)({ professor: teacherId });
