import { patterns } from 'shared-ui/paths';
import { defineRemotePaint } from 'shared-ui/remote';
import { publicBadgeQuery } from './certification/api.ts';
import { describedBadge } from './certification/described-badge.ts';
import { PublicCertificationPage } from './certification/PublicCertificationPage.tsx';
import { sharedCurriculumQuery } from './shared-curriculum/api.ts';
import { SharedCurriculumPage } from './shared-curriculum/SharedCurriculumPage.tsx';

const BADGE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const SHARED_ID = /^[0-9a-f]{32}$/;

/** The pages that people reach by a link that a holder gave them. */
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
    {
      path: patterns.publicCurriculum,
      Page: SharedCurriculumPage,
      queries: ({ params: { sharedId = '' } }) =>
        SHARED_ID.test(sharedId) ? [sharedCurriculumQuery(sharedId)] : [],
      // Its title is that of the declaration: cards of shared links are kept by others, and name no person.
      describe: ({ params: { sharedId = '' } }) =>
        SHARED_ID.test(sharedId) ? {} : { isMissing: true },
    },
  ],
  messages: async (language) => (language === 'en' ? (await import('./i18n/en.json')).default : {}),
});
