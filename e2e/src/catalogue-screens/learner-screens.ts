import { expect } from '../fixtures.ts';
import type { Screen, Visit } from '../screen.ts';
import { words } from '../words.ts';
import { share } from './promotion-screens.ts';
import {
  atEachWidth,
  courses,
  escape,
  forOthers,
  openRowMenu,
  screen,
  to,
  toOwnCourse,
  turnForOthers,
} from './visits.ts';

const tabOf = (name: [it: string, en: string]) => async (visit: Visit) => {
  const { page, say } = visit;
  await page.getByRole('tab', { name: say(...name), exact: true }).click();
  await page.waitForLoadState('networkidle');
};

const shareSwitch = ({ page, say }: Visit) =>
  page.getByRole('switch', { name: say(/^Condividi con un link/, /^Share by link/) });

const sharedLink = ({ page, say }: Visit) =>
  page.getByRole('link', { name: say('Apri la pagina', 'Open the page') });

/** In the second language it is shared already. */
async function toSharedCurriculum(visit: Visit) {
  await to('/curriculum')(visit);
  if (!(await shareSwitch(visit).isChecked())) await shareSwitch(visit).click();
  await expect(sharedLink(visit)).toBeVisible();
}

/** Lists and courses of a learner who has some. */
export const learnerScreens: readonly Screen[] = [
  screen('courses of a learner', '/courses'),
  screen('course table of a learner', '/courses/table'),
  ...atEachWidth({
    name: 'course table of a learner, row menu',
    open: async (visit) => {
      await to('/courses/table?typology=1')(visit);
      await openRowMenu(visit);
    },
    close: escape,
  }),
  screen('course table, empty', '/courses/table?typology=3'),
  screen('search', '/search?searchText=sicurezza'),
  screen('FAQ inside', '/faq'),
  screen('newsletters of a learner', '/newsletter'),
  screen('tab Newsletter of a course', `/courses/view/${courses.published}?tab=newsletter`),
  screen('dashboard of a learner with vouchers', '/dashboard'),
  screen('vouchers', '/voucher'),
  screen('people of a company, to somebody else', '/voucher/people'),
  {
    name: 'vouchers, two rows with errors',
    open: async (visit) => {
      const { page, say } = visit;
      await to('/voucher')(visit);
      await page.getByRole('textbox', { name: say('Codice', 'Code') }).fill('WB-AAAA-AAAA-AAAA');
      await page.getByRole('button', { name: say('Aggiungi un codice', 'Add a code') }).click();
      await page.getByRole('button', { name: say('Riscatta', 'Redeem'), exact: true }).click();
      await expect(page.locator('[aria-invalid=true]')).toBeVisible();
    },
  },
  {
    name: 'vouchers, a code that does not exist',
    open: async (visit) => {
      const { page, say } = visit;
      await to('/voucher')(visit);
      await page.getByRole('textbox', { name: say('Codice', 'Code') }).fill('WB-AAAA-AAAA-AAAA');
      await page.getByRole('button', { name: say('Riscatta', 'Redeem'), exact: true }).click();
      await expect(page.locator('[aria-invalid=true]')).toBeVisible();
    },
  },
  screen('curriculum', '/curriculum'),
  { name: 'curriculum, shared by link', open: toSharedCurriculum },
  {
    name: 'curriculum, question before the link ends',
    open: async (visit) => {
      await toSharedCurriculum(visit);
      await shareSwitch(visit).click();
      await expect(visit.page.getByRole('alertdialog')).toBeVisible();
    },
    close: escape,
  },
  {
    name: 'curriculum, as those with the link see it',
    open: async (visit) => {
      await toSharedCurriculum(visit);
      await to((await sharedLink(visit).getAttribute('href')) ?? '')(visit);
      await expect(visit.page.getByRole('heading', { level: 1 })).toContainText('Marco Bianchi');
    },
  },
  screen('course to buy', `/courses/view/${courses.published}`),
  {
    name: 'cart of a learner',
    open: async (visit) => {
      const { page, language } = visit;
      const inCart = page.getByRole('link', { name: words[language].inCart }).first();
      await to(`/courses/view/${courses.published}`)(visit);
      const add = page.getByRole('button', { name: words[language].addToCart }).first();
      await expect(add.or(inCart)).toBeVisible();
      if (await add.isVisible()) await add.click();
      await inCart.click();
      await expect(page.getByRole('switch', { name: words[language].forOthers })).toBeVisible();
    },
  },
  {
    name: 'cart of a learner, for others',
    open: forOthers,
    close: (visit) => turnForOthers(visit, false),
  },
  screen('course, suspended, inside', `/courses/view/${courses.suspended}`),
  {
    name: 'own course, a review being written',
    open: async (visit) => {
      const { page, say } = visit;
      await toOwnCourse(visit);
      // Not check(): the vote is drawn when the reads under way are cancelled, a moment after the click.
      await page.getByRole('radio').nth(3).click();
      await expect(page.getByRole('radio').nth(3)).toBeChecked();
      await page
        .getByLabel(say('Vuoi aggiungere due parole?', 'Would you like to add a few words?'))
        .fill('Chiaro, con esempi veri.');
      await expect(page.getByRole('button', { name: say('Pubblica', 'Publish') })).toBeVisible();
    },
  },
  {
    name: 'own course, question before a report',
    open: async ({ page, say }) => {
      await page
        .getByRole('button', { name: say('Segnala', 'Report'), exact: true })
        .first()
        .click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
    close: escape,
  },
  {
    name: 'own course, its link was copied',
    open: async (visit) => {
      await share(visit);
      const told = visit.say(/^Link copiato|^http/, /^Link copied|^http/);
      await expect(visit.page.getByText(told).first()).toBeVisible();
    },
  },
  { name: 'own course, FAQ', open: tabOf(['FAQ', 'FAQ']) },
  { name: 'own course, contacts', open: tabOf(['Contatti', 'Contacts']) },
];
