import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asEditor, openForm } from '../testing-form.tsx';
import type { WireItem, WireQuestion } from './api.ts';
import { examEndpoints, wireQuestion } from './testing-exams.ts';

asEditor();

const openBank = (query: string, answers = {}, question?: WireQuestion) =>
  openForm({}, `esami${query}`, { ...examEndpoints(question), ...answers });

const heading = (name: string) => screen.findByRole('heading', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = async (label: string | RegExp, text: string) => {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
};
const chooseKind = (name: string) =>
  userEvent.selectOptions(within(form()).getByLabelText('Tipo'), name);
const form = () => screen.getByRole('region', { name: /domanda$/i });

const inRow = (number: number) => `Risposta ${number}`;

const cases: [string, () => Promise<void>, WireItem][] = [
  [
    'Una risposta giusta',
    async () => {
      await type(inRow(1), 'Due');
      await type(inRow(2), 'Tre');
      await userEvent.click(screen.getByRole('radio', { name: 'Giusta: Tre' }));
    },
    {
      kind: 'single',
      content: {
        options: [
          { id: 'o1', text: 'Due' },
          { id: 'o2', text: 'Tre' },
        ],
      },
      key: { optionId: 'o2' },
    },
  ],
  [
    'Più risposte giuste',
    async () => {
      await press('Aggiungi una risposta');
      for (const [place, text] of ['A', 'B', 'C'].entries()) await type(inRow(place + 1), text);
      await userEvent.click(screen.getByRole('checkbox', { name: 'Giusta: A' }));
      await userEvent.click(screen.getByRole('checkbox', { name: 'Giusta: C' }));
      await press('Togli: B');
    },
    {
      kind: 'multiple',
      content: {
        options: [
          { id: 'o1', text: 'A' },
          { id: 'o3', text: 'C' },
        ],
      },
      key: { optionIds: ['o1', 'o3'] },
    },
  ],
  [
    'Vero o falso',
    () => userEvent.click(screen.getByRole('radio', { name: 'Falso' })),
    { kind: 'trueFalse', content: {}, key: { value: false } },
  ],
  [
    'Numero',
    async () => {
      await type('Risposta giusta', '1666,7');
      await userEvent.clear(screen.getByLabelText('Tolleranza'));
      await type('Tolleranza', '0,5');
      await type(/^Unità/, 'Ω');
    },
    { kind: 'number', content: { unit: 'Ω' }, key: { value: 1666.7, tolerance: 0.5 } },
  ],
  [
    'Ordine',
    async () => {
      await type(inRow(1), 'Misura');
      await type(inRow(2), 'Vista');
      screen.getByRole('button', { name: /^Sposta “Vista”/ }).focus();
      await userEvent.keyboard('{ArrowUp}');
    },
    {
      kind: 'order',
      content: {
        options: [
          { id: 'o2', text: 'Vista' },
          { id: 'o1', text: 'Misura' },
        ],
      },
      key: { optionIds: ['o2', 'o1'] },
    },
  ],
  [
    'Abbinamento',
    async () => {
      await type('Voce 1', 'Curva B');
      await type('Risposta della voce 1', 'Luci');
      await type('Voce 2', 'Curva D');
      await type('Risposta della voce 2', 'Motori');
      await press('Aggiungi una risposta in più');
      await type('Risposta in più 1', 'Forni');
    },
    {
      kind: 'match',
      content: {
        prompts: [
          { id: 'o1', text: 'Curva B' },
          { id: 'o2', text: 'Curva D' },
        ],
        options: [
          { id: 'o1', text: 'Luci' },
          { id: 'o2', text: 'Motori' },
          { id: 'o3', text: 'Forni' },
        ],
      },
      key: { optionOf: { o1: 'o1', o2: 'o2' } },
    },
  ],
  [
    'Testo breve',
    async () => {
      await type('Risposta accettata 1', 'terra');
      await press('Aggiungi una risposta');
      await type('Risposta accettata 2', 'messa a terra');
    },
    { kind: 'text', content: {}, key: { accepted: ['terra', 'messa a terra'] } },
  ],
];

it.each(cases)('a question is written: %s', async (kind, fill, item) => {
  const { api, router } = await openBank('&domanda=nuova');
  expect(await heading('Nuova domanda')).toHaveFocus();
  await chooseKind(kind);
  await userEvent.click(within(form()).getByLabelText('Domanda'));
  await userEvent.paste('Che cosa si fa?');
  await fill();
  await press('Salva la domanda');
  expect(await screen.findByText('La domanda è salvata')).toBeInTheDocument();
  expect(api.callsTo('POST /api/Exams/Questions').map(({ body }) => body)).toMatchObject([
    { courseId: 5, stem: 'Che cosa si fa?', area: 'Norme', points: 1, state: 'active', item },
  ]);
  await waitFor(() => expect(router.state.location.search).toBe('?tab=esami&domanda=8'));
});

it('a question whose answer was lost is sent again under the key of its form', async () => {
  let isLost = true;
  const { api } = await openBank('&domanda=nuova', {
    'POST /api/Exams/Questions': () => {
      if (!isLost) return { data: wireQuestion({ id: 8 }) };
      isLost = false;
      return { status: 502 };
    },
  });
  await heading('Nuova domanda');
  await chooseKind('Vero o falso');
  await userEvent.click(within(form()).getByLabelText('Domanda'));
  await userEvent.paste('Che cosa si fa?');
  await userEvent.click(screen.getByRole('radio', { name: 'Falso' }));
  await press('Salva la domanda');
  expect(await screen.findByText('Si è verificato un errore nel salvataggio')).toBeInTheDocument();
  await press('Salva la domanda');
  expect(await screen.findByText('La domanda è salvata')).toBeInTheDocument();
  const [first, second] = api
    .callsTo('POST /api/Exams/Questions')
    .map(({ headers }) => headers['Idempotency-Key']);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toBe(first);
});

const picture = { fileNameRef: 'q.png', url: '/q.png', text: 'Un quadro aperto' };
const hotSpot = wireQuestion({
  picture,
  item: {
    kind: 'hotSpot',
    content: {},
    key: { regions: [{ shape: 'rectangle', left: 0.1, top: 0.1, width: 0.2, height: 0.2 }] },
  },
});

it('regions are added, moved, resized and removed by keyboard', async () => {
  const { api } = await openBank('&domanda=7', {}, hotSpot);
  await heading('Modifica la domanda');
  await userEvent.selectOptions(screen.getByLabelText('Forma'), 'Cerchio');
  await press('Aggiungi una zona');
  const circle = await screen.findByRole('button', { name: /^Cerchio 2/ });
  expect(circle).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{Shift>}{ArrowRight}{/Shift}');
  expect(circle).toHaveAccessibleName(
    'Cerchio 2: centro a 51% da sinistra e 52% dall’alto, raggio 11%',
  );
  screen.getByRole('button', { name: /^Rettangolo 1/ }).focus();
  await userEvent.keyboard('{Delete}');
  await press('Salva la domanda');
  await waitFor(() =>
    expect(api.callsTo('PUT /api/Exams/Questions/{id}')[0]?.body).toMatchObject({
      version: 3,
      picture: { fileNameRef: 'q.png', text: 'Un quadro aperto' },
      item: { key: { regions: [{ shape: 'circle', x: 0.51, y: 0.52, radius: 0.11 }] } },
    }),
  );
});

it('regions are drawn upon the picture by pointer; a press is no drawing', async () => {
  await openBank('&domanda=7', {}, hotSpot);
  const stage = await screen.findByTestId('regions');
  stage.setPointerCapture = () => undefined;
  stage.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
  // jsdom has no pointer events that know where they are.
  const send = (type: string, [clientX, clientY]: [number, number]) =>
    fireEvent(stage, new MouseEvent(type, { bubbles: true, clientX, clientY, button: 0 }));
  const drag = (from: [number, number], to: [number, number]) => {
    send('pointerdown', from);
    send('pointermove', to);
    send('pointerup', to);
  };
  drag([180, 90], [120, 40]);
  expect(
    await screen.findByRole('button', {
      name: 'Rettangolo 2: 60% da sinistra, 40% dall’alto, largo 30%, alto 50%',
    }),
  ).toBeInTheDocument();
  drag([20, 20], [20, 20]);
  expect(screen.queryByRole('button', { name: /^Rettangolo 3/ })).not.toBeInTheDocument();
});

it('what is missing is said at its field, and nothing is sent', async () => {
  const { api } = await openBank('&domanda=nuova');
  await heading('Nuova domanda');
  await press('Salva la domanda');
  expect(await screen.findByText('(*) Scegli la risposta giusta')).toBeVisible();
  const stem = within(form()).getByLabelText('Domanda');
  expect(stem).toHaveAccessibleDescription('(*) Campo obbligatorio');
  expect(screen.getByLabelText('Risposta 1')).toHaveAccessibleDescription('(*) Campo obbligatorio');
  expect(stem).toHaveFocus();
  await chooseKind('Punto sull’immagine');
  expect(await screen.findByText('(*) Scegli un’immagine')).toBeVisible();
  expect(api.callsTo('POST /api/Exams/Questions')).toEqual([]);
});

it('what the server refuses is said at its field', async () => {
  await openBank('&domanda=7', {
    'PUT /api/Exams/Questions/{id}': () => ({
      status: 422,
      code: 'QUESTION_INVALID',
      fields: { 'item.content.options.1.text': 'REPEATED' },
    }),
  });
  await heading('Modifica la domanda');
  await press('Salva la domanda');
  expect(await screen.findByText('(*) Questa risposta c’è già')).toBeVisible();
  expect(screen.getByLabelText('Risposta 2')).toHaveFocus();
});

it('a draft is saved as one; who saves second is told and keeps what they typed', async () => {
  let isTaken = false;
  const { api } = await openBank('&domanda=7', {
    'PUT /api/Exams/Questions/{id}': ({ body }: { body: { version: number } }) =>
      isTaken
        ? { status: 409, code: 'QUESTION_CHANGED' }
        : { data: wireQuestion({ ...body, picture: null, version: 4 }) },
  });
  await heading('Modifica la domanda');
  await press('Salva come bozza');
  expect(await screen.findByText('La bozza è salvata')).toBeInTheDocument();
  expect(api.callsTo('PUT /api/Exams/Questions/{id}')[0]?.body).toMatchObject({ state: 'draft' });
  isTaken = true;
  await userEvent.type(within(form()).getByLabelText('Domanda'), ' Quante?');
  await press('Salva la domanda');
  expect(await screen.findByText('La domanda è cambiata')).toBeVisible();
  expect(within(form()).getByLabelText('Domanda')).toHaveValue('Quante prove si fanno? Quante?');
});

it('a question is deleted after a confirmation, and its form closes', async () => {
  const { api, router } = await openBank('&domanda=7');
  await heading('Modifica la domanda');
  await press('Elimina');
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Elimini “Quante prove si fanno?”?');
  await userEvent.click(within(question).getByRole('button', { name: 'Elimina' }));
  expect(await screen.findByText('La domanda è eliminata')).toBeInTheDocument();
  expect(api.callsTo('DELETE /api/Exams/Questions/{id}')).toMatchObject([
    { path: 'Exams/Questions/7', query: { version: 3 } },
  ]);
  await waitFor(() => expect(router.state.location.search).toBe('?tab=esami'));
});

it('the bank is filtered and sorted by the address', async () => {
  const { api, router } = await openBank('');
  await screen.findByRole('button', { name: 'Quante prove si fanno?' });
  const filters = screen.getByLabelText('Filtra le domande');
  await userEvent.selectOptions(within(filters).getByLabelText('Stato'), 'Da rivedere');
  await userEvent.selectOptions(within(filters).getByLabelText('Tipo'), 'Ordine');
  await userEvent.click(screen.getByRole('button', { name: 'Punti' }));
  await waitFor(() =>
    expect(api.callsTo('GET /api/Exams/Questions').at(-1)?.query).toEqual({
      courseId: 5,
      page: 1,
      pageSize: 10,
      kind: 'order',
      state: 'review',
      sortBy: 'points',
      sortDirection: 'asc',
    }),
  );
  expect(router.state.location.search).toContain('stato=review');
});

it('a question that is being written survives a look at another tab', async () => {
  await openBank('&domanda=nuova');
  await heading('Nuova domanda');
  await userEvent.type(within(form()).getByLabelText('Domanda'), 'Che cosa');
  await userEvent.click(screen.getByRole('tab', { name: 'FAQ' }));
  expect(screen.getByText('Ricevo un badge?')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Esami' }));
  expect(within(form()).getByLabelText('Domanda')).toHaveValue('Che cosa');
});
