import { lazy } from 'react';
import { defineRemoteApp } from 'shared-ui/remote';
import { routes } from './routes.tsx';

const overview = lazy(async () => ({
  default: (await import('./dashboard/Overview.tsx')).Overview,
}));

export const app = defineRemoteApp({
  routes,
  widgets: {
    'shell.dashboard.admin.v1': overview,
    'shell.dashboard.editor.v1': overview,
    'shell.profile.left.v1': lazy(async () => ({
      default: (await import('./profile/RequestsReport.tsx')).RequestsReport,
    })),
  },
  // Italian texts are the messages' own defaults.
  messages: async (language) => (language === 'en' ? (await import('./i18n/en.json')).default : {}),
});
