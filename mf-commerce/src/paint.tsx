import { defineRemotePaint } from 'shared-ui/remote';
import { promotionLink, promotionQuery } from './purchase/promotion/api.ts';
import { PromotionPage } from './purchase/promotion/PromotionPage.tsx';

/** The page that people reach by a link with a discount. */
export const paint = defineRemotePaint({
  pages: [
    {
      path: '/promotion',
      Page: PromotionPage,
      queries: ({ search }) => {
        const link = promotionLink(search);
        return link === null ? [] : [promotionQuery(link)];
      },
      // A link that gives nothing any more has a page that says so.
      describe: () => ({ isMissing: false }),
    },
  ],
  messages: async (language) => (language === 'en' ? (await import('./i18n/en.json')).default : {}),
});
