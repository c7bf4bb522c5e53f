import { patterns } from 'shared-ui/paths';
import { defineRemotePaint } from 'shared-ui/remote';
import { publicBadgeQuery } from './certification/api.ts';
import { describedBadge } from './certification/described-badge.ts';
import { PublicCertificationPage } from './certification/PublicCertificationPage.tsx';

const BADGE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The page that people reach by the link of a certificate. */
export const paint = defineRemotePaint({
  pages: [
    {
      path: patterns.publicCertification,
      Page: PublicCertificationPage,
      queries: ({ params: { badgeId = '' } }) =>
        BADGE_ID.test(badgeId) ? [publicBadgeQuery(badgeId)] : [],
      describe: ({ params: { badgeId = '' }, read, addressOf }) => {
        if (!BADGE_ID.test(badgeId)) return { isMissing: true };
        const badge = read(publicBadgeQuery(badgeId).queryKey);
        return badge === undefined ? {} : describedBadge(badge, addressOf);
      },
    },
  ],
  messages: async (language) => (language === 'en' ? (await import('./i18n/en.json')).default : {}),
});
