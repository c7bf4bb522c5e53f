import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnswerOf } from 'shared-auth';
import { fakeApi, resetAuth, signInAs, type FakeEndpoints } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import { routes } from '../routes.tsx';
import { wirePage } from '../testing-orders.ts';

type WireRow = AnswerOf<'/api/Courses/GetCategoriesGrid', 'get'>['items'][number];

const GRID = 'GET /api/Courses/GetCategoriesGrid';
const SAVE = 'POST /api/Courses/Categorie';
const MOVE = 'POST /api/Courses/Categorie/Posizione';
const DELETE = 'DELETE /api/Courses/Categorie';

// Compiled before the first test waits for it.
beforeAll(() => import('./CategoriesPage.tsx'));
beforeEach(() => signInAs('AdminWorkerBadge'));
afterEach(resetAuth);

const row = (categoriaId: number, name: string): WireRow => ({
  categoriaId,
  name,
  tipoMacroCategoryId: 2,
  key: null,
  look: null,
  totalCourses: categoriaId,
});

const open = (more: FakeEndpoints = {}, at = '/table/categories') => {
  const api = fakeApi({
    [GRID]: () => ({ data: wirePage([row(5, 'Lingue'), row(3, 'Logistica')]) }),
    'GET /api/Courses/GetTipoMacroCategories': () => ({
      data: [
        { id: 1, name: 'Sicurezza' },
        { id: 2, name: 'Competenze' },
      ],
    }),
    [SAVE]: () => ({ data: 9 }),
    [MOVE]: () => ({ data: true }),
    [DELETE]: () => ({ data: true }),
    ...more,
  });
  renderRoutes(routes, { at });
  return api;
};

const choose = async (name: string, action: string) => {
  await userEvent.click(
    await screen.findByRole('button', { name: `Azioni per la categoria ${name}` }),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^${action}`) }));
};

test('[BACK-03 part] [BACK-06 part] a row shows the category, its macro category and its courses, in the server’s order', async () => {
  const api = open();
  const rows = (await screen.findAllByRole('row')).slice(1);
  expect(rows.map((found) => found.textContent?.replace(/Azioni.*/, ''))).toEqual([
    'LingueCompetenze5',
    'LogisticaCompetenze3',
  ]);
  expect(api.callsTo(GRID)[0]?.query).toMatchObject({ page: 1, pageSize: 10, lang: 'it' });
});

test('[BACK-22 part] [API-87 part] a category is added: macro category and name are required', async () => {
  const api = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Aggiungi una categoria' }));
  const dialog = screen.getByRole('dialog', { name: 'Aggiungi una categoria' });
  const save = within(dialog).getByRole('button', { name: 'Salva' });
  await userEvent.type(within(dialog).getByLabelText('Nome'), '   ');
  await userEvent.click(save);
  expect(await within(dialog).findAllByRole('alert')).toHaveLength(2);
  expect(api.callsTo(SAVE)).toHaveLength(0);
  await userEvent.type(within(dialog).getByLabelText('Nome'), 'Sport');
  await userEvent.click(save);
  expect(await within(dialog).findAllByRole('alert')).toHaveLength(1);
  expect(api.callsTo(SAVE)).toHaveLength(0);
  await userEvent.selectOptions(within(dialog).getByLabelText('Macro categoria'), 'Competenze');
  await userEvent.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsTo(SAVE)[0]?.body).toEqual({ name: 'Sport', tipoMacroCategoryId: 2, look: null });
  expect(api.callsTo(GRID).length).toBeGreaterThan(1);
});

test('[BACK-17 part] a category is edited; what the server refuses stays in the form', async () => {
  const api = open({ [SAVE]: () => ({ status: 409, info: 'C’è già una categoria “Logistica”' }) });
  await choose('Lingue', 'Modifica');
  const dialog = screen.getByRole('dialog', { name: 'Modifica la categoria “Lingue”' });
  const name = within(dialog).getByLabelText('Nome');
  await userEvent.clear(name);
  await userEvent.type(name, 'Logistica');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Salva' }));
  expect(await screen.findByText('C’è già una categoria “Logistica”')).toBeVisible();
  expect(name).toHaveValue('Logistica');
  expect(api.callsTo(SAVE)[0]?.body).toEqual({
    categoriaId: 5,
    name: 'Logistica',
    tipoMacroCategoryId: 2,
    look: null,
  });
});

test('the look of a category is shown, changed and taken back', async () => {
  const api = open({
    [GRID]: () => ({ data: wirePage([{ ...row(5, 'Lingue'), key: 'lingue', look: 'lingue' }]) }),
  });
  const save = async (look: string) => {
    await choose('Lingue', 'Modifica');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('radio', { name: 'Fumetti' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: look }));
    await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await save('Mattoni');
  await save('Scelto da WorkerBadge');
  expect(api.callsTo(SAVE).map(({ body }) => (body as { look: unknown }).look)).toEqual([
    'edilizia',
    null,
  ]);
});

test('[API-87 part] [BACK-02 part] [BACK-17 part] [BACK-23] deleting asks, in the words of the document, and only then deletes', async () => {
  const api = open();
  await choose('Logistica', 'Cancella');
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Sei sicuro di voler cancellare questa categoria?',
  });
  expect(api.callsTo(DELETE)).toHaveLength(0);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancella “Logistica”' }));
  await waitFor(() => expect(api.callsTo(DELETE)).toHaveLength(1));
  expect(api.callsTo(DELETE)[0]?.query).toMatchObject({ categoriaId: 3 });
});

test('a category in use stays, with the server’s words', async () => {
  open({ [DELETE]: () => ({ status: 409, info: 'Corsi che la usano: 4' }) });
  await choose('Logistica', 'Cancella');
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancella “Logistica”' }));
  expect(await screen.findByText('Corsi che la usano: 4')).toBeVisible();
});

test('[BACK-02 part] a category is moved up and down in the whole order, the first not up, the last not down', async () => {
  const api = open(
    {
      [GRID]: () => ({ data: wirePage([row(5, 'Lingue'), row(3, 'Logistica')], 12, 2) }),
    },
    '/table/categories?page=2',
  );
  await choose('Lingue', 'Sposta in su');
  await waitFor(() => expect(api.callsTo(MOVE)).toHaveLength(1));
  expect(api.callsTo(MOVE)[0]?.body).toEqual({ categoriaId: 5, posizione: 10 });
  await choose('Logistica', 'Sposta in giù');
  expect(screen.getByText('È già l’ultima')).toBeVisible();
  expect(api.callsTo(MOVE)).toHaveLength(1);
});

test('editors read the categories and change none (E18)', async () => {
  act(() => signInAs('RedattoreCorsiA'));
  open();
  expect(await screen.findByText('Lingue')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Aggiungi una categoria' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Azioni per/ })).toBeNull();
});
