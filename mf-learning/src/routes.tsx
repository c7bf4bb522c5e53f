import type { RouteObject } from 'react-router-dom';
import { lazyPage } from 'shared-ui/remote';
import { patterns } from 'shared-ui/paths';

export const routes: RouteObject[] = [
  {
    path: patterns.coursePlayer,
    lazy: lazyPage(() =>
      import('./course-player/CoursePlayerPage.tsx').then((module) => module.CoursePlayerPage),
    ),
  },
  {
    path: patterns.exam,
    lazy: lazyPage(() => import('./exams/ExamPage.tsx').then((module) => module.ExamPage)),
  },
  {
    path: patterns.courseTeaching,
    lazy: lazyPage(() =>
      import('./teaching/TeachingPage.tsx').then((module) => module.TeachingPage),
    ),
  },
  {
    path: patterns.survey,
    lazy: lazyPage(() => import('./survey/SurveyPage.tsx').then((module) => module.SurveyPage)),
  },
];
