import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnswerOf } from 'shared-auth';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import { routes } from '../../routes.tsx';
import { wireBadge } from '../../testing-badges.ts';

const id = '4fe0ac52-1111-4000-8000-000000000000';
const link =
  'openid-credential-offer://?credential_offer_uri=https%3A%2F%2Fbadges.example%2Fapi%2FBadges%2FWallet%2FOffers%2F';

type Progress = AnswerOf<'/api/Badges/Wallet/Offer', 'get'>;

// Compiled before the first test waits for it.
beforeAll(async () => {
  await import('../CertificationPage.tsx');
  await import('./OfferToWallet.tsx');
});
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
  signInAs('Discente');
});
afterEach(() => {
  jest.useRealTimers();
  resetAuth();
});

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** The holder's page with the dialog open, and a wallet in the given state. */
async function openDialog(demoWallet: string | null = null) {
  const progress: Progress = { status: 'waiting', forms: [], attemptsLeft: 5, secondsLeft: 300 };
  let offers = 0;
  const api = fakeApi({
    'GET /api/Badges/GetBadgeDetail': () => ({ data: wireBadge(id) }),
    'POST /api/Badges/Wallet/Offer': () => {
      offers += 1;
      progress.status = 'waiting';
      return {
        data: {
          id: `4fe0ac52-2222-4000-8000-00000000000${offers}`,
          link: `${link}code-${offers}`,
          transactionCode: `04231${offers}`,
          demoWallet,
          expiresAt: '2026-01-01T00:05:00.000Z',
          secondsLeft: 300,
        },
      };
    },
    'GET /api/Badges/Wallet/Offer': () => ({ data: { ...progress } }),
  });
  renderRoutes(routes, { at: `/certification/${id}` });
  const add = await screen.findByRole('button', { name: 'Aggiungi al wallet' });
  expect(api.callsTo('POST /api/Badges/Wallet/Offer')).toHaveLength(0);
  await user().click(add);
  await screen.findByRole('img', { name: /^Codice QR/ });
  return { api, progress, add };
}

test('the dialog shows code, digits, countdown and the way on this device', async () => {
  const { api } = await openDialog();
  expect(screen.getByRole('dialog', { name: 'Aggiungi al wallet' })).toBeVisible();
  expect(api.callsTo('POST /api/Badges/Wallet/Offer')[0]?.query).toEqual({ id });
  expect(screen.getByText('042 311')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent('Scade tra 5:00');
  expect(
    screen.getByRole('link', { name: 'Apri il wallet su questo dispositivo' }),
  ).toHaveAttribute('href', `${link}code-1`);
  expect(screen.queryByRole('link', { name: 'Apri il wallet di prova' })).toBeNull();
});

test('where the demo wallet is, the dialog leads to it', async () => {
  await openDialog('http://localhost/dev/wallet?credential_offer_uri=x');
  expect(screen.getByRole('link', { name: 'Apri il wallet di prova' })).toHaveAttribute(
    'href',
    'http://localhost/dev/wallet?credential_offer_uri=x',
  );
});

test('it asks every two seconds, says each step, and ends when the wallet has the badge', async () => {
  const { api, progress, add } = await openDialog();
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent('In attesa del wallet…');
  progress.status = 'opened';
  await pass(2000);
  expect(dialog).toHaveTextContent('Il wallet ha letto il codice');
  progress.attemptsLeft = 1;
  await pass(2000);
  expect(dialog).toHaveTextContent('Codice di conferma sbagliato. Resta 1 tentativo.');
  progress.status = 'redeemed';
  await pass(2000);
  expect(dialog).toHaveTextContent('Codice giusto: il wallet sta prendendo il badge…');
  progress.status = 'taken';
  await pass(2000);
  expect(screen.getByText('Il badge è nel tuo wallet.')).toBeVisible();
  expect(screen.queryByRole('img', { name: /^Codice QR/ })).toBeNull();
  const asked = api.callsTo('GET /api/Badges/Wallet/Offer').length;
  await pass(10_000);
  expect(api.callsTo('GET /api/Badges/Wallet/Offer')).toHaveLength(asked);
  const [done] = screen.getAllByRole('button', { name: 'Chiudi' }).slice(-1);
  if (done) await user().click(done);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(add).toHaveFocus();
});

test.each([
  ['expired', 'Il codice è scaduto, o ne hai chiesto un altro.'],
  ['blocked', 'Troppi codici di conferma sbagliati: questo codice non vale più.'],
  ['failed', 'Il wallet ha ricevuto il badge ma non lo ha conservato.'],
] as const)('an offer that is %s says so, and another can be made', async (status, text) => {
  const { api, progress } = await openDialog();
  progress.status = status;
  await pass(2000);
  expect(await screen.findByText(text)).toBeVisible();
  await user().click(screen.getByRole('button', { name: 'Genera un nuovo codice' }));
  expect(await screen.findByText('042 312')).toBeVisible();
  expect(api.callsTo('POST /api/Badges/Wallet/Offer')).toHaveLength(2);
});

test('without an answer too, the code is over when its time is', async () => {
  const { api, progress } = await openDialog();
  // Five minutes, second by second, are long for a machine that does something else too.
  progress.secondsLeft = 5;
  await pass(2000);
  expect(screen.getByRole('timer')).toHaveTextContent('Scade tra 0:0');
  api.use({ 'GET /api/Badges/Wallet/Offer': () => ({ status: 500 }) });
  await pass(6000);
  expect(await screen.findByText('Il codice è scaduto, o ne hai chiesto un altro.')).toBeVisible();
});

test('a closed dialog forgets its code: opened again it makes another', async () => {
  const { api, add } = await openDialog();
  await user().keyboard('{Escape}');
  expect(screen.queryByText('042 311')).toBeNull();
  const asked = api.callsTo('GET /api/Badges/Wallet/Offer').length;
  await pass(6000);
  expect(api.callsTo('GET /api/Badges/Wallet/Offer')).toHaveLength(asked);
  await user().click(add);
  expect(await screen.findByText('042 312')).toBeVisible();
});

test('a badge that cannot be offered says why in the words of the server', async () => {
  fakeApi({
    'GET /api/Badges/GetBadgeDetail': () => ({ data: wireBadge(id) }),
    'POST /api/Badges/Wallet/Offer': () => ({
      status: 409,
      code: 'BADGE_REVOKED',
      info: 'Il badge è già stato revocato',
    }),
  });
  renderRoutes(routes, { at: `/certification/${id}` });
  await user().click(await screen.findByRole('button', { name: 'Aggiungi al wallet' }));
  expect(await screen.findByText('Il badge è già stato revocato')).toBeVisible();
});
