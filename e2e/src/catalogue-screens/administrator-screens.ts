import { expect } from '../fixtures.ts';
import type { Screen } from '../screen.ts';
import { courses, escape, openRowMenu, screen, to } from './visits.ts';

/** The editing of the FAQ, and reviews as who moderates them sees them. */
export const administratorScreens: readonly Screen[] = [
  screen('FAQ editing', '/faq/edit'),
  {
    name: 'FAQ editing, actions of a question',
    width: 1440,
    open: async (visit) => {
      await to('/faq/edit')(visit);
      await openRowMenu(visit);
    },
    close: escape,
  },
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
  screen('course with its reviews, to moderate', `/courses/view/${courses.published}`),
];
