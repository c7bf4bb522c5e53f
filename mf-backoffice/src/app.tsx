import { defineRemoteApp, lazyWidget } from 'shared-ui/remote';
import { routes } from './routes.tsx';

const overview = lazyWidget(() => import('./dashboard/Overview.tsx').then((m) => m.Overview));

export const app = defineRemoteApp({
  routes,
  widgets: {
    'shell.dashboard.admin.v1': overview,
    'shell.dashboard.editor.v1': overview,
    'shell.profile.left.v1': lazyWidget(() =>
      import('./profile/RequestsReport.tsx').then((m) => m.RequestsReport),
    ),
  },
  // Italian texts are the messages' own defaults.
  messages: async (language) => (language === 'en' ? (await import('./i18n/en.json')).default : {}),
});
