import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import { config } from '../../remote.config.ts';
import { routes } from '../routes.tsx';
import type { WireCourse } from './course/course-wire.ts';
import { keptDrafts, lookups, wireCourse } from './testing-course.ts';

// The code of a page is read once, outside the patience of the first test.
beforeAll(async () => {
  await import('./CourseEditPage.tsx');
});
beforeEach(() => {
  localStorage.clear();
  signInAs('RedattoreCorsiA', { claims: ['CAI'] });
});
afterEach(() => {
  jest.useRealTimers();
  resetAuth();
});

const withTargets = [
  ...routes.filter(({ path }) => path !== '/courses/view/:courseId'),
  { path: '/courses/view/:courseId', element: <h1>Scheda</h1> },
];

/** What the server says of videos. */
const mayDelete = { current: false };

/** The form of a course; a save answers the course with the next version. */
async function open(changes: Partial<WireCourse> = {}, tab = 'panoramica') {
  let course = wireCourse(changes);
  const api = fakeApi({
    ...lookups,
    'GET Courses/CanDeleteVideo': () => ({ data: mayDelete.current }),
    'GET Courses/{id}': () => ({ data: course }),
    'POST Courses': ({ body }) => {
      const sent = body as { statoCorso: number };
      course = { ...course, statoCorso: sent.statoCorso, version: course.version + 1 };
      return { data: course };
    },
  });
  const view = renderRoutes(withTargets, { at: `/courses/edit/5?tab=${tab}` });
  await screen.findByRole('heading', { level: 1, name: course.title });
  return { api, ...view };
}

const saveButton = () => screen.getByRole('button', { name: 'Salva' });
const bodiesOf = (api: ReturnType<typeof fakeApi>) =>
  api.callsTo('POST Courses').map(({ body }) => body as Record<string, never>);
const goTo = (name: string) =>
  userEvent.click(screen.getByRole('tab', { name: new RegExp(`^${name}`) }));
const openPart = (name: RegExp) =>
  userEvent.click(screen.getByRole('button', { name, expanded: false }));

async function retype(label: string, text: string) {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
}

it('[EDIT-02] [SHELL-27] the form is for editors and administrators, a new course for the claim CAI', () => {
  const roles = ['RedattoreCorsiA', 'AdminWorkerBadge'];
  expect(config.routes).toContainEqual({
    path: '/courses/edit',
    match: 'exact',
    access: { roles, claims: ['CAI'] },
  });
  expect(config.routes).toContainEqual({
    path: '/courses/edit/',
    match: 'prefix',
    access: { roles },
  });
});

it('[EDIT-01] one form: overview, modules, lessons, documents, FAQ', async () => {
  await open();
  expect(screen.getByLabelText('Titolo')).toHaveValue('Sicurezza in ufficio');
  expect(screen.getByLabelText('Descrizione')).toHaveValue(
    'Un giro in ufficio.\n\n- Vedere il rischio',
  );
  expect(await screen.findByText('Macro categoria: Tecnica e sicurezza')).toBeInTheDocument();
  await goTo('Moduli');
  expect(screen.getByText('2 lezioni · 45 min')).toBeInTheDocument();
  await goTo('Lezioni');
  expect(screen.getByRole('heading', { name: 'Uscire in sicurezza' })).toBeInTheDocument();
  await goTo('Documenti');
  expect(screen.getByText('Lista di controllo')).toBeInTheDocument();
  await goTo('FAQ');
  expect(screen.getByText('Ricevo un badge?')).toBeInTheDocument();
});

it('[EDIT-17] the version is told and cannot be written; the unit code is not shown', async () => {
  const { container } = await open();
  expect(screen.getByText('Versione 4')).toBeInTheDocument();
  expect(screen.queryByLabelText(/Versione/)).not.toBeInTheDocument();
  expect(container.textContent).not.toContain('WB-0005');
});

it('[EDIT-19] [EDIT-22] [API-15] a draft is saved at once, and told for five seconds', async () => {
  const { api } = await open();
  await retype('Titolo', 'Ufficio sicuro');
  jest.useFakeTimers({ advanceTimers: true });
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(saveButton());
  const told = await screen.findByText('Il corso è stato modificato correttamente');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(bodiesOf(api)).toMatchObject([{ id: 5, version: 4, title: 'Ufficio sicuro' }]);
  act(() => jest.advanceTimersByTime(4500));
  expect(told).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(600));
  expect(told).not.toBeInTheDocument();
  expect(screen.getByText('Versione 5')).toBeInTheDocument();
});

it.each([
  ['it-IT', 'Abbiamo avuto un problema', 'Titolo'],
  ['en-US', 'A problem has occurred', 'Title'],
] as const)(
  '[EDIT-23] a failed save says so in %s, and nothing typed is lost',
  async (locale, text, label) => {
    const english = (await import('../i18n/en.json')).default;
    fakeApi({
      ...lookups,
      'GET Courses/{id}': () => ({ data: wireCourse() }),
      'POST Courses': () => ({ status: 500 }),
    });
    renderRoutes(withTargets, {
      at: '/courses/edit/5',
      locale,
      messages: locale === 'en-US' ? english : {},
    });
    await userEvent.type(await screen.findByLabelText(label), ' e a casa');
    await userEvent.click(
      screen.getByRole('button', { name: locale === 'en-US' ? 'Save' : 'Salva' }),
    );
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByLabelText(label)).toHaveValue('Sicurezza in ufficio e a casa');
  },
);

it('[EDIT-18] what is no draft is saved only after the warning', async () => {
  const { api } = await open();
  await userEvent.selectOptions(screen.getByLabelText('Stato'), 'Pubblicato');
  await userEvent.click(saveButton());
  const warning = await screen.findByRole('alertdialog');
  expect(warning).toHaveTextContent('non è più possibile tornare in bozza');
  await userEvent.click(within(warning).getByRole('button', { name: 'Annulla' }));
  expect(bodiesOf(api)).toEqual([]);
  await userEvent.click(saveButton());
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Salva' }),
  );
  await waitFor(() => expect(bodiesOf(api)).toMatchObject([{ statoCorso: 1 }]));
  expect(await screen.findByText(/solo lo stato e le FAQ/)).toBeInTheDocument();
});

it('[EDIT-20] published: the fields are locked by what is saved, say why, and keep the focus', async () => {
  await open({ statoCorso: 1 });
  await userEvent.selectOptions(screen.getByLabelText('Stato'), 'Corso Sospeso');
  const title = screen.getByLabelText('Titolo');
  expect(title).toHaveAttribute('readonly');
  expect(title).toHaveAccessibleDescription('Il corso è pubblicato: non si modifica più.');
  await userEvent.click(title);
  expect(title).toHaveFocus();
  expect(screen.getByLabelText('Livello')).toHaveAttribute('readonly');
  expect(screen.getByLabelText('Prezzo del corso')).toHaveAttribute('readonly');
  await goTo('Moduli');
  expect(screen.queryByRole('button', { name: 'Aggiungi modulo' })).not.toBeInTheDocument();
  await goTo('FAQ');
  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi domanda' }));
  expect(screen.getByLabelText('Domanda')).not.toHaveAttribute('readonly');
});

it.each([2, 3])('[EDIT-21] in status %s the FAQ is locked too', async (statoCorso) => {
  await open({ statoCorso }, 'faq');
  expect(screen.queryByRole('button', { name: 'Aggiungi domanda' })).not.toBeInTheDocument();
  await openPart(/^Ricevo un badge/);
  expect(screen.getByLabelText('Domanda')).toHaveAttribute('readonly');
});

it('[EDIT-04] a title is required; the focus goes to it', async () => {
  const { api } = await open();
  await retype('Titolo', '');
  await userEvent.click(saveButton());
  expect(await screen.findByText('(*) Campo obbligatorio')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Titolo')).toHaveFocus());
  expect(bodiesOf(api)).toEqual([]);
});

it('[EDIT-05] [EDIT-07] what a published course needs, a draft does not', async () => {
  const { api } = await open({
    synopses: '',
    description: '',
    levelsId: null,
    difficultyCourse: null,
    categoriesId: null,
    price: null,
    priceSimulation: null,
    priceCertification: null,
  });
  await userEvent.type(screen.getByLabelText('Titolo'), '.');
  await userEvent.click(saveButton());
  await waitFor(() => expect(bodiesOf(api)).toHaveLength(1));
  await userEvent.selectOptions(screen.getByLabelText('Stato'), 'Pubblicato');
  await userEvent.click(saveButton());
  await waitFor(() => expect(screen.getAllByText('(*) Campo obbligatorio')).toHaveLength(8));
  for (const label of [
    'Sinossi',
    'Descrizione',
    'Livello',
    'Difficoltà',
    'Categoria',
    'Prezzo del corso',
    'Prezzo del test di simulazione',
    'Prezzo dell’esame di certificazione',
  ]) {
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription('(*) Campo obbligatorio');
  }
  expect(bodiesOf(api)).toHaveLength(1);
});

it('[EDIT-06] [EDIT-07] a price is at least one euro; its field goes from 0 by cents', async () => {
  await open();
  const price = screen.getByLabelText('Prezzo del corso');
  expect(price).toHaveAttribute('min', '0');
  expect(price).toHaveAttribute('step', '0.01');
  await retype('Prezzo del corso', '0.99');
  await userEvent.click(saveButton());
  expect(await screen.findByText('Il prezzo non può essere inferiore a 1€')).toBeInTheDocument();
});

it('[EDIT-08] a lesson lasts a multiple of fifteen minutes', async () => {
  const { api } = await open({}, 'lezioni');
  await openPart(/^La postazione/);
  const duration = screen.getByLabelText('Durata in minuti');
  expect(duration).toHaveAttribute('min', '15');
  expect(duration).toHaveAttribute('step', '15');
  await retype('Durata in minuti', '20');
  await userEvent.click(saveButton());
  expect(
    await screen.findByText('(*) La durata deve essere un multiplo di 15'),
  ).toBeInTheDocument();
  expect(bodiesOf(api)).toEqual([]);
});

it('[EDIT-09] a module that goes leaves its lessons, and they ask for another one', async () => {
  const { api } = await open({}, 'moduli');
  await userEvent.click(screen.getByRole('button', { name: 'Azioni su “Vedere il rischio”' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Elimina' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Le sue 2 lezioni restano');
  await userEvent.click(within(question).getByRole('button', { name: 'Elimina' }));
  await userEvent.click(saveButton());
  // The tab with the error is shown, the part is open, the field has the focus.
  expect(await screen.findByText('La scelta del modulo è obbligatoria')).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: /^Lezioni/, selected: true })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Modulo')).toHaveFocus());
  await userEvent.selectOptions(screen.getByLabelText('Modulo'), 'Uscire in sicurezza');
  // The part stays open while it is put right; the next one is opened by hand.
  await openPart(/^La postazione/);
  await userEvent.selectOptions(screen.getByLabelText('Modulo'), 'Uscire in sicurezza');
  await userEvent.click(saveButton());
  await waitFor(() => expect(bodiesOf(api)).toHaveLength(1));
  expect(bodiesOf(api)).toMatchObject([
    { modules: [{ id: 2, lessonList: [{ id: 11 }, { id: 12 }, { id: 13 }] }] },
  ]);
});

it('[EDIT-10] [API-29] a module needs a teacher, who is found by name', async () => {
  const { api } = await open({}, 'moduli');
  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi modulo' }));
  await userEvent.type(screen.getByLabelText('Nome del modulo'), 'Primo soccorso');
  await userEvent.click(saveButton());
  expect(await screen.findByText('(*) Campo Docente obbligatorio')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('combobox', { name: 'Docente' }), 'bell');
  expect(await screen.findByRole('option', { name: /Marta Bellandi/ })).toBeInTheDocument();
  await waitFor(() =>
    expect(api.callsTo('GET Courses/GetAvailableProfessors').at(-1)?.query).toEqual({
      name: 'bell',
    }),
  );
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('combobox', { name: 'Docente' })).toHaveValue('Ing. Marta Bellandi');
  await userEvent.click(saveButton());
  await waitFor(() => expect(bodiesOf(api)).toHaveLength(1));
  expect(bodiesOf(api)[0]?.['modules']).toMatchObject([
    { id: 1 },
    { id: 2 },
    { id: null, name: 'Primo soccorso', professorNameId: 3, lessonList: [] },
  ]);
});

it('[EDIT-15] a question and its answer need a sign that is no space', async () => {
  const { api } = await open({}, 'faq');
  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi domanda' }));
  await userEvent.type(screen.getByLabelText('Domanda'), '   ');
  await userEvent.click(saveButton());
  expect(
    await screen.findByText('(*) Il campo deve contenere almeno un carattere'),
  ).toBeInTheDocument();
  expect(screen.getByText('(*) Campo obbligatorio')).toBeInTheDocument();
  expect(bodiesOf(api)).toEqual([]);
});

it('lessons are put in order by menu and by the arrows, told, and saved in that order', async () => {
  const { api } = await open({}, 'lezioni');
  const handle = screen.getByRole('button', { name: /^Sposta “I rischi”/ });
  act(() => handle.focus());
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findByText('“I rischi”: posizione 2 di 2')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Sposta “I rischi”/ })).toHaveFocus();
  await userEvent.click(saveButton());
  await waitFor(() => expect(bodiesOf(api)).toHaveLength(1));
  const orderOf = (place: number) =>
    (bodiesOf(api)[place] as never as { modules: { lessonList: { id: number }[] }[] }).modules.map(
      ({ lessonList }) => lessonList.map(({ id }) => id),
    );
  expect(orderOf(0)).toEqual([[12, 11], [13]]);
  await userEvent.click(screen.getByRole('button', { name: 'Azioni su “I rischi”' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sposta su' }));
  await userEvent.click(saveButton());
  await waitFor(() => expect(bodiesOf(api)).toHaveLength(2));
  expect(orderOf(1)).toEqual([[11, 12], [13]]);
});

it('a lesson can be marked as a free preview', async () => {
  const { api } = await open({}, 'lezioni');
  await openPart(/^La postazione/);
  await userEvent.click(screen.getByRole('checkbox', { name: /Lezione di prova gratuita/ }));
  await userEvent.click(saveButton());
  await waitFor(() => expect(bodiesOf(api)).toHaveLength(1));
  expect(bodiesOf(api)).toMatchObject([
    { modules: [{ lessonList: [{ isFreePreview: false }, { isFreePreview: true }] }, {}] },
  ]);
});

it('[EDIT-30] a video that may not be deleted stays, with the quoted text', async () => {
  await open({}, 'documenti');
  mayDelete.current = false;
  const remove = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Azioni su “Video dei rischi”' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Elimina' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Elimina' }),
    );
  };
  await remove();
  expect(
    await screen.findByText("Non e' possibile eliminare il file video. Riprova piu' tardi"),
  ).toBeInTheDocument();
  expect(screen.getByText('Video dei rischi')).toBeInTheDocument();
  mayDelete.current = true;
  await remove();
  await waitFor(() => expect(screen.queryByText('Video dei rischi')).not.toBeInTheDocument());
});

it('an uploaded handout becomes a document of the course', async () => {
  const { api } = await open({}, 'documenti');
  api.use({
    'POST Files/Upload/document/Commit': () => ({
      data: {
        fileNameAzure: 'a1b2.pdf',
        fileNameOriginal: 'Guida ai DPI.pdf',
        url: '/api/Courses/FileStreaming?token=x',
        size: 9,
        status: 2,
      },
    }),
    'POST Files/Upload/document': ({ body }) => ({
      data: { blockId: (body as { blockId: string }).blockId },
    }),
    'GET Files': () => ({ data: { exists: false, acknowledgedBlocks: [] } }),
  });
  const file = new File(['%PDF-1.7\n'], 'Guida ai DPI.pdf', { type: 'application/pdf' });
  await userEvent.upload(await screen.findByLabelText(/^Documenti/, { selector: 'input' }), file);
  expect(await screen.findByText('Guida ai DPI')).toBeInTheDocument();
  await userEvent.click(saveButton());
  await waitFor(() => expect(bodiesOf(api)).toHaveLength(1));
  expect(bodiesOf(api)).toMatchObject([
    {
      documentList: [
        { id: 22 },
        { id: null, documentTypeId: 2, name: 'Guida ai DPI', fileName: 'a1b2.pdf' },
      ],
    },
  ]);
});

it('[EDIT-16] the cover tells its suggested size, and is sent by the name of its upload', async () => {
  const { api } = await open({
    coverImage: {
      documentId: 5,
      name: 'Ufficio',
      url: '/api/Files/Cover/u-0',
      fileNameRef: 'u.png',
    },
  });
  expect(await screen.findByText(/Dimensione suggerita 300x200/)).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Titolo'), '.');
  await userEvent.click(saveButton());
  await waitFor(() => expect(bodiesOf(api)).toHaveLength(1));
  expect(bodiesOf(api)).toMatchObject([{ coverImage: { fileNameRef: 'u.png' } }]);
});

it('[EDIT-03] a new course leads to its page', async () => {
  const api = fakeApi({ ...lookups, 'POST Courses': () => ({ data: wireCourse({ id: 77 }) }) });
  const { router } = renderRoutes(withTargets, { at: '/courses/edit' });
  await userEvent.type(await screen.findByLabelText('Titolo'), 'Nuovo');
  await userEvent.click(saveButton());
  expect(await screen.findByRole('heading', { name: 'Scheda' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/courses/view/77');
  expect(bodiesOf(api)).toMatchObject([{ id: null, version: null, title: 'Nuovo', statoCorso: 0 }]);
  expect(keptDrafts()).toEqual([]);
});

it('[EDIT-32] the subscribers, ten a page', async () => {
  const api = fakeApi({
    ...lookups,
    'GET Courses/Subscribers': () => ({
      data: {
        items: [
          {
            userId: 'a',
            name: 'Marco',
            surname: 'Bianchi',
            subscribedAt: '2026-02-03T10:00:00.000Z',
            percentage: 40,
          },
        ],
        totalItems: 25,
      },
    }),
    'GET Courses/{id}': () => ({ data: wireCourse() }),
  });
  renderRoutes(withTargets, { at: '/courses/edit/5?tab=iscritti' });
  expect(await screen.findByText('Bianchi Marco')).toBeInTheDocument();
  expect(api.callsTo('GET Courses/Subscribers')[0]?.query).toEqual({
    courseId: 5,
    page: 1,
    pageSize: 10,
  });
  expect(screen.getByRole('link', { name: /^Pagina 2/ })).toHaveAttribute(
    'href',
    '/courses/edit/5?tab=iscritti&page=2',
  );
});

it('a course that is not there has its own state', async () => {
  fakeApi({ 'GET Courses/{id}': () => ({ status: 404, code: 'COURSE_NOT_FOUND' }) });
  renderRoutes(withTargets, { at: '/courses/edit/99' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Questo corso non c’è' }),
  ).toBeVisible();
});
