import type { RouteObject } from 'react-router-dom';
import { lazyPage } from 'shared-ui/remote';
import { patterns, paths } from 'shared-ui/paths';

const homepage = lazyPage(() => import('./homepage/HomePage.tsx').then((m) => m.HomePage));

const courseEdit = lazyPage(() =>
  import('./course-authoring/CourseEditPage.tsx').then((m) => m.CourseEditPage),
);

export const routes: RouteObject[] = [
  { path: paths.home(), lazy: homepage },
  { path: paths.homepage(), lazy: homepage },
  {
    path: paths.publicTutorial(),
    lazy: lazyPage(() => import('./tutorial/TutorialPage.tsx').then((m) => m.TutorialPage)),
  },
  {
    path: paths.publicFaq(),
    lazy: lazyPage(() => import('./faq/PublicFaqPage.tsx').then((m) => m.PublicFaqPage)),
  },
  {
    path: '/unsubscribe',
    lazy: lazyPage(() =>
      import('./unsubscribe/UnsubscribePage.tsx').then((m) => m.UnsubscribePage),
    ),
  },
  {
    path: paths.faq(),
    lazy: lazyPage(() => import('./faq/FaqPage.tsx').then((m) => m.FaqPage)),
  },
  {
    path: paths.publicCatalogue(),
    lazy: lazyPage(() =>
      import('./catalogue-search/PublicCataloguePage.tsx').then((m) => m.PublicCataloguePage),
    ),
  },
  {
    path: paths.search(),
    lazy: lazyPage(() => import('./catalogue-search/SearchPage.tsx').then((m) => m.SearchPage)),
  },
  {
    path: patterns.publicCourse,
    lazy: lazyPage(() =>
      import('./course-detail/PublicCoursePage.tsx').then((m) => m.PublicCoursePage),
    ),
  },
  {
    path: patterns.course,
    lazy: lazyPage(() => import('./course-detail/CoursePage.tsx').then((m) => m.CoursePage)),
  },
  {
    path: paths.courses(),
    lazy: lazyPage(() => import('./course-lists/CoursesPage.tsx').then((m) => m.CoursesPage)),
  },
  {
    path: paths.courseTable(),
    lazy: lazyPage(() =>
      import('./course-lists/CourseTablePage.tsx').then((m) => m.CourseTablePage),
    ),
  },
  { path: paths.courseCreate(), lazy: courseEdit },
  { path: patterns.courseEdit, lazy: courseEdit },
  {
    path: patterns.courseExams,
    lazy: lazyPage(() =>
      import('./course-authoring/exams/CourseExamsPage.tsx').then((m) => m.CourseExamsPage),
    ),
  },
  {
    path: '/table',
    lazy: lazyPage(() => import('./course-lists/TableRedirect.tsx').then((m) => m.TableRedirect)),
  },
];
