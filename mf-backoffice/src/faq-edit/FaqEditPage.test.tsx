import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import { config } from '../../remote.config.ts';
import { routes } from '../routes.tsx';
import { entriesQuery } from './api.ts';

// The code of a page is read once, outside the patience of the first test.
beforeAll(async () => {
  await import('./FaqEditPage.tsx');
});
beforeEach(() => {
  sessionStorage.clear();
  signInAs('AdminWorkerBadge');
});
afterEach(resetAuth);

type Wire = { id: number; place: number; question: string; answare: string };

/** A server that keeps entries; `refuse` says which ids it neither removes nor moves, the latter when `held` lets it. */
function serve(
  refuse: (id: number) => boolean = () => false,
  more: Wire[] = [],
  held = Promise.resolve(),
) {
  let entries: Wire[] = [
    { id: 1, place: 1, question: 'Come mi registro?', answare: 'Premi Accedi.' },
    { id: 2, place: 2, question: 'Come pago?', answare: 'Con carta.' },
    ...more,
  ];
  const api = fakeApi({
    'GET /api/FaqWB/Faq': () => ({ data: entries }),
    'POST /api/FaqWB/Faq': ({ body, query }) => {
      const place = Number(query['alPostoDi'] ?? 3);
      const added = { question: body.question, answare: body.answare, id: 3, place };
      entries = [...entries, added].toSorted((a, b) => a.place - b.place);
      return { data: added };
    },
    'DELETE /api/FaqWB/Faq/{id}': ({ params }) => {
      const id = Number(params['id']);
      if (refuse(id)) return { status: 500 };
      entries = entries.filter((entry) => entry.id !== id);
      return { data: { id } };
    },
    'POST /api/FaqWB/Faq/Posizione': async ({ body: { id, posizione } }) => {
      await held;
      const entry = entries.find((one) => one.id === id);
      if (entry === undefined || refuse(id)) return { status: 404, code: 'FAQ_NOT_FOUND' };
      entries = entries.filter((one) => one !== entry).toSpliced(posizione - 1, 0, entry);
      return { data: true };
    },
  });
  return api;
}

async function open() {
  renderRoutes(routes, { at: '/faq/edit' });
  await screen.findByRole('heading', { name: 'Come pago?' });
}

const shown = () => screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent);
const written = (api: ReturnType<typeof fakeApi>) =>
  api.calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);

async function choose(question: string, action: string) {
  await userEvent.click(screen.getByRole('button', { name: `Azioni su “${question}”` }));
  await userEvent.click(screen.getByRole('menuitem', { name: action }));
}

async function change(answer: string) {
  await choose('Come pago?', 'Modifica');
  const field = await screen.findByLabelText('Risposta');
  await userEvent.clear(field);
  await userEvent.type(field, answer);
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
}

it('[SHELL-28] [FAQ-02 part] the page is for the administrator only', () => {
  expect(config.routes).toContainEqual({
    path: '/faq/edit',
    match: 'exact',
    access: { roles: ['AdminWorkerBadge'] },
  });
});

it('[FAQ-02 part] [API-32 part] an entry is added, with a null id', async () => {
  const api = serve();
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi domanda' }));
  await userEvent.type(screen.getByLabelText('Domanda'), 'Scade?');
  await userEvent.type(screen.getByLabelText('Risposta'), 'No.');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  expect(await screen.findByRole('heading', { name: 'Scade?' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(api.callsTo('POST /api/FaqWB/Faq')[0]?.body).toEqual({
    id: null,
    question: 'Scade?',
    answare: 'No.',
  });
});

it('[FAQ-02 part] an entry is deleted after a confirmation that names it', async () => {
  const api = serve();
  await open();
  await choose('Come pago?', 'Elimina');
  const question = await screen.findByRole('alertdialog', { name: /Vuoi eliminare “Come pago\?”/ });
  expect(written(api)).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Elimina' }));
  await waitFor(() => expect(shown()).toEqual(['Come mi registro?']));
  expect(written(api)).toEqual(['DELETE FaqWB/Faq/2']);
});

it('[FAQ-04 part] question and answer are required and have a sign that is no space', async () => {
  const api = serve();
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi domanda' }));
  await userEvent.type(screen.getByLabelText('Domanda'), '   ');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  expect(
    await screen.findByText('(*) Il campo deve contenere almeno un carattere'),
  ).toBeInTheDocument();
  expect(screen.getByText('(*) Campo obbligatorio')).toBeInTheDocument();
  expect(written(api)).toEqual([]);
});

it('what the server refuses of an entry stands at its field', async () => {
  const api = serve();
  api.use({
    'POST /api/FaqWB/Faq': () => ({
      status: 422,
      code: 'FAQ_INVALID',
      fields: { answare: 'TOO_LONG' },
    }),
  });
  await open();
  await change('Con bonifico.');
  const answer = screen.getByLabelText('Risposta');
  await waitFor(() =>
    expect(answer).toHaveAccessibleDescription(
      '(*) Il testo può contenere al massimo 15.000 caratteri',
    ),
  );
  expect(answer).toHaveFocus();
});

it('a changed entry is added before the old one goes', async () => {
  const api = serve();
  await open();
  await change('Con carta o bonifico.');
  expect(await screen.findByText('La domanda è stata modificata')).toBeInTheDocument();
  expect(written(api)).toEqual(['POST FaqWB/Faq', 'DELETE FaqWB/Faq/2']);
  await waitFor(() => expect(screen.queryByText('Con carta.')).not.toBeInTheDocument());
  expect(api.callsTo('POST /api/FaqWB/Faq')[0]?.query).toEqual({ alPostoDi: 2 });
});

it('an old entry that stays takes the new one back, and what was typed is not lost', async () => {
  const api = serve((id) => id === 2);
  await open();
  await change('Con bonifico.');
  expect(await screen.findByText(/la domanda è rimasta com’era/)).toBeInTheDocument();
  expect(written(api)).toEqual(['POST FaqWB/Faq', 'DELETE FaqWB/Faq/2', 'DELETE FaqWB/Faq/3']);
  expect(screen.getByLabelText('Risposta')).toHaveValue('Con bonifico.');
});

it('when neither can be removed the administrator is told that there are two', async () => {
  serve(() => true);
  await open();
  await change('Con bonifico.');
  expect(await screen.findByText(/Elimina la vecchia/)).toBeInTheDocument();
  await waitFor(() => expect(shown()).toEqual(['Come mi registro?', 'Come pago?', 'Come pago?']));
});

it('the cache keeps the answer of the wire, which the public page reads too', async () => {
  serve();
  const { queryClient } = renderRoutes(routes, { at: '/faq/edit' });
  await screen.findByRole('heading', { name: 'Come pago?' });
  expect(queryClient.getQueryData(entriesQuery.queryKey)).toEqual([
    { id: 1, place: 1, question: 'Come mi registro?', answare: 'Premi Accedi.' },
    { id: 2, place: 2, question: 'Come pago?', answare: 'Con carta.' },
  ]);
});

const scade = { id: 3, place: 3, question: 'Scade?', answare: 'No.' };
const handleOf = (question: RegExp) => screen.getByRole('button', { name: question });
const order = (api: ReturnType<typeof fakeApi>) =>
  api.callsTo('POST /api/FaqWB/Faq/Posizione').map(({ body }) => body);

it('a question is moved by the arrows on its handle, told, and at its place at once', async () => {
  const api = serve(undefined, [scade]);
  await open();
  act(() => handleOf(/^Sposta “Come mi registro/).focus());
  await userEvent.keyboard('{ArrowDown}');
  expect(shown()).toEqual(['Come pago?', 'Come mi registro?', 'Scade?']);
  expect(screen.getByText('“Come mi registro?”: posizione 2 di 3')).toBeInTheDocument();
  expect(handleOf(/^Sposta “Come mi registro/)).toHaveFocus();
  await waitFor(() => expect(order(api)).toEqual([{ id: 1, posizione: 2 }]));
  // Read again, as the server has it.
  await waitFor(() => expect(api.callsTo('GET /api/FaqWB/Faq')).toHaveLength(2));
  expect(shown()).toEqual(['Come pago?', 'Come mi registro?', 'Scade?']);
});

it('a question is moved by its menu', async () => {
  const api = serve();
  await open();
  await choose('Come pago?', 'Sposta su');
  expect(shown()).toEqual(['Come pago?', 'Come mi registro?']);
  await waitFor(() => expect(order(api)).toEqual([{ id: 2, posizione: 1 }]));
});

it('moves go out one after another, all shown meanwhile, and the order is read after the last', async () => {
  const held = Promise.withResolvers<void>();
  const api = serve(undefined, [scade], held.promise);
  await open();
  act(() => handleOf(/^Sposta “Come mi registro/).focus());
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(shown()).toEqual(['Come pago?', 'Scade?', 'Come mi registro?']);
  expect(order(api)).toEqual([{ id: 1, posizione: 2 }]);
  held.resolve();
  await waitFor(() =>
    expect(order(api)).toEqual([
      { id: 1, posizione: 2 },
      { id: 1, posizione: 3 },
    ]),
  );
  await waitFor(() => expect(api.callsTo('GET /api/FaqWB/Faq')).toHaveLength(2));
  expect(shown()).toEqual(['Come pago?', 'Scade?', 'Come mi registro?']);
});

it('a refused move is taken back and said, another one stays', async () => {
  const held = Promise.withResolvers<void>();
  const api = serve((id) => id === 1, [scade], held.promise);
  await open();
  act(() => handleOf(/^Sposta “Come mi registro/).focus());
  await userEvent.keyboard('{ArrowDown}');
  act(() => handleOf(/^Sposta “Scade/).focus());
  await userEvent.keyboard('{ArrowUp}');
  expect(shown()).toEqual(['Come pago?', 'Scade?', 'Come mi registro?']);
  held.resolve();
  expect(await screen.findByText(/^Lo spostamento non è riuscito/)).toBeInTheDocument();
  await waitFor(() => expect(shown()).toEqual(['Come mi registro?', 'Scade?', 'Come pago?']));
  await waitFor(() => expect(order(api)).toHaveLength(2));
  await choose('Come mi registro?', 'Sposta giù');
  await waitFor(() => expect(order(api)).toHaveLength(3));
  await waitFor(() => expect(shown()).toEqual(['Come mi registro?', 'Scade?', 'Come pago?']));
});

it('a moved question is at its place in the cache before the order is read again', async () => {
  const api = serve();
  const { queryClient } = renderRoutes(routes, { at: '/faq/edit' });
  await screen.findByRole('heading', { name: 'Come pago?' });
  api.use({ 'GET /api/FaqWB/Faq': () => ({ status: 500 }) });
  await choose('Come pago?', 'Sposta su');
  await waitFor(() =>
    expect(queryClient.getQueryData(entriesQuery.queryKey)?.map(({ id }) => id)).toEqual([2, 1]),
  );
  await waitFor(() => expect(api.callsTo('GET /api/FaqWB/Faq')).toHaveLength(2));
  expect(shown()).toEqual(['Come pago?', 'Come mi registro?']);
});

it('no entries is an empty state', async () => {
  fakeApi({ 'GET /api/FaqWB/Faq': () => ({ data: [] }) });
  renderRoutes(routes, { at: '/faq/edit' });
  expect(await screen.findByText('Non ci sono ancora domande')).toBeInTheDocument();
});
