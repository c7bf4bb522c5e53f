import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import { config } from '../../remote.config.ts';
import { keptDrafts, lookups, wireCourse } from './testing-course.ts';
import {
  asEditor,
  bodiesOf,
  openForm,
  openPart,
  retype,
  saveButton,
  withTargets,
} from './testing-form.tsx';

asEditor();

const button = (name: string) => screen.getByRole('button', { name });

const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

const goTo = (name: string) =>
  userEvent.click(screen.getByRole('tab', { name: new RegExp(`^${name}`) }));

it('[EDIT-02 part] [SHELL-27] the form is for editors and administrators, a new course of editors for the claim CAI', () => {
  const roles = ['RedattoreCorsiA', 'AdminWorkerBadge'];
  expect(config.routes).toContainEqual({
    path: '/courses/edit',
    match: 'exact',
    access: { roles, claims: ['CAI'], claimsExempt: ['AdminWorkerBadge'] },
  });
  expect(config.routes).toContainEqual({
    path: '/courses/edit/',
    match: 'prefix',
    access: { roles },
  });
});

it('[EDIT-01] one form: overview, modules, lessons, documents, FAQ', async () => {
  await openForm();
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
  const { container } = await openForm();
  expect(screen.getByText('Versione 4')).toBeInTheDocument();
  expect(screen.queryByLabelText(/Versione/)).not.toBeInTheDocument();
  expect(container.textContent).not.toContain('WB-0005');
});

it('[EDIT-19] [EDIT-22] [API-15 part] a draft is saved at once, and told for five seconds', async () => {
  const { api } = await openForm();
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
      'GET /api/Courses/{id}': () => ({ data: wireCourse() }),
      'POST /api/Courses': () => ({ status: 500 }),
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
  const { api } = await openForm();
  await userEvent.click(button('Pubblica'));
  const warning = await screen.findByRole('alertdialog');
  expect(warning).toHaveAccessibleName('Vuoi pubblicare “Sicurezza in ufficio”?');
  expect(warning).toHaveTextContent('non è più possibile tornare in bozza');
  await userEvent.click(within(warning).getByRole('button', { name: 'Annulla' }));
  expect(bodiesOf(api)).toEqual([]);
  // What was called off is no part of the next save.
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await userEvent.click(saveButton());
  await waitFor(() => expect(bodiesOf(api)).toMatchObject([{ statoCorso: 0 }]));
  await userEvent.click(button('Pubblica'));
  await confirm('Pubblica');
  await waitFor(() => expect(bodiesOf(api)).toMatchObject([{}, { statoCorso: 1 }]));
  expect(await screen.findByText(/solo lo stato e le FAQ/)).toBeInTheDocument();
  // A published course that is saved is asked for too, and stays what it is.
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await userEvent.click(saveButton());
  expect(await screen.findByRole('alertdialog')).toHaveAccessibleName(
    'Vuoi salvare il corso come “Pubblicato”?',
  );
  await confirm('Salva');
  await waitFor(() => expect(bodiesOf(api)).toMatchObject([{}, {}, { statoCorso: 1 }]));
});

it('a publication that is called off asks nothing more of the draft', async () => {
  await openForm();
  await userEvent.click(button('Pubblica'));
  await confirm('Annulla');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await retype('Sinossi', '');
  await userEvent.tab();
  await act(async () => undefined);
  expect(screen.getByLabelText('Sinossi')).not.toBeInvalid();
});

it.each([
  [0, ['Pubblica', 'Elimina il corso'], 'Bozza'],
  [1, ['Sospendi', 'Elimina il corso'], 'Pubblicato'],
  [2, ['Pubblica', 'Elimina il corso'], 'Corso Sospeso'],
  [3, [], 'Corso Cancellato'],
] as const)(
  'a course of status %s: %j by buttons, and it is called %s',
  async (statoCorso, names, name) => {
    await openForm({ statoCorso });
    const acts = screen
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
      .filter((text) => ['Pubblica', 'Sospendi', 'Elimina il corso'].includes(text));
    expect(acts).toEqual(names);
    const called = ['Bozza', 'Pubblicato', 'Corso Sospeso', 'Corso Cancellato'];
    expect(called.filter((text) => screen.queryByText(text) !== null)).toEqual([name]);
    expect(screen.queryByText(/^Di questo corso si p/) === null).toBe(
      statoCorso === 0 || statoCorso === 3,
    );
  },
);

it('a new course is published at once, and there is nothing to delete yet', async () => {
  const api = fakeApi({ ...lookups, 'POST /api/Courses': () => ({ data: wireCourse() }) });
  renderRoutes(withTargets, { at: '/courses/edit' });
  await userEvent.click(await screen.findByRole('button', { name: 'Pubblica' }));
  expect((await screen.findAllByText('(*) Campo obbligatorio')).length).toBeGreaterThan(1);
  expect(screen.queryByRole('button', { name: 'Elimina il corso' })).not.toBeInTheDocument();
  expect(bodiesOf(api)).toEqual([]);
});

it('published, a course is suspended with the questions as they are typed', async () => {
  const { api } = await openForm({ statoCorso: 1 }, 'faq');
  await openPart(/^Ricevo un badge/);
  await retype('Domanda', 'Ricevo un attestato?');
  await userEvent.click(button('Sospendi'));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('nessuno può acquistarlo');
  await confirm('Sospendi');
  await waitFor(() =>
    expect(bodiesOf(api)).toMatchObject([
      { statoCorso: 2, corsoFaq: [{ question: 'Ricevo un attestato?' }] },
    ]),
  );
  expect(await screen.findByRole('button', { name: 'Pubblica' })).toBeEnabled();
});

it('a course is deleted as it is stored, whatever was typed, after a question that names it', async () => {
  const { api } = await openForm();
  await retype('Titolo', '');
  await userEvent.click(button('Elimina il corso'));
  const warning = await screen.findByRole('alertdialog');
  expect(warning).toHaveAccessibleName('Vuoi eliminare “Sicurezza in ufficio”?');
  expect(warning).toHaveTextContent('Un corso cancellato non cambia più stato');
  expect(bodiesOf(api)).toEqual([]);
  await confirm('Elimina il corso');
  await waitFor(() =>
    expect(bodiesOf(api)).toMatchObject([{ statoCorso: 3, title: 'Sicurezza in ufficio' }]),
  );
  expect(await screen.findByText('Tutto salvato')).toBeInTheDocument();
  expect(screen.getByLabelText('Titolo')).toHaveValue('Sicurezza in ufficio');
  expect(screen.getAllByText('Il corso è cancellato: non si modifica più.')[0]).toBeVisible();
});

it('[EDIT-20] published: the fields are locked by what is saved, say why, and keep the focus', async () => {
  await openForm({ statoCorso: 1 });
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
  await openForm({ statoCorso }, 'faq');
  expect(screen.queryByRole('button', { name: 'Aggiungi domanda' })).not.toBeInTheDocument();
  await openPart(/^Ricevo un badge/);
  expect(screen.getByLabelText('Domanda')).toHaveAttribute('readonly');
});

it('[EDIT-03] a new course leads to its page', async () => {
  const api = fakeApi({
    ...lookups,
    'POST /api/Courses': () => ({ data: wireCourse({ id: 77 }) }),
  });
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
    'GET /api/Courses/Subscribers': () => ({
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
        page: 1,
        pageSize: 10,
      },
    }),
    'GET /api/Courses/{id}': () => ({ data: wireCourse() }),
  });
  renderRoutes(withTargets, { at: '/courses/edit/5?tab=iscritti' });
  expect(await screen.findByText('Bianchi Marco')).toBeInTheDocument();
  expect(api.callsTo('GET /api/Courses/Subscribers')[0]?.query).toEqual({
    courseId: 5,
    page: 1,
    pageSize: 10,
  });
  expect(screen.getByRole('link', { name: /^Pagina 2/ })).toHaveAttribute(
    'href',
    '/courses/edit/5?tab=iscritti&page=2',
  );
  // Nothing can be saved here, unless something was changed in another section.
  expect(screen.queryByRole('button', { name: 'Salva' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Panoramica' }));
  expect(screen.getByRole('button', { name: 'Salva' })).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: /^Titolo/ }), ' due');
  await userEvent.click(screen.getByRole('tab', { name: 'Iscritti' }));
  expect(screen.getByRole('button', { name: 'Salva' })).toBeInTheDocument();
});

it('a course that is not there has its own state', async () => {
  fakeApi({ 'GET /api/Courses/{id}': () => ({ status: 404, code: 'COURSE_NOT_FOUND' }) });
  renderRoutes(withTargets, { at: '/courses/edit/99' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Questo corso non c’è' }),
  ).toBeVisible();
});
