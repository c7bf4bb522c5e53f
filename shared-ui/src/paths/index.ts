import type { TableKind } from 'contracts';

export { tableKinds, tableOfKind } from 'contracts';

/** After any address: the shell asks for the cookie choice again, whatever it was. */
export const cookieChoiceHash = '#cookie';

type QueryValue = string | number | boolean | readonly (string | number)[] | null | undefined;

/** Appends a query; null, undefined, empty text and empty lists are left out. */
export function withQuery(path: string, query: Record<string, QueryValue> = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    const values = Array.isArray(value)
      ? value
      : [value as Exclude<QueryValue, readonly unknown[]>];
    for (const item of values) {
      if (item !== null && item !== undefined && item !== '') search.append(key, String(item));
    }
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

const segment = (value: string | number) => encodeURIComponent(String(value));

/** Filters of `/search` and `/public/catalogue` (E50, E51). */
export type CatalogueQuery = {
  searchText?: string;
  page?: number;
  categories?: readonly number[];
  rating?: number;
  /** Euro, as the person typed them. */
  minPrice?: number;
  maxPrice?: number;
  /** Id of a teacher. */
  professor?: number;
};

/** List kinds of `/courses/table` (E49): 0 most ranked, 1 purchased or uploaded, 2 suggested, 3 taught. */
export type Typology = 0 | 1 | 2 | 3;

export type CourseTableQuery = { typology?: Typology; category?: number; page?: number };

export type TableType = TableKind | 'badges' | 'credits';

type Id = number | string;

/**
 * Every documented address (1§2, 2§2). Builders return a same-origin path;
 * `patterns` has the same names with `:id` for route declarations.
 */
export const paths = {
  home: () => '/',
  homepage: () => '/homepage',
  login: () => '/login',
  auth: () => '/auth',
  publicCatalogue: (query?: CatalogueQuery) => withQuery('/public/catalogue', query),
  publicCourse: (courseId: Id) => `/public/catalogue/view/${segment(courseId)}`,
  publicFaq: () => '/public/faq',
  publicTutorial: () => '/public/tutorial',
  publicCertification: (badgeId: Id) => `/public/certification/${segment(badgeId)}`,
  /** A curriculum that its holder shares by link. */
  publicCurriculum: (sharedId: string) => `/public/curriculum/${segment(sharedId)}`,
  /** Anybody's badge, verified from its file. */
  publicVerify: () => '/public/verify',
  publicPrivacy: () => '/public/privacy',
  publicTerms: () => '/public/terms',
  publicCookies: () => '/public/cookies',
  publicCart: () => '/public/cart',
  publicPayment: () => '/public/payment',
  promotion: (query: { courseId: Id; promo: string }) => withQuery('/promotion', query),
  /** The same, behind the login. */
  promotionInside: (query: { courseId: Id; promo: string }) =>
    withQuery('/promotion/inside', query),
  unsubscribe: (query: { courseId?: Id; userId?: Id }) => withQuery('/unsubscribe', query),
  accountDeleted: () => '/signoutWB',
  dashboard: () => '/dashboard',
  courses: () => '/courses',
  courseTable: (query?: CourseTableQuery) => withQuery('/courses/table', query),
  course: (courseId: Id, query?: { tab?: string }) =>
    withQuery(`/courses/view/${segment(courseId)}`, query),
  coursePlayer: (courseId: Id) => `/courses/use/${segment(courseId)}`,
  /** At a moment of its video, in seconds, or at a paragraph of its text. */
  lesson: (lesson: {
    courseId: Id;
    lessonId: Id;
    second?: number | null;
    paragraph?: string | null;
  }) =>
    withQuery(`/courses/use/${segment(lesson.courseId)}`, {
      lesson: lesson.lessonId,
      t: lesson.second,
      p: lesson.paragraph,
    }),
  /** With the id of an attempt: its result. */
  exam: (courseId: Id, kind: 'certification' | 'simulation', query?: { attempt?: string }) =>
    withQuery(`/courses/use/${segment(courseId)}/exam/${segment(kind)}`, query),
  /** How the learners of a course do, for those who teach or edit it. */
  courseTeaching: (courseId: Id) => `/courses/teaching/${segment(courseId)}`,
  courseCreate: () => '/courses/edit',
  courseEdit: (courseId: Id) => `/courses/edit/${segment(courseId)}`,
  courseExams: (courseId: Id) => `/courses/exams/${segment(courseId)}`,
  search: (query?: CatalogueQuery) => withQuery('/search', query),
  survey: (target: string) => `/survey/${segment(target)}`,
  profile: () => '/profile',
  settings: () => '/settings',
  support: () => '/profile#assistenza',
  accreditation: () => '/accreditamento',
  curriculum: () => '/curriculum',
  /** Where an application of another body asks for the badges; its query is the application's. */
  connectApplication: () => '/curriculum/connect',
  skills: () => '/skill',
  skill: (skillId: Id) => `/skill/detail/${segment(skillId)}`,
  certification: (badgeId: Id) => `/certification/${segment(badgeId)}`,
  faq: () => '/faq',
  /** One question, by the place that it keeps. */
  faqQuestion: (place: Id) => `/faq#domanda-${segment(place)}`,
  faqEdit: () => '/faq/edit',
  newsletters: () => '/newsletter',
  newsletterCreate: (scope: { type: 'wb' } | { type: 'course'; courseId: Id }) =>
    withQuery('/newsletter/edit', scope),
  newsletterEdit: (newsletterId: Id) => `/newsletter/edit/${segment(newsletterId)}`,
  voucher: () => '/voucher',
  companyPeople: (query?: Record<string, QueryValue>) => withQuery('/voucher/people', query),
  cart: () => '/cart',
  order: () => '/order',
  orders: (query?: {
    page?: number;
    orderNumber?: string;
    orderDate?: string;
    paid?: boolean;
    /** Only orders with a document of this kind (ORDER-42). */
    tipoRicevuta?: 1 | 2;
  }) => withQuery('/order', query),
  orderDetail: (orderId: Id) => `/order/detail/${segment(orderId)}`,
  orderInvoice: (orderId: Id) => `/order/detail/invoice/${segment(orderId)}`,
  payment: () => '/payment',
  wallet: () => '/wallet',
  table: (type: TableType, query?: Record<string, QueryValue>) =>
    withQuery(`/table/${type}`, query),
  detail: (type: TableType, id: Id) => `/detail/${type}/${segment(id)}`,
  invoiceDetail: (orderId: Id) => `/detail/invoice/${segment(orderId)}`,
  releases: () => '/releases',
} as const;

/** React Router patterns of the addresses that carry a parameter. */
export const patterns = {
  publicCourse: '/public/catalogue/view/:courseId',
  publicCertification: '/public/certification/:badgeId',
  publicCurriculum: '/public/curriculum/:sharedId',
  course: '/courses/view/:courseId',
  coursePlayer: '/courses/use/:courseId',
  exam: '/courses/use/:courseId/exam/:kind',
  courseTeaching: '/courses/teaching/:courseId',
  courseEdit: '/courses/edit/:courseId',
  courseExams: '/courses/exams/:courseId',
  survey: '/survey/:target',
  skill: '/skill/detail/:skillId',
  certification: '/certification/:badgeId',
  newsletterEdit: '/newsletter/edit/:newsletterId',
  orderDetail: '/order/detail/:orderId',
  orderInvoice: '/order/detail/invoice/:orderId',
  table: '/table/:type',
  detail: '/detail/:type/:id',
} as const;

/** True for paths drawn in the public layout: `/`, `/homepage`, `/public/…` and the entry pages. */
export function isPublicPath(pathname: string): boolean {
  return (
    /^\/(homepage|login|auth|promotion|unsubscribe|signoutWB)?$/i.test(pathname) ||
    /^\/public(\/|$)/i.test(pathname)
  );
}
