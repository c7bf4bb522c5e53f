import { endpointKey } from 'shared-auth';

/** Reads of any remote that change when somebody gets a course: lists, pages, player, counters, vouchers. */
export const changedByNewCourses = [
  endpointKey('/api/Courses'),
  endpointKey('/api/Courses/IsCourseAlreadyBought'),
  endpointKey('/api/Courses/View/{id}'),
  endpointKey('/api/Courses/Contacts/{id}'),
  endpointKey('/api/Courses/Use/{id}'),
  endpointKey('/api/Courses/GetTotalCoursesUser'),
  endpointKey('/api/Orders/GetVouchers'),
] as const;
