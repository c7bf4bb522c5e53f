import { expect } from '../fixtures.ts';
import type { Screen, Visit } from '../screen.ts';
import { words } from '../words.ts';
import { courses, escape, screen, to } from './visits.ts';

const view = (id: number) => `/public/catalogue/view/${id}`;

const searchField = ({ page, say }: Visit) =>
  page.getByRole('combobox', { name: say(/^Cerca/, /^Search/) }).first();

const actionsOf = ({ page }: Visit) => page.locator('main');

/** What anybody sees of the public site and the catalogue. */
export const visitorScreens: readonly Screen[] = [
  screen('homepage', '/'),
  screen('tutorial', '/public/tutorial'),
  screen('privacy notice', '/public/privacy'),
  screen('cookie notice', '/public/cookies'),
  {
    name: 'FAQ, a question open',
    open: async (visit) => {
      await to('/public/faq')(visit);
      await visit.page.locator('main summary').first().click();
    },
  },
  screen('FAQ, found questions', '/public/faq?q=ordine'),
  screen('FAQ, no question found', '/public/faq?q=qqqqqq'),
  screen('unsubscribed', '/unsubscribe?userId=96cb7016-de9b-45e7-8134-48b9a66a0023'),
  screen('unsubscribe without a person', '/unsubscribe'),
  screen('course not found', view(9999)),
  screen('curriculum that is not shared', `/public/curriculum/${'0'.repeat(32)}`),
  screen('catalogue', '/public/catalogue'),
  {
    name: 'catalogue, filters open',
    width: 360,
    open: async (visit) => {
      await to('/public/catalogue?categories=1&rating=3&minPrice=20')(visit);
      const name = visit.say(/^Filtri/, /^Filters/);
      await visit.page.getByRole('button', { name }).click();
      await expect(visit.page.getByRole('dialog', { name })).toBeVisible();
    },
    close: escape,
  },
  screen('catalogue, filtered', '/public/catalogue?categories=1&rating=3&minPrice=20'),
  screen('catalogue, no results', '/public/catalogue?searchText=qqqqqq'),
  screen('catalogue, corrected words', '/public/catalogue?searchText=sicurezzza'),
  {
    name: 'suggestions',
    width: 1440,
    open: async (visit) => {
      await to('/public/faq')(visit);
      await searchField(visit).pressSequentially('sicu');
      await expect(visit.page.getByRole('option').first()).toBeVisible();
      await visit.page.keyboard.press('ArrowDown');
    },
    close: escape,
  },
  {
    name: 'suggestions on a phone',
    width: 360,
    open: async (visit) => {
      const { page, say } = visit;
      await to('/public/faq')(visit);
      const opener = page.getByRole('button', { name: say(/^Cerca/, /^Search/) }).first();
      if (!(await searchField(visit).isVisible())) await opener.click();
      await searchField(visit).pressSequentially('sicu');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
    close: escape,
  },
  screen('course, description', view(courses.published)),
  {
    name: 'course, in the cart',
    open: async (visit) => {
      await to(view(courses.published))(visit);
      const { inCart, addToCart } = words[visit.language];
      const there = actionsOf(visit).getByRole('link', { name: inCart }).first();
      const add = actionsOf(visit).getByRole('button', { name: addToCart }).first();
      // In the second language it is there already.
      await expect(add.or(there)).toBeVisible();
      if (await add.isVisible()) await add.click();
      await expect(there).toBeVisible();
    },
  },
  {
    name: 'free preview',
    open: async (visit) => {
      const { page, say } = visit;
      await to(view(courses.published))(visit);
      await page
        .getByRole('button', { name: say(/^Guarda gratis/, /^Watch free/) })
        .first()
        .click();
      await expect(page.locator('[role=dialog] video')).toBeVisible();
    },
    close: escape,
  },
  screen('course, FAQ', `${view(courses.published)}?tab=faq`),
  screen('course, contacts for a visitor', `${view(courses.published)}?tab=contatti`),
  screen('course, suspended', view(courses.suspended)),
];
