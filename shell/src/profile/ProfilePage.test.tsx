import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentSession } from 'shared-auth';
import type { AnswerOf } from 'shared-auth';
import {
  outsideContract,
  fakeApi,
  publicConfig,
  resetAuth,
  signInAs,
  type FakeAnswer,
  type FakeEndpoints,
} from 'shared-auth/testing';
import { toast } from 'shared-ui';
import type { RemoteApp } from 'shared-ui/remote';
import { registryWith } from '../testing/host.ts';
import { remoteApps } from '../testing/remotes.tsx';
import { renderShell } from '../testing/render-shell.tsx';

type WireProfile = AnswerOf<'/api/Users/profile', 'get'>;

const wire: WireProfile = {
  userId: '00000000-0000-4000-8000-000000000001',
  name: 'Giulia',
  surname: 'Sartori',
  email: 'giulia@example.it',
  phoneNumber: '+39 3331234567',
  birthDate: '1990-01-31',
  birthPlace: 'Verona',
  citizenship: 'Italiana',
  address: 'Via Roma 1, Verona (VR) 37121',
  fiscalCode: 'SRTGLI90A71L781X',
  codiceFiscaleTipo: 'AB',
  documentType: 'Carta di identità',
  documentNumber: 'CA12345LK',
  ulicCode: 'WB-GIULIA0001',
  blockchainAccredited: true,
  accreditationDate: '2026-03-04T10:00:00.000Z',
  registrationDate: '2026-03-02T10:00:00.000Z',
  emailComunicazione: null,
  isDocente: false,
  hasAmletId: false,
  statoEventoAmlet: 0,
  pIva: null,
  mailAziendale: null,
  company: null,
};

const company: Partial<WireProfile> = {
  hasAmletId: true,
  company: {
    id: '00000000-0000-4000-8000-000000000002',
    denominazioneAzienda: 'Officine Greco S.r.l.',
    pIva: '04182730723',
    sdi: 'M5UXCR1',
    ruoloAziendale: 'DELEGATE',
  },
};

async function open(changes: Partial<WireProfile> = {}, endpoints: FakeEndpoints = {}) {
  signInAs('Discente');
  const fake = fakeApi({
    'GET /api/Users/profile': () => ({ data: { ...wire, ...changes } }),
    'GET /api/Courses/GetTotalCoursesUser': () => ({
      data: { bought: 7, progress: 3, completed: 2 },
    }),
    'GET /api/Survey/Percentage': () => ({ data: { percentage: 64 } }),
    'GET /api/config': () => ({ data: publicConfig({ supportEmail: 'aiuto@example.it' }) }),
    ...endpoints,
  });
  await renderShell('/profile', remoteApps);
  await screen.findByRole('heading', { name: 'Anagrafica' });
  return fake;
}

/** The value beside a name. */
const fact = (name: string) => screen.getByText(name, { selector: 'dt *, dt' }).closest('div');

beforeEach(() => {
  resetAuth();
  act(() => toast.clear());
});

test('[PROF-01] the left side has the avatar, and the certified label of an accredited profile', async () => {
  await open();
  expect(document.querySelector('main [data-initials="GS"]')).toBeInTheDocument();
  expect(screen.getByText('Profilo certificato')).toBeVisible();
  expect(screen.getByText('Accreditato dal 04/03/2026')).toBeVisible();
});

/** The profile of a role, where the back office fills the place for administrators. */
async function openWithReport(role: Parameters<typeof signInAs>[0]) {
  signInAs(role);
  fakeApi({ 'GET /api/Users/profile': () => ({ data: wire }) });
  const registry = registryWith('mf-backoffice', ({ fills }) => ({
    fills: [
      ...fills,
      { slot: 'shell.profile.left.v1', order: 20, access: { roles: ['AdminWorkerBadge'] } },
    ],
  }));
  const office: RemoteApp = {
    routes: [],
    widgets: { 'shell.profile.left.v1': () => <p>Rapporto</p> },
    messages: async () => ({}),
  };
  const apps = { ...remoteApps, 'mf-backoffice': office };
  const { host } = await renderShell('/profile', apps, registry);
  await screen.findByRole('heading', { name: 'Anagrafica' });
  return host.loads;
}

test('[BACK-24 part] the profile of an administrator has the report of the back office', async () => {
  await openWithReport('AdminWorkerBadge');
  expect(await screen.findByText('Rapporto')).toBeVisible();
});

test.each(['RedattoreCorsiA', 'Discente'] as const)(
  '[BACK-24 part] the profile of a %s does not even load it',
  async (role) => {
    expect(await openWithReport(role)).not.toContain('mf-backoffice');
    expect(screen.queryByText('Rapporto')).toBeNull();
  },
);

test('[PROF-01 part] a profile that is not accredited has no such label', async () => {
  await open({ blockchainAccredited: false, accreditationDate: null });
  expect(screen.queryByText('Profilo certificato')).not.toBeInTheDocument();
});

test('[PROF-02] [API-24 part] counters of courses purchased, in progress and completed', async () => {
  await open();
  await waitFor(() => expect(fact('Acquistati')).toHaveTextContent('7'));
  expect(fact('Iniziati')).toHaveTextContent('3');
  expect(fact('Completati')).toHaveTextContent('2');
});

test('[PROF-04] the completion percentage is asked for in the language of the page', async () => {
  const fake = await open();
  expect(await screen.findByRole('img', { name: /64/ })).toBeVisible();
  expect(fake.callsTo('GET /api/Survey/Percentage')[0]?.query).toEqual({
    lang: 'it-IT',
    code: 'user',
  });
});

test.each<[string, FakeAnswer<'GET /api/Survey/Percentage'>]>([
  ['null', { data: outsideContract({ percentage: null }) }],
  ['no survey', { status: 404 }],
])('[PROF-04 part] %s hides the bar', async (_, answer) => {
  const fake = await open({}, { 'GET /api/Survey/Percentage': () => answer });
  await waitFor(() => expect(fake.callsTo('GET /api/Survey/Percentage')).toHaveLength(1));
  expect(screen.queryByText('Completamento del profilo')).not.toBeInTheDocument();
});

test('[PROF-05] [PROF-08 part] [PROF-09 part] registry and contacts, field by field', async () => {
  await open();
  for (const [name, value] of [
    ['Nome', 'Giulia'],
    ['Cognome', 'Sartori'],
    ['Codice fiscale', 'SRTGLI90A71L781X'],
    ['Tipo di codice fiscale', 'AB (nascita in Italia)'],
    ['Data di nascita', '31/01/1990'],
    ['Luogo di nascita', 'Verona'],
    ['Cittadinanza', 'Italiana'],
    ['Documento', 'Carta di identità'],
    ['Numero del documento', 'CA12345LK'],
    ['Registrato il', '02/03/2026'],
    ['Email', 'giulia@example.it'],
    ['Cellulare', '+39 3331234567'],
    ['Indirizzo', 'Via Roma 1, Verona (VR) 37121'],
  ] as const) {
    expect(fact(name)).toHaveTextContent(value);
  }
  expect(screen.getByText('WB-GIULIA0001')).toBeVisible();
});

test('[PROF-10 part] a company user sees role and name of the company; others see no company', async () => {
  await open(company);
  expect(fact('Denominazione')).toHaveTextContent('Officine Greco S.r.l.');
  expect(fact('Ruolo aziendale')).toHaveTextContent('Delegato');
});

test('[PROF-06 part] who is no company user has no SDI form', async () => {
  await open({ ...company, hasAmletId: false });
  expect(screen.queryByRole('textbox', { name: 'Codice SDI' })).not.toBeInTheDocument();
});

test('[PROF-06] [API-49] [SHELL-54] [SHELL-74 part] a company user changes the SDI code: 7 characters, upper case', async () => {
  const fake = await open(company, { 'POST /api/Users/UpdateUserSdi': () => ({ data: true }) });
  const field = screen.getByRole('textbox', { name: 'Codice SDI' });
  const form = within(field.closest('form') as HTMLFormElement);
  await userEvent.clear(field);
  await userEvent.type(field, 'kj7');
  await userEvent.click(form.getByRole('button', { name: 'Salva' }));
  expect(await screen.findByText('(*) Il campo deve contenere 7 caratteri')).toBeVisible();
  expect(fake.callsTo('POST /api/Users/UpdateUserSdi')).toHaveLength(0);
  await userEvent.type(field, 'tx0z');
  await userEvent.click(form.getByRole('button', { name: 'Salva' }));
  expect(await screen.findByText('Richiesta effettuata correttamente')).toBeVisible();
  expect(fake.callsTo('POST /api/Users/UpdateUserSdi')[0]?.query).toEqual({ SDI: 'KJ7TX0Z' });
});

const email = () => screen.getByRole('textbox', { name: /Email per le comunicazioni/ });
const saveEmail = async (text: string) => {
  await userEvent.clear(email());
  if (text !== '') await userEvent.type(email(), text);
  const form = within(email().closest('form') as HTMLFormElement);
  await userEvent.click(form.getByRole('button', { name: 'Salva' }));
};

test('[PROF-11 part] an address that is none is refused in place, without a call', async () => {
  const fake = await open();
  await saveEmail('giulia@lavoro');
  expect(await screen.findByText('(*) Inserisci un email valida')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(fake.callsTo('POST /api/Users/UpdateEmailComunicazione')).toHaveLength(0);
});

test('[PROF-12] [API-50] before saving, a warning says where all communications will go', async () => {
  const fake = await open(
    {},
    { 'POST /api/Users/UpdateEmailComunicazione': () => ({ data: true }) },
  );
  await saveEmail('giulia@lavoro.example.it');
  const warning = await screen.findByRole('alertdialog');
  expect(warning).toHaveTextContent(
    'Tutte le comunicazioni verranno inviate al nuovo indirizzo: giulia@lavoro.example.it',
  );
  expect(fake.callsTo('POST /api/Users/UpdateEmailComunicazione')).toHaveLength(0);
  await userEvent.click(within(warning).getByRole('button', { name: 'Cambia email' }));
  expect(await screen.findByText('Richiesta effettuata correttamente')).toBeVisible();
  expect(fake.callsTo('POST /api/Users/UpdateEmailComunicazione')[0]?.body).toEqual({
    emailComunicazione: 'giulia@lavoro.example.it',
  });
  expect(currentSession().person?.emailComunicazione).toBe('giulia@lavoro.example.it');
});

test('[PROF-12 part] who steps back from the warning saves nothing and keeps what was typed', async () => {
  const fake = await open();
  await saveEmail('giulia@lavoro.example.it');
  const warning = await screen.findByRole('alertdialog');
  await userEvent.click(within(warning).getByRole('button', { name: 'Annulla' }));
  expect(fake.callsTo('POST /api/Users/UpdateEmailComunicazione')).toHaveLength(0);
  expect(email()).toHaveValue('giulia@lavoro.example.it');
});

test('[PROF-11 part] it is optional: emptied, mails go to the identity’s address again', async () => {
  const fake = await open(
    { emailComunicazione: 'giulia@lavoro.example.it' },
    { 'POST /api/Users/UpdateEmailComunicazione': () => ({ data: true }) },
  );
  await saveEmail('');
  const warning = await screen.findByRole('alertdialog');
  expect(warning).toHaveTextContent('giulia@example.it');
  await userEvent.click(within(warning).getByRole('button', { name: 'Cambia email' }));
  await waitFor(() =>
    expect(fake.callsTo('POST /api/Users/UpdateEmailComunicazione')[0]?.body).toEqual({
      emailComunicazione: '',
    }),
  );
});

test('[SHELL-53 part] a save that fails tells the text of the server, and the warning stays for another try', async () => {
  await open(
    {},
    {
      'POST /api/Users/UpdateEmailComunicazione': () => ({ status: 503, info: 'Riprova tra poco' }),
    },
  );
  await saveEmail('giulia@lavoro.example.it');
  const warning = await screen.findByRole('alertdialog');
  await userEvent.click(within(warning).getByRole('button', { name: 'Cambia email' }));
  expect(await screen.findByText('Riprova tra poco')).toBeVisible();
  expect(screen.getByRole('alertdialog')).toBeVisible();
});
