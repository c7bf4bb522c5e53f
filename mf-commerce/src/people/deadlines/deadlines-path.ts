import { paths } from 'shared-ui/paths';
import type { DeadlineFilter } from './api.ts';

/** Of the section on the page of people. */
export const deadlinesId = 'deadlines';

/** The list of attestations, narrowed, on the page of people. */
export const deadlinesPath = (attestati: Exclude<DeadlineFilter, 'tutti'>): string =>
  `${paths.companyPeople({ attestati })}#${deadlinesId}`;
