import { defineRemoteApp, lazyWidget } from 'shared-ui/remote';
import { routes } from './routes.tsx';

export const app = defineRemoteApp({
  routes,
  widgets: {
    'shell.dashboard.learner.v1': lazyWidget(() =>
      import('./dashboard/LatestBadges.tsx').then((m) => m.LatestBadges),
    ),
    'shell.profile.left.v1': lazyWidget(() =>
      import('./profile/ProfileBadges.tsx').then((m) => m.ProfileBadges),
    ),
    'shell.profile.right.v1': lazyWidget(() =>
      import('./accreditation/AccreditationCard.tsx').then((m) => m.AccreditationCard),
    ),
  },
  // Italian texts are the messages' own defaults.
  messages: async (language) => (language === 'en' ? (await import('./i18n/en.json')).default : {}),
});
