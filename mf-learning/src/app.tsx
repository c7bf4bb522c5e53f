import { lazy } from 'react';
import { defineRemoteApp } from 'shared-ui/remote';
import { routes } from './routes.tsx';

export const app = defineRemoteApp({
  routes,
  widgets: {
    'catalogue.course-tabs.v1': lazy(async () => ({
      default: (await import('./exams/tab/ExamTab.tsx')).ExamTab,
    })),
    'shell.dashboard.learner.v1': lazy(async () => ({
      default: (await import('./survey/reminder/SurveyReminder.tsx')).SurveyReminder,
    })),
  },
  // The Italian texts are the defaults of the messages themselves.
  messages: async (language) => (language === 'en' ? (await import('./i18n/en.json')).default : {}),
});
