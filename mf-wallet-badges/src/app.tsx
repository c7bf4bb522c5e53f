import { lazy } from 'react';
import { defineRemoteApp } from 'shared-ui/remote';
import { routes } from './routes.tsx';

export const app = defineRemoteApp({
  routes,
  widgets: {
    'shell.dashboard.learner.v1': lazy(async () => ({
      default: (await import('./dashboard/LatestBadges.tsx')).LatestBadges,
    })),
    'shell.profile.left.v1': lazy(async () => ({
      default: (await import('./profile/ProfileBadges.tsx')).ProfileBadges,
    })),
    'shell.profile.right.v1': lazy(async () => ({
      default: (await import('./accreditation/AccreditationCard.tsx')).AccreditationCard,
    })),
  },
  // Italian texts are the messages' own defaults.
  messages: async (language) => (language === 'en' ? (await import('./i18n/en.json')).default : {}),
});
