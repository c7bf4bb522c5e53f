import { sharedCurriculumOf } from '../public-badge.ts';
import type { Caller } from '../robustness/caller.ts';

/** Demo people, by the role that opens what others may not. */
export const people = {
  learner: 'Marco Bianchi',
  editor: 'Elena Vitali',
  administrator: 'Anna Colombo',
} as const;

export type Visitor = keyof typeof people | 'nobody';

export type Visit = { as: Visitor; path: string };

/** Things of the demo data that have a page each. */
export type Things = {
  badge: string;
  curriculum: string;
  skill: number;
  ownCourse: number;
  order: number;
  promotion: string;
};

/** Of the demo courses: on sale, and one that its editor has not published. */
const courses = { published: 1, draft: 5 };

/** What is opened of each declared route, and by whom: once for each page that looks different. */
export const visitsOf = ({
  badge,
  curriculum,
  skill,
  ownCourse,
  order,
  promotion,
}: Things): Record<string, readonly Visit[]> => ({
  '/': [{ as: 'nobody', path: '/' }],
  '/homepage': [{ as: 'nobody', path: '/homepage' }],
  '/login': [{ as: 'nobody', path: '/login' }],
  '/auth': [{ as: 'nobody', path: '/auth' }],
  '/signoutWB': [{ as: 'nobody', path: '/signoutWB' }],
  // Leads to the homepage.
  '/public': [{ as: 'nobody', path: '/public' }],
  '/public/catalogue': [{ as: 'nobody', path: '/public/catalogue' }],
  '/public/catalogue/view/': [
    { as: 'nobody', path: `/public/catalogue/view/${courses.published}` },
    { as: 'nobody', path: '/public/catalogue/view/999999' },
  ],
  '/public/faq': [
    { as: 'nobody', path: '/public/faq' },
    { as: 'nobody', path: '/public/faq?q=badge' },
  ],
  '/public/tutorial': [{ as: 'nobody', path: '/public/tutorial' }],
  '/public/verify': [{ as: 'nobody', path: '/public/verify' }],
  '/public/privacy': [{ as: 'nobody', path: '/public/privacy' }],
  '/public/terms': [{ as: 'nobody', path: '/public/terms' }],
  '/public/cookies': [{ as: 'nobody', path: '/public/cookies' }],
  '/public/cart': [{ as: 'nobody', path: '/public/cart' }],
  '/public/payment': [{ as: 'nobody', path: '/public/payment' }],
  '/public/certification/': [{ as: 'nobody', path: `/public/certification/${badge}` }],
  '/public/curriculum/': [
    { as: 'nobody', path: `/public/curriculum/${curriculum}` },
    { as: 'nobody', path: `/public/curriculum/${'0'.repeat(32)}` },
  ],
  '/promotion': [{ as: 'nobody', path: `/promotion${promotion}` }],
  '/unsubscribe': [{ as: 'nobody', path: '/unsubscribe' }],
  '/dashboard': [
    { as: 'learner', path: '/dashboard' },
    { as: 'editor', path: '/dashboard' },
    { as: 'administrator', path: '/dashboard' },
  ],
  '/profile': [{ as: 'learner', path: '/profile' }],
  '/settings': [{ as: 'learner', path: '/settings' }],
  '/faq': [{ as: 'learner', path: '/faq' }],
  '/search': [{ as: 'learner', path: '/search?searchText=sicurezza' }],
  '/courses': [
    { as: 'learner', path: '/courses' },
    { as: 'editor', path: '/courses' },
  ],
  '/courses/table': [{ as: 'learner', path: '/courses/table?typology=1' }],
  '/table': [{ as: 'learner', path: '/table' }],
  '/courses/view/': [
    { as: 'learner', path: `/courses/view/${ownCourse}` },
    { as: 'learner', path: `/courses/view/${courses.published}` },
  ],
  '/courses/edit': [{ as: 'editor', path: '/courses/edit' }],
  '/courses/edit/': [{ as: 'editor', path: `/courses/edit/${courses.draft}` }],
  '/courses/use/': [{ as: 'learner', path: `/courses/use/${ownCourse}` }],
  '/courses/exams/': [{ as: 'editor', path: `/courses/exams/${courses.published}` }],
  '/courses/teaching/': [{ as: 'editor', path: `/courses/teaching/${courses.published}` }],
  '/survey/': [{ as: 'learner', path: '/survey/user' }],
  '/promotion/inside': [{ as: 'learner', path: '/promotion/inside?courseId=1&promo=nobody' }],
  '/cart': [{ as: 'learner', path: '/cart' }],
  '/order': [{ as: 'learner', path: '/order' }],
  '/order/': [{ as: 'learner', path: `/order/detail/${order}` }],
  '/payment': [{ as: 'learner', path: '/payment' }],
  '/voucher': [{ as: 'learner', path: '/voucher' }],
  '/voucher/people': [{ as: 'learner', path: '/voucher/people' }],
  '/curriculum': [{ as: 'learner', path: '/curriculum' }],
  '/curriculum/connect': [{ as: 'learner', path: '/curriculum/connect' }],
  '/skill': [{ as: 'learner', path: '/skill' }],
  '/skill/detail/': [{ as: 'learner', path: `/skill/detail/${skill}` }],
  '/wallet': [{ as: 'learner', path: '/wallet' }],
  '/accreditamento': [{ as: 'learner', path: '/accreditamento' }],
  '/certification/': [{ as: 'learner', path: `/certification/${badge}` }],
  '/faq/edit': [{ as: 'administrator', path: '/faq/edit' }],
  '/newsletter': [
    { as: 'learner', path: '/newsletter' },
    { as: 'administrator', path: '/newsletter' },
  ],
  '/newsletter/edit': [{ as: 'administrator', path: '/newsletter/edit?type=wb' }],
  // The first of the demo, which was sent.
  '/newsletter/edit/': [{ as: 'administrator', path: '/newsletter/edit/1' }],
  '/table/badges': [{ as: 'administrator', path: '/table/badges' }],
  '/table/credits': [{ as: 'administrator', path: '/table/credits' }],
  '/table/': [
    { as: 'administrator', path: '/table/users' },
    { as: 'administrator', path: '/table/invoice' },
    { as: 'administrator', path: '/table/categories' },
    { as: 'administrator', path: '/table/notarization' },
  ],
  '/detail/': [{ as: 'administrator', path: `/detail/invoice/${order}` }],
  '/audit': [{ as: 'administrator', path: '/audit' }],
  '/releases': [{ as: 'administrator', path: '/releases' }],
});

type List<T> = { items: T[] };

/** Asks for the things of the learner, who is logged in. */
export async function thingsOf(learner: Caller): Promise<Things> {
  const [skills, badges, orders] = await Promise.all([
    learner.call<{ id: number }[]>('GET', 'Skills/GetUserSkills'),
    learner.call<List<{ id: string }>>('GET', 'Badges/GetBadges?page=1&pageSize=1'),
    learner.call<List<{ id: number; paid: boolean; coursesBought: { corsoId: number }[] }>>(
      'GET',
      'Orders/all?page=1&pageSize=20&paid=true',
    ),
  ]);
  const order = orders.items[0];
  const ownCourse = order?.coursesBought[0]?.corsoId;
  const badge = badges.items[0]?.id;
  const skill = skills[0]?.id;
  if (!order || ownCourse === undefined || badge === undefined || skill === undefined) {
    throw new Error('The demo learner has no badge, no order or no course');
  }
  const link = await learner.call<string>(
    'GET',
    `Courses/GetMagicLinkForRewardForPromotion?corsoId=${ownCourse}`,
  );
  const curriculum = await sharedCurriculumOf(learner);
  return { badge, curriculum, skill, ownCourse, order: order.id, promotion: new URL(link).search };
}
