import { endpointKey } from 'shared-auth';
import { testQueryClient } from 'shared-ui/testing';

const withCourses = {
  'my courses and the dashboard': endpointKey('/api/Courses', { typology: 1 }),
  'whether a course is bought': endpointKey('/api/Courses/IsCourseAlreadyBought', 7),
  'the page of a course': endpointKey('/api/Courses/View/{id}', 7),
  'its contacts': endpointKey('/api/Courses/Contacts/{id}', 7, true),
  'the player': endpointKey('/api/Courses/Use/{id}', 7),
  'the counters of the profile': endpointKey('/api/Courses/GetTotalCoursesUser'),
  vouchers: endpointKey('/api/Orders/GetVouchers', { page: 1 }),
};
const withOrders = {
  orders: endpointKey('/api/Orders/all', { page: 1 }),
  'an order': endpointKey('/api/Orders', 41),
};
const others = {
  'the cart': endpointKey('/api/Cart'),
  'the questions and answers': endpointKey('/api/FaqWB/Faq'),
  'the badges': endpointKey('/api/Badges/GetBadges', {}),
};
const reads = { ...withCourses, ...withOrders, ...others };

export const readsOfCourses = Object.keys(withCourses);
export const readsOfOrders = Object.keys(withOrders);

/** Tests only: a cache in which every page has been read, and the names of what has become stale in it. */
export function readEverything() {
  const queryClient = testQueryClient();
  for (const key of Object.values(reads)) queryClient.setQueryData(key, 'read before');
  const stale = () =>
    Object.entries(reads)
      .filter(([, key]) => queryClient.getQueryState(key)?.isInvalidated)
      .map(([name]) => name)
      .toSorted();
  return { queryClient, stale };
}
