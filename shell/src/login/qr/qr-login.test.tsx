import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentSession } from 'shared-auth';
import type { AnswerOf } from 'shared-auth';
import { fakeApi, publicConfig, resetAuth, type FakeAnswer } from 'shared-auth/testing';
import { toast } from 'shared-ui';
import { authState, identified } from '../../testing/come-back.tsx';
import { remoteApps } from '../../testing/remotes.tsx';
import { renderShell } from '../../testing/render-shell.tsx';
import { minutesAndSeconds, pollDelay, secondsUntil } from './qr-countdown.ts';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
  resetAuth();
  sessionStorage.clear();
  localStorage.removeItem('login:requestId');
  localStorage.removeItem('login:kind');
  act(() => toast.clear());
});
afterEach(() => jest.useRealTimers());

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** The login page with a wallet in the given state. */
async function openLogin(credential: FakeAnswer<'POST /api/Login/CredentialLogin'> = identified()) {
  const wallet: Pick<AnswerOf<'/api/Login/QrCode', 'get'>, 'status'> = { status: 'waiting' };
  let codes = 0;
  const newCode = () => {
    codes += 1;
    wallet.status = 'waiting';
    return {
      data: {
        code: `http://localhost/dev/wallet?request_uri=code-${codes}`,
        sameDevice: `/dev/wallet?request_uri=same-${codes}`,
        expiresAt: `2026-01-01T00:0${codes}:00.000Z`,
        secondsLeft: 300,
      },
    };
  };
  const fake = fakeApi({
    'GET /api/config': () => ({ data: publicConfig() }),
    'POST /api/Login/QrCode': newCode,
    'GET /api/Login/QrCode': () => ({
      data: {
        status: wallet.status,
        secondsLeft: 200,
        expiresAt: `2026-01-01T00:0${codes}:00.000Z`,
      },
    }),
    'POST /api/Login/CredentialLogin': () => credential,
    'POST /api/Login/Complete': () => ({ data: authState }),
    'POST /api/Login/GetTokenForCompany': () => ({ data: authState }),
  });
  const shell = await renderShell('/login', remoteApps);
  await screen.findByRole('heading', { level: 2, name: 'Con l’app delle credenziali' });
  return { fake, wallet, ...shell };
}

test('where wallets are not accepted, the login page offers none and asks for no code', async () => {
  const fake = fakeApi({
    'GET /api/config': () => ({ data: publicConfig({ walletLogin: false }) }),
  });
  await renderShell('/login', remoteApps);
  expect(await screen.findByRole('button', { name: /SPID/ })).toBeVisible();
  await waitFor(() => expect(fake.callsTo('GET /api/config')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('oppure')).not.toBeInTheDocument());
  expect(screen.queryByRole('heading', { name: 'Con l’app delle credenziali' })).toBeNull();
  await pass(3000);
  expect(fake.callsTo('POST /api/Login/QrCode')).toHaveLength(0);
});

const picture = () => screen.findByRole('img', { name: /^Codice QR/ });

test('[LOGIN-01 part] the code is shown with its countdown, a link for this device and its address to copy', async () => {
  await openLogin();
  expect(await picture()).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent('Scade tra 5:00');
  await pass(84_000);
  expect(screen.getByRole('timer')).toHaveTextContent('Scade tra 3:36');
  expect(screen.getByRole('link', { name: 'Apri l’app su questo dispositivo' })).toHaveAttribute(
    'href',
    '/dev/wallet?request_uri=same-1',
  );
  const written = jest.fn().mockResolvedValue(undefined);
  const person = user();
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: written },
    configurable: true,
  });
  await person.click(screen.getByRole('button', { name: 'Copia l’indirizzo del codice' }));
  expect(written).toHaveBeenCalledWith('http://localhost/dev/wallet?request_uri=code-1');
});

test('[LOGIN-01 part] [LOGIN-14 part] it asks every two seconds, and goes on when the wallet has answered', async () => {
  const { fake, wallet } = await openLogin();
  await picture();
  const asked = fake.callsTo('GET /api/Login/QrCode').length;
  await pass(6000);
  expect(fake.callsTo('GET /api/Login/QrCode')).toHaveLength(asked + 3);
  wallet.status = 'opened';
  await pass(2000);
  expect(screen.getByText(/L’app ha letto il codice/)).toBeInTheDocument();
  wallet.status = 'presented';
  await pass(2000);
  await screen.findByRole('heading', { level: 1, name: 'Ciao, Giulia' });
  const [identified] = fake.callsTo('POST /api/Login/CredentialLogin');
  const [made] = fake.callsTo('POST /api/Login/QrCode');
  expect(made?.body).toMatchObject(identified?.body as object);
  expect(currentSession().status).toBe('authenticated');
  expect(localStorage.getItem('login:requestId')).toBeNull();
});

test('[LOGIN-18] any other failure shows the quoted text, and a retry makes a new code', async () => {
  const { fake, wallet } = await openLogin({ status: 500 });
  await picture();
  wallet.status = 'presented';
  await pass(2000);
  expect(await screen.findByText('Si è verificato un errore durante la richiesta')).toBeVisible();
  await user().click(screen.getByRole('button', { name: 'Riprova' }));
  await picture();
  const [first, second] = fake.callsTo('POST /api/Login/QrCode');
  expect(second?.body).not.toEqual(first?.body);
});

test('[LOGIN-18 part] a declined code says so, and a new one belongs to a new request', async () => {
  const { fake, wallet } = await openLogin();
  await picture();
  wallet.status = 'declined';
  await pass(2000);
  expect(await screen.findByText('Si è verificato un errore durante la richiesta')).toBeVisible();
  expect(screen.queryByRole('img', { name: /^Codice QR/ })).toBeNull();
  await user().click(screen.getByRole('button', { name: 'Genera nuovo codice' }));
  await picture();
  const [first, second] = fake.callsTo('POST /api/Login/QrCode');
  expect(second?.body).not.toEqual(first?.body);
});

test('[LOGIN-05 part] after five minutes the code is over, and a new one can be made', async () => {
  const { fake } = await openLogin();
  await picture();
  await pass(302_000);
  expect(await screen.findByText('Il codice è scaduto.')).toBeVisible();
  const asked = fake.callsTo('GET /api/Login/QrCode').length;
  await pass(60_000);
  expect(fake.callsTo('GET /api/Login/QrCode')).toHaveLength(asked);
  await user().click(screen.getByRole('button', { name: 'Genera nuovo codice' }));
  expect(await picture()).toBeVisible();
});

test('a code that cannot be made shows the server’s words', async () => {
  fakeApi({
    'POST /api/Login/QrCode': () => ({
      status: 429,
      info: 'Troppi tentativi di accesso. Riprova tra un minuto',
    }),
  });
  await renderShell('/login', remoteApps);
  expect(
    await screen.findByText('Troppi tentativi di accesso. Riprova tra un minuto'),
  ).toBeVisible();
});

test('[LOGIN-20 part] for a company the code asks for it, and the login ends in the company token', async () => {
  const { fake, wallet } = await openLogin();
  await picture();
  await user().click(screen.getByRole('radio', { name: 'Azienda' }));
  await waitFor(() => expect(fake.callsTo('POST /api/Login/QrCode')).toHaveLength(2));
  expect(fake.callsTo('POST /api/Login/QrCode')[1]?.body).toMatchObject({ kind: 'LoginCompany' });
  await picture();
  wallet.status = 'presented';
  await pass(2000);
  await screen.findByRole('heading', { level: 1, name: 'Ciao, Giulia' });
  expect(fake.callsTo('POST /api/Login/GetTokenForCompany')).toHaveLength(1);
  expect(fake.callsTo('POST /api/Login/Complete')).toHaveLength(0);
});

test('back from a wallet on this device the login goes on by itself', async () => {
  localStorage.setItem('login:requestId', 'request-of-this-browser');
  const fake = fakeApi({
    'GET /api/Login/QrCode': () => ({
      data: { status: 'presented', secondsLeft: 100, expiresAt: '2026-01-01T00:00:00.000Z' },
    }),
    'POST /api/Login/CredentialLogin': () => identified(),
    'POST /api/Login/Complete': () => ({ data: authState }),
  });
  await renderShell('/login', remoteApps);
  await screen.findByRole('heading', { level: 1, name: 'Ciao, Giulia' });
  expect(fake.callsTo('POST /api/Login/QrCode')).toHaveLength(0);
});

test.each([
  [0, 2000],
  [1, 4000],
  [2, 8000],
  [3, 16_000],
  [9, 16_000],
])('after %d failures in a row the next question waits %d ms', (failures, ms) => {
  expect(pollDelay(failures)).toBe(ms);
});

test.each([
  [300_000, 0, 300, '5:00'],
  [300_000, 84_001, 216, '3:36'],
  [300_000, 299_999, 1, '0:01'],
  [300_000, 400_000, 0, '0:00'],
])('at %d, seen at %d, %d seconds are left: %s', (end, now, seconds, words) => {
  expect(secondsUntil(end, now)).toBe(seconds);
  expect(minutesAndSeconds(seconds)).toBe(words);
});
