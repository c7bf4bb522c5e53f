import { defineRemoteApp, lazyWidget } from 'shared-ui/remote';
import { routes } from './routes.tsx';
import { surveyCodesQuery } from './survey-codes.ts';

export const app = defineRemoteApp({
  routes,
  widgets: {
    'catalogue.course-tabs.v1': lazyWidget(() =>
      import('./exams/tab/ExamTab.tsx').then((m) => m.ExamTab),
    ),
    'shell.dashboard.learner.v1': lazyWidget(
      () => import('./survey/reminder/SurveyReminder.tsx').then((m) => m.SurveyReminder),
      (queries) => queries.prefetchQuery(surveyCodesQuery),
    ),
  },
  // The Italian texts are the defaults of the messages themselves.
  messages: async (language) => (language === 'en' ? (await import('./i18n/en.json')).default : {}),
});
