import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetAuth, type FakeAnswer } from 'shared-auth/testing';
import { toast } from 'shared-ui';
import { comeBack, identified } from '../../testing/come-back.tsx';

beforeEach(() => {
  resetAuth();
  sessionStorage.clear();
  localStorage.removeItem('login:kind');
  act(() => toast.clear());
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

const exchange = identified({
  isUserNotFound: true,
  registry: {
    name: 'Nina',
    surname: 'Russo',
    fiscalCode: 'RSSNNI90A41F205X',
    address: '',
    birthDate: null,
    birthPlace: null,
  },
});

const expired = { warning: 'expired', code: 'LOGIN_EXPIRED', info: 'L’accesso è scaduto' };

const pressRegister = () => userEvent.click(screen.getByRole('button', { name: 'Registrati' }));

async function openForm(answers: Parameters<typeof comeBack>[0] = {}) {
  const shell = await comeBack({ exchange, ...answers });
  await screen.findByText(/Premi Registrati/);
  await pressRegister();
  await heading('Completa la registrazione');
  return shell;
}

const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });

/** Pasted, as from a note of one's own: typing each letter would take the test half a minute. */
async function fill(fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields)) {
    await userEvent.click(field(name));
    await userEvent.paste(value);
  }
  await userEvent.tab();
}

const answers = {
  'Luogo di nascita': 'Milano',
  'Data di nascita': '01/01/1990',
  Cittadinanza: 'Italiana',
  Email: 'nina@example.it',
  Cellulare: '333 1234567',
  Indirizzo: 'Via Roma 1',
  Comune: 'Milano',
  Provincia: 'mi',
  CAP: '20121',
};

test('[LOGIN-14 part] [LOGIN-17] [LOGIN-21] a person without an account is invited to press Register, which opens the form', async () => {
  await comeBack({ exchange });
  expect(await screen.findByText(/Premi Registrati/)).toBeVisible();
  await pressRegister();
  await heading('Completa la registrazione');
});

test('[LOGIN-24] name, surname and fiscal code are prefilled and read-only', async () => {
  await openForm();
  for (const [label, value] of [
    ['Nome', 'Nina'],
    ['Cognome', 'Russo'],
    ['Codice fiscale', 'RSSNNI90A41F205X'],
  ] as const) {
    expect(field(label)).toHaveValue(value);
    expect(field(label)).toHaveAttribute('readonly');
  }
});

test('[LOGIN-23] every field is required', async () => {
  const { fake } = await openForm();
  await pressRegister();
  expect(await screen.findAllByText('(*) Campo obbligatorio')).toHaveLength(9);
  expect(field('Luogo di nascita')).toHaveFocus();
  expect(fake.callsTo('POST /api/Login/Register')).toHaveLength(0);
});

test('[LOGIN-25 part] [LOGIN-26 part] [LOGIN-27 part] each rule tells what is wrong beside its field', async () => {
  await openForm();
  await fill({ Cittadinanza: '  ', Email: 'nina', Cellulare: '333', Provincia: 'm', CAP: '2012' });
  for (const [name, message] of [
    ['Cittadinanza', '(*) Il campo deve contenere almeno un carattere'],
    ['Email', '(*) Inserisci un email valida'],
    ['Cellulare', '(*) Inserisci un numero di cellulare valido'],
    ['Provincia', '(*) Il campo deve contenere 2 caratteri'],
    ['CAP', '(*) Il campo deve contenere 5 caratteri'],
  ] as const) {
    expect(field(name)).toHaveAccessibleDescription(message);
  }
});

test('[LOGIN-10 part] [LOGIN-22] [LOGIN-28 part] [LOGIN-29] the profile is sent, and the login goes on', async () => {
  const { fake, path } = await openForm();
  await fill(answers);
  await pressRegister();
  await heading('Ciao, Giulia');
  expect(path()).toBe('/dashboard');
  expect(fake.callsTo('POST /api/Login/Register')[0]?.body).toMatchObject({
    requestId: 'request-1',
    name: 'Nina',
    surname: 'Russo',
    fiscalCode: 'RSSNNI90A41F205X',
    birthPlace: 'Milano',
    birthDate: '1990-01-01',
    citizenship: 'Italiana',
    codiceFiscaleTipo: 'AB',
    email: 'nina@example.it',
    address: 'Via Roma 1, Milano (MI) 20121',
    province: 'MI',
    zipcode: '20121',
  });
  expect(sessionStorage.getItem('draft:registration:RSSNNI90A41F205X')).toBeNull();
});

test('[LOGIN-10 part] [LOGIN-30] a warning leads to the error state with its text, and retry to the login', async () => {
  const { path } = await openForm({
    register: { warning: 'no', info: 'Questa persona è già registrata' },
  });
  await fill(answers);
  await pressRegister();
  await heading('Accesso non riuscito');
  expect(screen.getByText('Questa persona è già registrata')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  await heading('Accedi');
  expect(path()).toBe('/login');
});

/** The form again, of a page that knows nothing of the one before but what the browser keeps. */
async function openAgain(login: Parameters<typeof comeBack>[0]) {
  const shell = await openForm(login);
  expect(field('Indirizzo')).toHaveValue('Via Roma 1');
  expect(field('Provincia')).toHaveValue('MI');
  expect(field('Data di nascita')).toHaveValue('01/01/1990');
  return shell;
}

test('what was typed is there again after a reload, though the code was used', async () => {
  const { unmount } = await openForm();
  await fill(answers);
  unmount();
  const { fake } = await openAgain({ exchange: expired, credential: exchange });
  expect(fake.callsTo('POST /api/Login/CredentialLogin')[0]?.body).toEqual({
    requestId: 'request-1',
  });
});

test.each<[string, FakeAnswer<'POST /api/Login/Register'>]>([
  ['a registration that fails', { status: 500 }],
  ['a login that has expired', expired],
])('what was typed is there again after %s', async (_, register) => {
  const { unmount } = await openForm({ register });
  await fill(answers);
  await pressRegister();
  await heading('Accesso non riuscito');
  unmount();
  await openAgain({ exchange });
});
