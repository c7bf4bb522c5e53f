import { endpointKey } from 'shared-auth';
import { changedByNewCourses } from '../../new-courses.ts';

/** Reads that show what became of an order, paid or not. */
export const changedByOutcome = [endpointKey('/api/Orders/all'), endpointKey('/api/Orders')];

/** Reads of any remote that a paid order changes. */
export const changedByPayment = [
  ...changedByOutcome,
  endpointKey('/api/Cart'),
  ...changedByNewCourses,
];
