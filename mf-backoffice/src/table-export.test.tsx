import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth, signInAs, type FakeEndpoints } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import { routes } from './routes.tsx';
import { wirePage } from './testing-orders.ts';
import { wireRedemption } from './testing-redemptions.ts';

beforeAll(() =>
  Promise.all([
    import('./redemptions/RedemptionsPage.tsx'),
    import('./audit-table/AuditPage.tsx'),
    import('./badges/BadgesPage.tsx'),
  ]),
);
afterEach(() => {
  resetAuth();
  jest.restoreAllMocks();
});

const tables = [
  {
    at: '/table/notarization?stato=paid&page=2',
    list: { 'GET /api/Algorand/GetRichiesteRiscattoAlgorand': [wireRedemption(1)] },
    asks: 'POST /api/Algorand/RichiesteRiscattoExport',
    kind: 2,
    query: { stato: 'paid', sortBy: 'identificativoRichiesta', sortDirection: 'desc' },
  },
  {
    at: '/audit?azione=role.granted&ricerca=rossi&page=2',
    list: { 'GET /api/Audit/Entries': [] },
    asks: 'POST /api/Audit/EntriesExport',
    kind: 10,
    query: { azione: 'role.granted', ricerca: 'rossi' },
  },
  {
    at: '/table/badges?text=rossi&page=2',
    list: { 'GET /api/List/Badges': [] },
    asks: 'POST /api/List/BadgesExport',
    kind: 11,
    query: { text: 'rossi' },
  },
] as const;

function open({ at, list, asks, kind }: (typeof tables)[number]) {
  const answers = Object.entries(list).map(([endpoint, rows]) => [
    endpoint,
    () => ({ data: wirePage([...rows]) }),
  ]);
  const ready = {
    id: 'a5f0c1de-0000-4000-8000-000000000001',
    tipoTabella: kind,
    formato: 'xlsx',
    stato: 'ready',
    righe: 1,
    righeTotali: 1,
    scadeIl: '2026-11-06T10:00:00.000Z',
  } as const;
  const endpoints: FakeEndpoints = {
    ...(Object.fromEntries(answers) as FakeEndpoints),
    'GET /api/Audit/Check': () => ({ data: null }),
    'GET /api/List/OrdersExport': () => ({ data: null }),
    [asks]: () => ({ data: ready }),
    'POST /api/List/OrdersExportFile': () => ({ data: { url: '/api/file', fileName: 'x.xlsx' } }),
  };
  const api = fakeApi(endpoints);
  renderRoutes(routes, { at });
  return api;
}

for (const table of tables) {
  test(`an administrator takes away exactly what is filtered at ${table.at}`, async () => {
    signInAs('AdminWorkerBadge');
    const click = jest
      .spyOn(HTMLAnchorElement.prototype, 'click')
      .mockImplementation(() => undefined);
    const api = open(table);
    await userEvent.click(await screen.findByRole('button', { name: 'Esporta' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Excel (.xlsx)' }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    expect(api.callsTo(table.asks)[0]?.query).toEqual({ ...table.query, formato: 'xlsx' });
    expect(api.callsTo('GET /api/List/OrdersExport')[0]?.query).toEqual({
      tipoTabella: table.kind,
    });
  });
}
