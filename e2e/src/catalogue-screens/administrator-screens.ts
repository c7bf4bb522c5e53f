import { expect } from '../fixtures.ts';
import type { Screen } from '../screen.ts';
import { atEachWidth, courses, escape, openRowMenu, screen, to } from './visits.ts';

/** The editing of the FAQ, and reviews as who moderates them sees them. */
export const administratorScreens: readonly Screen[] = [
  screen('FAQ editing', '/faq/edit'),
  ...atEachWidth({
    name: 'FAQ editing, actions of a question',
    open: async (visit) => {
      await to('/faq/edit')(visit);
      await openRowMenu(visit);
    },
    close: escape,
  }),
  {
    name: 'FAQ editing, a new question with errors',
    open: async (visit) => {
      const { page, say } = visit;
      await to('/faq/edit')(visit);
      await page
        .getByRole('button', { name: say(/^Aggiungi/, /^Add/) })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: say('Salva', 'Save') }).click();
      await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
    },
    close: escape,
  },
  screen('newsletters', '/newsletter'),
  screen('a new newsletter', '/newsletter/edit?type=wb'),
  screen('a newsletter that was sent', '/newsletter/edit/1'),
  screen('course with its reviews, to moderate', `/courses/view/${courses.published}`),
];
