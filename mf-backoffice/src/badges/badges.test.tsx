import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import { routes } from '../routes.tsx';
import { wirePage } from '../testing-orders.ts';
import type { OfficeBadge } from './api.ts';

const LIST = 'GET /api/List/Badges';
const REVOKE = 'POST /api/Badges/{id}/Revocation';
const id = '4fe0ac52-0000-4000-8000-000000000001';

beforeAll(() => import('./BadgesPage.tsx'));
beforeEach(() => signInAs('AdminWorkerBadge'));
afterEach(resetAuth);

const badge = (changes: Partial<OfficeBadge> = {}): OfficeBadge => ({
  id,
  title: 'Primo soccorso',
  holderName: 'Marco Bianchi',
  code: 'QY3H7E',
  type: 0,
  acquisitionTime: '2026-03-31T22:30:00.000Z',
  idNotarizzazione: 'A'.repeat(52),
  revokedAt: null,
  revocationReason: null,
  ...changes,
});

const open = (answer?: () => never) => {
  let row = badge();
  const api = fakeApi({
    [LIST]: () => ({ data: wirePage([row], 1) }),
    [REVOKE]: () => {
      answer?.();
      row = badge({ revokedAt: '2026-11-23T10:00:00.000Z', revocationReason: 'Esame annullato' });
      return { data: true };
    },
  });
  renderRoutes(routes, { at: '/table/badges' });
  return api;
};

const dialogOf = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Revoca il badge WB-QY3H7E' }));
  return screen.findByRole('dialog', { name: 'Revocare il badge di Marco Bianchi?' });
};

test('an administrator revokes a badge with a reason, and the row says so', async () => {
  const api = open();
  const dialog = await dialogOf();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Revoca' }));
  expect(api.callsTo(REVOKE)).toHaveLength(0);
  await userEvent.type(within(dialog).getByRole('textbox'), ' Esame annullato ');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Revoca' }));
  expect(await screen.findByText('Revocato')).toBeVisible();
  expect(api.callsTo(REVOKE).map((call) => call.body)).toEqual([{ reason: 'Esame annullato' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: /Revoca il badge/u })).not.toBeInTheDocument();
  expect(screen.getByText(/Esame annullato/u)).toBeVisible();
});

test('whoever thinks better of it revokes nothing', async () => {
  const api = open();
  const dialog = await dialogOf();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.callsTo(REVOKE)).toHaveLength(0);
  expect(screen.getByText('Valido')).toBeVisible();
});

test('badges are narrowed by kind and days, as an address says; what it says wrong is left out', async () => {
  const api = fakeApi({ [LIST]: () => ({ data: wirePage([badge()], 1) }) });
  renderRoutes(routes, { at: '/table/badges?tipo=esame&dal=2025-12-01&al=2026-02-30' });
  await screen.findByText('Primo soccorso');
  expect(api.callsTo(LIST).at(-1)?.query).toMatchObject({ tipo: 'esame', dal: '2025-12-01' });
  expect(api.callsTo(LIST).at(-1)?.query).not.toHaveProperty('al');
  await userEvent.click(screen.getByRole('button', { name: 'Azzera' }));
  await waitFor(() => expect(api.callsTo(LIST).at(-1)?.query).not.toHaveProperty('tipo'));
});
