import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnswerOf } from 'shared-auth';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { plainSpaces, renderRoutes } from 'shared-ui/testing';
import { config } from '../../remote.config.ts';
import { routes } from '../routes.tsx';
import type { InviteFault, InvitePreview, Person } from './api.ts';
import { csvText } from './csv-text.ts';
import { stateOf } from './person-state.ts';
import { company, signInAsRepresentative } from './testing-company.ts';
import { companySummary } from './testing-summary.ts';

afterEach(resetAuth);
beforeEach(signInAsRepresentative);

const person = (id: number, changes: Partial<Person> = {}): Person => ({
  id,
  corsoId: 7,
  titoloCorso: 'Inglese per chi lavora',
  stato: 'issued',
  nome: `Persona ${id}`,
  email: `p${id}@example.it`,
  inviatoIl: '2026-11-01T09:00:00.000Z',
  esitoNonNoto: false,
  riscattatoIl: null,
  avanzamento: null,
  ...changes,
});

const redeemed = (id: number, avanzamento: Person['avanzamento']) =>
  person(id, { stato: 'redeemed', riscattatoIl: '2026-11-02T09:00:00.000Z', avanzamento });

const faults: InviteFault[] = [
  'NAME_MISSING',
  'NAME_INVALID',
  'EMAIL_INVALID',
  'EMAIL_TWICE',
  'COURSE_UNKNOWN',
  'ALREADY_INVITED',
  'CODES_MISSING',
];

const preview = (
  good: number,
  bad: readonly InviteFault[],
  impronta = 'print-1',
): InvitePreview => ({
  impronta,
  buone: Array.from({ length: good }, (_, index) => ({
    riga: index + 2,
    nome: `Nome ${index}`,
    email: `n${index}@example.it`,
    titoloCorso: 'Inglese per chi lavora',
  })),
  difetti: bad.map((difetto, index) => ({
    riga: 100 + index,
    nome: 'Nome',
    email: `bad${index}@example`,
    corso: 'Inglese',
    difetto,
  })),
});

type Answers = Parameters<typeof fakeApi>[0];

function open(answers: Answers = {}, items: Person[] = [], at = '/voucher/people') {
  const api = fakeApi({
    'GET /api/Companies/GetSummary': () => ({ data: companySummary() }),
    'GET /api/Companies/GetPeople': () => ({
      data: { items, totalItems: items.length, page: 1, pageSize: 10 },
    }),
    'GET /api/Companies/GetFreeVouchers': () => ({
      data: [{ corsoId: 7, titoloCorso: 'Inglese per chi lavora', liberi: 12 }] satisfies AnswerOf<
        '/api/Companies/GetFreeVouchers',
        'get'
      >,
    }),
    'GET /api/Companies/GetDeadlines': () => ({
      data: { items: [], totalItems: 0, page: 1, pageSize: 20 },
    }),
    'POST /api/Companies/CheckInvites': () => ({ data: preview(2, faults) }),
    'POST /api/Companies/ConfirmInvites': () => ({ data: { inviati: 2 } }),
    ...answers,
  });
  renderRoutes(routes, { at });
  return api;
}

const field = () => screen.findByLabelText('Scegli un file CSV, o trascinalo qui');
const choose = async (text = 'nome;e-mail;corso') =>
  userEvent.upload(await field(), new File([text], 'persone.csv', { type: 'text/csv' }));
const confirm = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }));
const confirmations = (api: ReturnType<typeof open>) =>
  api.callsTo('POST /api/Companies/ConfirmInvites').map(({ body }) => body);

it('is open to every role, as the page of vouchers that leads to it', () => {
  expect(config.routes).toContainEqual({ path: '/voucher/people', match: 'exact', access: {} });
});

it.each([
  ['a delegate', 'Discente', { ...company, role: 'DELEGATE' }],
  ['a person', 'Discente', null],
  ['a representative in another role', 'DocenteB', { ...company, role: 'LEGAL_REPRESENTATIVE' }],
] as const)('shows nothing to %s', async (_, role, actingFor) => {
  signInAs(role, { company: actingFor });
  const api = open();
  expect(
    await screen.findByText('Questa pagina è del legale rappresentante di un’azienda'),
  ).toBeVisible();
  expect(screen.queryByLabelText('Scegli un file CSV, o trascinalo qui')).toBeNull();
  expect(api.callsTo('GET /api/Companies/GetPeople')).toHaveLength(0);
});

it('each fault of a file is named with its row, and nothing is sent before the confirmation', async () => {
  const api = open();
  expect(await screen.findByText('Inglese per chi lavora: 12 codici liberi')).toBeVisible();
  await choose('a;b;c');
  const title = await screen.findByRole('heading', {
    name: '2 inviti pronti, 7 righe da correggere',
  });
  expect(title).toHaveFocus();
  expect(api.callsTo('POST /api/Companies/CheckInvites')[0]?.body).toEqual({ csv: 'a;b;c' });
  const rows = within(screen.getByRole('table', { name: 'Righe da correggere' })).getAllByRole(
    'row',
  );
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    '100Nomebad0@exampleIngleseManca il nome',
    '101Nomebad1@exampleIngleseIl nome è troppo lungo o ha caratteri non validi',
    '102Nomebad2@exampleIngleseL’indirizzo e-mail non è valido',
    '103Nomebad3@exampleIngleseL’indirizzo è già nel file per questo corso',
    '104Nomebad4@exampleIngleseL’azienda non ha codici di questo corso',
    '105Nomebad5@exampleIngleseHa già ricevuto un codice di questo corso',
    '106Nomebad6@exampleIngleseI codici liberi di questo corso non bastano',
  ]);
  expect(confirmations(api)).toEqual([]);
  await confirm('Invia 2 inviti');
  expect(await screen.findByText('2 inviti in partenza')).toBeVisible();
  expect(confirmations(api)).toEqual([
    {
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      csv: 'a;b;c',
      impronta: 'print-1',
      lingua: 'it',
    },
  ]);
  await waitFor(async () => expect(await field()).toHaveFocus());
  await waitFor(() => expect(api.callsTo('GET /api/Companies/GetPeople')).toHaveLength(2));
  expect(api.callsTo('GET /api/Companies/GetFreeVouchers')).toHaveLength(2);
});

it('a file without a good row cannot be sent, and is left with one press', async () => {
  const api = open({
    'POST /api/Companies/CheckInvites': () => ({ data: preview(0, ['NAME_MISSING']) }),
  });
  await choose();
  await screen.findByRole('heading', {
    name: 'Nessun invito si può inviare, 1 riga da correggere',
  });
  expect(screen.queryByRole('button', { name: /^Invia/ })).toBeNull();
  await confirm('Annulla');
  await waitFor(async () => expect(await field()).toHaveFocus());
  expect(confirmations(api)).toEqual([]);
});

it('a confirmation whose answer is lost is sent again as the same one', async () => {
  let isLost = true;
  const api = open({
    'POST /api/Companies/ConfirmInvites': () =>
      isLost ? { status: 503 } : { data: { inviati: 2 } },
  });
  await choose();
  await confirm('Invia 2 inviti');
  expect(await screen.findByRole('alert')).toBeVisible();
  isLost = false;
  await confirm('Invia 2 inviti');
  expect(await screen.findByText('2 inviti in partenza')).toBeVisible();
  const [first, second] = confirmations(api);
  expect(second).toEqual(first);
});

it('what has changed since the check is checked again, and needs its own confirmation', async () => {
  const info = 'Da quando hai controllato il file qualcosa è cambiato';
  let checks = 0;
  const api = open({
    'POST /api/Companies/CheckInvites': () => {
      checks += 1;
      return { data: checks === 1 ? preview(2, []) : preview(1, ['CODES_MISSING'], 'print-2') };
    },
    'POST /api/Companies/ConfirmInvites': () =>
      checks === 1 ? { status: 409, info } : { data: { inviati: 1 } },
  });
  await choose('x;y;z');
  await confirm('Invia 2 inviti');
  await screen.findByRole('heading', { name: '1 invito pronto, 1 riga da correggere' });
  expect(screen.getByRole('alert')).toHaveTextContent(info);
  await confirm('Invia 1 invito');
  await screen.findByText('1 invito in partenza');
  const [first, second] = confirmations(api) as { id: string; impronta: string }[];
  expect([first?.impronta, second?.impronta]).toEqual(['print-1', 'print-2']);
  expect(second?.id).not.toBe(first?.id);
});

it('a file that is refused says why, and another one can be chosen', async () => {
  const info = 'Il file ha 501 righe: se ne leggono al massimo 500';
  const api = open({ 'POST /api/Companies/CheckInvites': () => ({ status: 422, info }) });
  await choose();
  expect(await screen.findByRole('alert')).toHaveTextContent(info);
  api.use({ 'POST /api/Companies/CheckInvites': () => ({ data: preview(1, []) }) });
  await choose();
  await screen.findByRole('heading', { name: '1 invito pronto, nessuna riga da correggere' });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a file that cannot be read says so', async () => {
  const api = open();
  const file = new File(['a'], 'persone.csv', { type: 'text/csv' });
  file.arrayBuffer = () => Promise.reject(new Error('The disk is gone'));
  await userEvent.upload(await field(), file);
  expect(await screen.findByRole('alert')).toHaveTextContent('Il file non si');
  expect(api.callsTo('POST /api/Companies/CheckInvites')).toEqual([]);
});

it('people are listed with what each lets the company see', async () => {
  const attestato = { id: 'b', scadeIl: '2027-01-10T22:59:59.000Z', stato: 'inScadenza' } as const;
  open({}, [
    person(1),
    redeemed(2, null),
    redeemed(3, { percentuale: 100, esame: { superato: true, percentuale: 92 }, attestato }),
    redeemed(4, {
      percentuale: 40,
      esame: { superato: false, percentuale: 30 },
      attestato: null,
    }),
    redeemed(6, {
      percentuale: 100,
      esame: null,
      attestato: { ...attestato, scadeIl: null, stato: 'senzaScadenza' },
    }),
    redeemed(7, { percentuale: 40, esame: null, attestato: null }),
    redeemed(8, { percentuale: 0, esame: null, attestato: null }),
    redeemed(9, { percentuale: null, esame: null, attestato: null }),
    person(5, { nome: null, email: null, stato: 'frozen' }),
  ]);
  const table = await screen.findByRole('table', { name: 'Persone e corsi' });
  const rows = within(table).getAllByRole('row').slice(1);
  const course = 'Inglese per chi lavora';
  expect(rows.map((row) => plainSpaces(row.textContent ?? ''))).toEqual([
    `Persona 1p1@example.it${course}Invitata–––`,
    `Persona 2p2@example.it${course}Non condivide i progressi–––`,
    `Persona 3p3@example.it${course}100%Superato, 92%Scade il 10/01/2027PDF`,
    `Persona 4p4@example.it${course}40%Non superato, 30%––`,
    `Persona 6p6@example.it${course}100%CompletatoSenza scadenzaPDF`,
    `Persona 7p7@example.it${course}40%In corso––`,
    `Persona 8p8@example.it${course}0%Non iniziato––`,
    `Persona 9p9@example.it${course}Non ha più il corso–––`,
    `Senza nome${course}Sospeso–––`,
  ]);
  const bars = within(table).getAllByRole('progressbar', { name: `Avanzamento in ${course}` });
  expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual([
    '100',
    '40',
    '100',
    '40',
    '0',
  ]);
});

it('the attestation of a row is saved as a file; a refusal is said', async () => {
  const attestato = { id: 'b-1', scadeIl: null, stato: 'senzaScadenza' } as const;
  const info = 'La persona ha tolto il consenso';
  const api = open({ 'GET /api/Companies/Attestation': () => ({ status: 404, info }) }, [
    redeemed(3, { percentuale: 100, esame: null, attestato }),
  ]);
  const name = 'PDF dell’attestato di Persona 3, Inglese per chi lavora';
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText(info)).toBeVisible();
  expect(api.callsTo('GET /api/Companies/Attestation')[0]?.query).toMatchObject({ id: 'b-1' });
});

it('the head says how many people there are, and leads to their files and to the invites', async () => {
  const info = 'Nessun attestato da scaricare';
  const api = open({
    'GET /api/Companies/GetSummary': () => ({ data: companySummary({ attestati: { tutti: 4 } }) }),
    'POST /api/Companies/AttestationsFile': () => ({ status: 404, info }),
  });
  expect(await screen.findByText(/^3 persone in 1 corso\. 2 ti fanno vedere/)).toBeVisible();
  expect(
    screen.getByRole('heading', { level: 1, name: 'Le persone di Officine Greco S.r.l.' }),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Scarica 4 attestati' }));
  // Somebody took the consent back meanwhile.
  expect(await screen.findByRole('alert')).toHaveTextContent(info);
  expect(api.callsTo('POST /api/Companies/AttestationsFile')[0]?.query).toMatchObject({
    stato: 'tutti',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Invita persone' }));
  expect(await field()).toHaveFocus();
});

it('the codes are counted, each number with the way to them', async () => {
  open({
    'GET /api/Companies/GetSummary': () => ({ data: companySummary({ voucher: { sospesi: 1 } }) }),
  });
  const panel = within(await screen.findByRole('region', { name: 'Voucher' }));
  expect(panel.getByText('15 comprati')).toBeVisible();
  const links = panel
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Riscattati', '/voucher/people?stato=riscattati'],
    ['Inviati, non ancora riscattati', '/voucher/people?stato=inAttesa'],
    ['Da inviare', '/voucher'],
    ['Sospesi, per un annullamento in corso', '/voucher'],
    ['Vai ai voucher', '/voucher'],
    ['Le fatture dei tuoi ordini', '/order?tipoRicevuta=2'],
  ]);
  expect(panel.getAllByRole('definition').map((number) => number.textContent)).toEqual([
    '2',
    '1',
    '12',
    '1',
  ]);
});

it('a company that bought nothing is led to the courses; a page that does not open can be asked for again', async () => {
  const nothing = companySummary({
    persone: 0,
    corsi: [],
    voucher: { acquistati: 0, riscattati: 0, inviati: 0, daInviare: 0 },
  });
  const api = open({ 'GET /api/Companies/GetSummary': () => ({ status: 500 }) });
  const again = await screen.findByRole('button', { name: 'Riprova' });
  api.use({ 'GET /api/Companies/GetSummary': () => ({ data: nothing }) });
  await userEvent.click(again);
  expect(await screen.findByText(/non ha ancora comprato corsi/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Scegli i corsi' })).toHaveAttribute(
    'href',
    '/public/catalogue',
  );
  expect(screen.queryByLabelText('Scegli un file CSV, o trascinalo qui')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Invita persone' })).toBeNull();
});

it('people are narrowed to a course; one that was given to nobody is left out', async () => {
  const api = open({}, [person(1)], '/voucher/people?corso=99');
  const asked = () => api.callsTo('GET /api/Companies/GetPeople').at(-1)?.query;
  const choice = await screen.findByRole('combobox', { name: 'Corso' });
  expect(asked()).not.toHaveProperty('corso');
  await userEvent.selectOptions(choice, 'Inglese per chi lavora');
  await waitFor(() => expect(asked()).toMatchObject({ corso: 7 }));
  await userEvent.click(screen.getByRole('button', { name: 'Azzera' }));
  await waitFor(() => expect(asked()).not.toHaveProperty('corso'));
});

it('nobody yet is said, and a list that fails can be asked for again', async () => {
  const api = open({ 'GET /api/Companies/GetPeople': () => ({ status: 500 }) });
  expect(await screen.findByText('Le persone non si aprono')).toBeVisible();
  api.use({
    'GET /api/Companies/GetPeople': () => ({
      data: { items: [], totalItems: 0, page: 1, pageSize: 10 },
    }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByText('Non hai ancora dato corsi a nessuno')).toBeVisible();
});

it.each([
  [{ stato: 'issued', inviatoIl: null }, 'leaving'],
  [{ stato: 'issued', esitoNonNoto: true }, 'uncertain'],
  [{ stato: 'issued' }, 'invited'],
  [{ stato: 'revoked' }, 'revoked'],
] as const)('a voucher %j is %s', (changes, state) => {
  expect(stateOf(person(1, changes))).toBe(state);
});

it('a file is read as spreadsheets of either kind store it', async () => {
  const windows = new Uint8Array([0x4e, 0x69, 0x63, 0x6f, 0x6c, 0xf2]);
  expect(await csvText(new Blob([windows]))).toBe('Nicolò');
  expect(await csvText(new Blob(['\uFEFFNicolò']))).toBe('Nicolò');
});

it.each([
  ['LEGAL_REPRESENTATIVE', ['/voucher/people']],
  ['DELEGATE', []],
] as const)('the way to it stands on the page of vouchers: for a %s %j', async (role, links) => {
  signInAs('Discente', { company: { ...company, role } });
  fakeApi({
    'GET /api/Orders/GetVouchers': () => ({
      data: { items: [], totalItems: 0, page: 1, pageSize: 10 },
    }),
  });
  renderRoutes(routes, { at: '/voucher' });
  await screen.findByRole('heading', { level: 1, name: 'Riscatta un voucher' });
  const found = screen.queryAllByRole('link', { name: 'Le persone della tua azienda' });
  expect(found.map((link) => link.getAttribute('href'))).toEqual(links);
});

it('people are narrowed by hand and by an address; a choice that is none is left out', async () => {
  const api = open({}, [person(1)], '/voucher/people?stato=altro');
  const asked = () => api.callsTo('GET /api/Companies/GetPeople').at(-1)?.query;
  const choice = await screen.findByRole('combobox', { name: 'Persone da mostrare' });
  expect(choice).toHaveDisplayValue('Tutte');
  expect(asked()).not.toHaveProperty('stato');
  await userEvent.selectOptions(choice, 'Codice riscattato');
  await waitFor(() => expect(asked()).toMatchObject({ stato: 'riscattati' }));
});

it('people are searched by name and address; both filters are taken back at once', async () => {
  const api = open({}, [person(1)], '/voucher/people?stato=riscattati');
  const asked = () => api.callsTo('GET /api/Companies/GetPeople').at(-1)?.query;
  await userEvent.type(await screen.findByLabelText('Nome o e-mail'), 'ada@');
  await waitFor(() => expect(asked()).toMatchObject({ search: 'ada@', stato: 'riscattati' }));
  await userEvent.click(screen.getByRole('button', { name: 'Azzera' }));
  await waitFor(() => expect(asked()).not.toHaveProperty('search'));
  expect(asked()).not.toHaveProperty('stato');
});

it('an address of the dashboard brings its people, and says so where there are none', async () => {
  const api = open({}, [], '/voucher/people?stato=inAttesa');
  expect(await screen.findByRole('combobox', { name: 'Persone da mostrare' })).toHaveDisplayValue(
    'Codice non ancora riscattato',
  );
  expect(await screen.findByText('Nessuna persona con questo filtro')).toBeVisible();
  expect(api.callsTo('GET /api/Companies/GetPeople').at(-1)?.query).toMatchObject({
    stato: 'inAttesa',
  });
});
