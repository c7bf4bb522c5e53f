import { defineRemoteApp, lazyWidget } from 'shared-ui/remote';
import { readResume } from './dashboard/api.ts';
import { routes } from './routes.tsx';

export const app = defineRemoteApp({
  routes,
  widgets: {
    'shell.dashboard.learner.v1': lazyWidget(
      () => import('./dashboard/LearnerDashboard.tsx').then((m) => m.LearnerDashboard),
      readResume,
    ),
    'shell.dashboard.editor.v1': lazyWidget(() =>
      import('./dashboard/EditorDashboard.tsx').then((m) => m.EditorDashboard),
    ),
  },
  // Italian texts are the messages' own defaults.
  messages: async (language) => (language === 'en' ? (await import('./i18n/en.json')).default : {}),
});
