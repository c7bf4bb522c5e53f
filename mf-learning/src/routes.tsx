import type { RouteObject } from 'react-router-dom';
import { lazyPage } from 'shared-ui/remote';
import { patterns } from 'shared-ui/paths';
import { askAhead } from './course-player/ahead/course-ahead.ts';
import { loadLessonVideo } from './course-player/lesson/load-lesson-video.ts';

export const routes: RouteObject[] = [
  {
    path: patterns.coursePlayer,
    lazy: lazyPage(() => {
      // Beside the page: asked for by page and lesson, they would come one after the other.
      askAhead(window.location.pathname);
      void loadLessonVideo().catch(() => undefined);
      return import('./course-player/CoursePlayerPage.tsx').then(
        (module) => module.CoursePlayerPage,
      );
    }),
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
