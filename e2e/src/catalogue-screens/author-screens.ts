import { deflateSync } from 'node:zlib';
import { expect } from '../fixtures.ts';
import type { Screen, Visit } from '../screen.ts';
import { picture } from './picture.ts';
import { courses, escape, openRowMenu, screen, to } from './visits.ts';

const edit = (id: number, tab?: string) => `/courses/edit/${id}${tab ? `?tab=${tab}` : ''}`;

/** A section of the form with its first part open, so that its fields are looked at too. */
const section = (name: string, id: number, tab: string): Screen => ({
  name,
  open: async (visit) => {
    await to(edit(id, tab))(visit);
    const part = visit.page.locator('main form ol button[aria-controls][aria-expanded]').first();
    if ((await part.getAttribute('aria-expanded')) === 'false') await part.click();
    await expect(part).toHaveAttribute('aria-expanded', 'true');
    await visit.page.waitForLoadState('networkidle');
  },
});

const save = ({ page, say }: Visit) =>
  page
    .getByRole('button', { name: say('Salva', 'Save'), exact: true })
    .first()
    .click();

const add = async ({ page, say }: Visit, button: [it: RegExp, en: RegExp]) =>
  page
    .getByRole('button', { name: say(...button) })
    .first()
    .click();

/** What was typed and not saved would meet the next screen. */
const forget = ({ page }: Visit) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('course-')) localStorage.removeItem(key);
    }
  });

const closeAndForget = async (visit: Visit) => {
  await escape(visit);
  await forget(visit);
};

/** Lists of an editor, and the form of a course with all that can stand in it. */
export const authorScreens: readonly Screen[] = [
  screen('courses of an editor', '/courses'),
  {
    name: 'course table of an editor, row menu',
    width: 1440,
    open: async (visit) => {
      await to('/courses/table?typology=1')(visit);
      await openRowMenu(visit);
    },
    close: escape,
  },
  {
    name: 'course of an editor, actions',
    width: 1440,
    open: async (visit) => {
      await to(`/courses/view/${courses.draft}`)(visit);
      await add(visit, [/^Azioni/, /^Course actions/]);
      await expect(visit.page.getByRole('menu')).toBeVisible();
    },
    close: escape,
  },
  screen('preview as a learner', `/courses/use/${courses.published}`),
  screen('course form, new', '/courses/edit'),
  {
    name: 'course form, overview with errors',
    open: async (visit) => {
      const { page, say } = visit;
      await to('/courses/edit')(visit);
      await page.getByRole('button', { name: say('Pubblica', 'Publish'), exact: true }).click();
      await expect(
        page.getByText(say('(*) Campo obbligatorio', '(*) Required field')).first(),
      ).toBeVisible();
    },
    close: forget,
  },
  section('course form, modules', courses.draft, 'moduli'),
  {
    name: 'course form, modules with errors',
    open: async (visit) => {
      await add(visit, [/^Aggiungi modulo/, /^Add module/]);
      await save(visit);
      await expect(
        visit.page.getByText(
          visit.say('(*) Campo Docente obbligatorio', '(*) Required field: teacher'),
        ),
      ).toBeVisible();
    },
    close: forget,
  },
  section('course form, a lesson with its video', courses.published, 'lezioni'),
  {
    name: 'course form, lessons with errors',
    open: async (visit) => {
      const { page, say } = visit;
      await to(edit(courses.draft, 'lezioni'))(visit);
      await add(visit, [/^Aggiungi lezione/, /^Add lesson/]);
      await page.getByLabel(say('Durata in minuti', 'Duration in minutes')).last().fill('20');
      await save(visit);
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
    close: forget,
  },
  section('course form, documents', courses.published, 'documenti'),
  // It has none, so that nothing can be opened.
  screen('course form, documents of a draft', edit(courses.draft, 'documenti')),
  {
    name: 'course form, FAQ with errors',
    open: async (visit) => {
      await to(edit(courses.draft, 'faq'))(visit);
      await add(visit, [/^Aggiungi domanda/, /^Add question/]);
      await save(visit);
      await expect(visit.page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
    close: forget,
  },
  section('course form, locked', courses.published, 'moduli'),
  screen('course form, subscribers', edit(courses.published, 'iscritti')),
  {
    name: 'course form, the cover is cropped',
    open: async (visit) => {
      const { page, say } = visit;
      await to(edit(courses.draft))(visit);
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'cantiere.png', mimeType: 'image/png', buffer: picture(640, 480) });
      await expect(
        page.getByRole('button', { name: say('Usa questa parte', 'Use this part') }),
      ).toBeEnabled();
    },
    close: closeAndForget,
  },
  {
    name: 'course form, upload under way',
    open: async (visit) => {
      const { page } = visit;
      await page.route('**/api/Files/Upload/document', () => undefined);
      await to(edit(courses.draft, 'documenti'))(visit);
      await page
        .locator('input[type=file]')
        .last()
        .setInputFiles({
          name: 'Guida.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), deflateSync(Buffer.alloc(600_000))]),
        });
      await expect(page.getByRole('progressbar').first()).toBeVisible();
    },
  },
  {
    name: 'course form, question before it is left',
    open: async ({ page }) => {
      await page.locator('nav a[href="/faq"]').first().click();
      await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible();
    },
    close: async (visit) => {
      await visit.page.unroute('**/api/Files/Upload/document');
      await closeAndForget(visit);
    },
  },
  {
    name: 'course form, warning before what is no draft is saved',
    open: async (visit) => {
      const { page, say } = visit;
      await to(edit(courses.suspended))(visit);
      await page
        .getByRole('button', { name: say('Elimina il corso', 'Delete the course') })
        .click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
    close: closeAndForget,
  },
];
