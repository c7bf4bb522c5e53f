import { defineRemoteApp } from 'shared-ui/remote';
import { routes } from './routes.tsx';

export const app = defineRemoteApp({
  routes,
  widgets: {},
  // The Italian texts are the defaults of the messages themselves.
  messages: async (language) => (language === 'en' ? (await import('./i18n/en.json')).default : {}),
});
