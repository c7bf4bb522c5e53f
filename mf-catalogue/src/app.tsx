import { lazy } from 'react';
import { defineRemoteApp } from 'shared-ui/remote';
import { routes } from './routes.tsx';

export const app = defineRemoteApp({
  routes,
  widgets: {
    'shell.dashboard.learner.v1': lazy(async () => ({
      default: (await import('./dashboard/LearnerDashboard.tsx')).LearnerDashboard,
    })),
    'shell.dashboard.editor.v1': lazy(async () => ({
      default: (await import('./dashboard/EditorDashboard.tsx')).EditorDashboard,
    })),
  },
  // Italian texts are the messages' own defaults.
  messages: async (language) => (language === 'en' ? (await import('./i18n/en.json')).default : {}),
});
