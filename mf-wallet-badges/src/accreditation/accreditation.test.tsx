import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentSession } from 'shared-auth';
import { fakeApi, publicConfig, resetAuth, signInAs, type FakeData } from 'shared-auth/testing';
import { renderRoutes, renderWithProviders } from 'shared-ui/testing';
import { config } from '../../remote.config.ts';
import { routes } from '../routes.tsx';
import { AccreditationCard } from './AccreditationCard.tsx';
import { leaveFor } from '../leave-for.ts';

jest.mock('../leave-for.ts', () => ({ leaveFor: jest.fn() }));

const VAT = '12345678903';
const MAIL = 'amministrazione@bianchi.example.it';
const PAGE = 'https://amlet.example/procedure/1';

type Profile = FakeData<'GET /api/Users/profile'>;

const profile = (state: number, changes: Partial<Profile> = {}): Profile => ({
  userId: '96cb7016-de9b-45e7-8134-48b9a66a0023',
  name: 'Marco',
  surname: 'Bianchi',
  email: 'marco@example.it',
  phoneNumber: '',
  birthDate: '1991-09-03',
  birthPlace: 'Bergamo',
  citizenship: 'Italiana',
  address: '',
  fiscalCode: 'BNCMRC91P03A794D',
  codiceFiscaleTipo: 'AB',
  documentType: null,
  documentNumber: null,
  ulicCode: 'WB-1',
  blockchainAccredited: false,
  accreditationDate: null,
  registrationDate: '2026-01-01T00:00:00.000Z',
  emailComunicazione: null,
  isDocente: false,
  hasAmletId: false,
  company: null,
  // A number that the contract does not know is among the cases.
  statoEventoAmlet: state as Profile['statoEventoAmlet'],
  pIva: state === 0 ? null : VAT,
  mailAziendale: state === 0 ? null : MAIL,
  ...changes,
});

function product(state: number, changes: Partial<Profile> = {}) {
  signInAs('Discente');
  return fakeApi({
    'GET /api/Users/profile': () => ({ data: profile(state, changes) }),
    'GET /api/config': () => ({ data: publicConfig({ redirectHosts: ['amlet.example'] }) }),
    'GET /api/Users/GetAmletUser': () => ({
      data: { isIdentitaVerificata: true, amletId: 'AML-0A1B2C3D4E' },
    }),
    'POST /api/Users/AddUserPersonaGiuridica': () => ({ data: PAGE }),
    'POST /api/Login/Logout': () => ({ data: true }),
  });
}

afterEach(() => {
  jest.mocked(leaveFor).mockReset();
  resetAuth();
});

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

test.each([
  [0, "Richiedi l'accreditamento come persona giuridica"],
  [6, 'Accedi come Persona Giuridica'],
  [8, 'In attesa di Certificazione'],
])(
  '[PROF-07] [PROF-22] [PROF-23] [PROF-26 part] [PROF-28 part] in state %p the button leads to /accreditamento',
  async (state, name) => {
    const { callsTo } = product(state);
    renderWithProviders(<AccreditationCard />);
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/accreditamento');
    expect(callsTo('POST /api/Users/AddUserPersonaGiuridica')).toHaveLength(0);
  },
);

test.each([1, 2, 3, 5])(
  '[PROF-26 part] [PROF-27] in state %p the button waits, is disabled and says why',
  async (state) => {
    const { callsTo } = product(state);
    renderWithProviders(<AccreditationCard />);
    const waiting = await button('In attesa di Certificazione');
    expect(waiting).toHaveAttribute('aria-disabled', 'true');
    expect(waiting).toHaveAccessibleDescription(/\S/);
    await userEvent.click(waiting);
    expect(callsTo('POST /api/Users/AddUserPersonaGiuridica')).toHaveLength(0);
    expect(screen.getByRole('link', { name: 'Segui la richiesta' })).toHaveAttribute(
      'href',
      '/accreditamento',
    );
  },
);

test.each([
  [4, 'Delega Rigettata. Clicca per Reinserire Delega'],
  [7, 'Hai rigettato le Credenziali. Clicca per riapprovarle'],
  [666, 'Procedura non conclusa. Riprova su Amlet'],
])(
  '[PROF-18] [PROF-19 part] [PROF-21] [PROF-24] [PROF-25] [PROF-28 part] in state %p the button asks with VAT number and mail, and goes to the returned address',
  async (state, name) => {
    const { callsTo } = product(state);
    renderWithProviders(<AccreditationCard />);
    await userEvent.click(await button(name));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(PAGE));
    expect(callsTo('POST /api/Users/AddUserPersonaGiuridica').map(({ body }) => body)).toEqual([
      { pIva: VAT, companyMail: MAIL },
    ]);
  },
);

test('an address at a host that is not allowed is not gone to, and a refusal is told', async () => {
  const { use } = product(4);
  use({
    'POST /api/Users/AddUserPersonaGiuridica': () => ({ data: 'https://evil.example/' }),
  });
  renderWithProviders(<AccreditationCard />);
  await userEvent.click(await button('Delega Rigettata. Clicca per Reinserire Delega'));
  expect(await screen.findByRole('alert')).toHaveTextContent('La richiesta non è partita');
  expect(leaveFor).not.toHaveBeenCalled();
});

test('[PROF-07 part] it stands at the right of the profile, for everybody who is logged in', () => {
  const fills = config.fills.filter(({ slot }) => slot === 'shell.profile.right.v1');
  expect(fills.map(({ access }) => access)).toEqual([{}]);
});

const open = () => renderRoutes(routes, { at: '/accreditamento' });

test('[PROF-17 part] the form wants a VAT number of eleven digits and a valid e-mail, then goes to the provider', async () => {
  const { callsTo } = product(0);
  open();
  const send = await button('Continua su Amlet');
  const vat = screen.getByLabelText(/Partita IVA/);
  const mail = screen.getByLabelText(/Email aziendale/);
  await userEvent.click(send);
  expect(await screen.findAllByText('(*) Campo obbligatorio')).toHaveLength(2);
  expect(vat).toHaveFocus();
  await userEvent.type(vat, '1234A');
  await userEvent.type(mail, 'azienda');
  expect(await screen.findByText('(*) La p.iva contiene solo numeri')).toBeVisible();
  await userEvent.clear(vat);
  await userEvent.type(vat, '1234');
  expect(await screen.findByText('(*) La p.iva deve contenere solo 11 numeri')).toBeVisible();
  await userEvent.click(send);
  expect(await screen.findByText('(*) Inserisci un email valida')).toBeVisible();
  expect(callsTo('POST /api/Users/AddUserPersonaGiuridica')).toHaveLength(0);
  await userEvent.clear(vat);
  await userEvent.type(vat, VAT);
  await userEvent.clear(mail);
  await userEvent.type(mail, MAIL);
  await userEvent.click(send);
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(PAGE));
  expect(callsTo('POST /api/Users/AddUserPersonaGiuridica')[0]?.body).toEqual({
    pIva: VAT,
    companyMail: MAIL,
  });
});

test('the server’s errors stand at their fields, and its refusal above the button', async () => {
  const { use } = product(666);
  use({
    'POST /api/Users/AddUserPersonaGiuridica': () => ({
      status: 400,
      fields: { companyMail: 'INVALID_FORMAT' },
    }),
  });
  open();
  await userEvent.click(await button('Continua su Amlet'));
  expect(await screen.findByText('(*) Inserisci un email valida')).toBeVisible();
  const warning = 'Una richiesta per la partita IVA 04182730723 è in corso';
  use({ 'POST /api/Users/AddUserPersonaGiuridica': () => ({ warning, code: 'X' }) });
  await userEvent.type(screen.getByLabelText(/Email aziendale/), 'a');
  await userEvent.click(await button('Continua su Amlet'));
  expect(await screen.findByText(warning, undefined, { timeout: 4000 })).toBeVisible();
});

test.each([
  [1, /inizia la procedura di delega/],
  [2, /Carica su Amlet la delega/],
  [3, /sta verificando la delega/],
  [5, /scaricala da Amlet/],
])(
  '[PROF-20 part] state %p says what to do, whose identity is verified, and goes on',
  async (state, text) => {
    product(state);
    open();
    expect(await screen.findByText(text)).toBeVisible();
    expect(await screen.findByText('Verificata (AML-0A1B2C3D4E)')).toBeVisible();
    await userEvent.click(await button('Continua su Amlet'));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(PAGE));
  },
);

test('[PROF-23] in state 6 the page says how to log in as the company, and ends the session for it', async () => {
  const company = {
    id: '0c0b5259-79cb-4e57-9d3d-8a73269c776a',
    denominazioneAzienda: 'Bianchi & Figli S.n.c.',
    pIva: VAT,
    sdi: null,
    ruoloAziendale: 'DELEGATE' as const,
  };
  product(6, { company, hasAmletId: true });
  open();
  expect(await screen.findByText('Puoi entrare per Bianchi & Figli S.n.c.')).toBeVisible();
  expect(screen.getByText(/trovi già scelto “Azienda”/)).toBeVisible();
  await userEvent.click(await button('Accedi come Persona Giuridica'));
  await waitFor(() => expect(currentSession().status).not.toBe('authenticated'));
  expect(localStorage.getItem('login:kind')).toContain('LoginCompany');
});

test('without a provider the page leads to support', async () => {
  const { use } = product(0);
  use({ 'GET /api/config': () => ({ data: publicConfig({ companyCredential: false }) }) });
  open();
  expect(await screen.findByText('La richiesta online non è ancora attiva')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vai all’assistenza' })).toHaveAttribute(
    'href',
    '/profile#assistenza',
  );
});
