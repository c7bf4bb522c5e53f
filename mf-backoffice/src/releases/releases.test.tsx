import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import { config } from '../../remote.config.ts';
import { routes } from '../routes.tsx';
import type { Releases } from './api.ts';

const version = (
  name: string,
  state: 'stable' | 'canary' | 'previous',
  ok: number,
  error: number,
) => ({
  version: name,
  state,
  ok,
  error,
  errorRate: ok + error === 0 ? 0 : error / (ok + error),
  reasons: error === 0 ? [] : [{ reason: 'TypeError: x is not', count: error, at: '' }],
  publishedAt: '2026-11-20T09:30:00Z',
  publishedBy: 'Anna Colombo',
});

const releases: Releases = {
  revision: 9,
  remotes: [
    {
      key: 'mf-catalogue',
      owner: 'Team Catalogue',
      stable: '1.4.0-b',
      previous: '1.3.0-a',
      canary: { version: '1.5.0-c', percent: 5, roles: ['RedattoreCorsiA', 'Tutor'] },
      versions: [
        version('1.4.0-b', 'stable', 97, 3),
        version('1.5.0-c', 'canary', 10, 0),
        version('1.3.0-a', 'previous', 0, 0),
      ],
    },
    {
      key: 'mf-learning',
      owner: 'Team Formazione',
      stable: '1.0.0-a',
      previous: null,
      canary: null,
      versions: [version('1.0.0-a', 'stable', 0, 0)],
    },
  ],
  operations: [
    {
      revision: 9,
      name: 'rollback',
      key: 'mf-learning',
      version: '1.0.0-a',
      by: 'Anna Colombo',
      reason: 'Il lettore non partiva',
      at: '2026-11-21T10:00:00Z',
    },
  ],
};

beforeAll(async () => {
  await import('./ReleasesPage.tsx');
});
beforeEach(() => signInAs('AdminWorkerBadge'));
afterEach(resetAuth);

const open = (more: Parameters<typeof fakeApi>[0] = {}) => {
  const api = fakeApi({ 'GET registry/health': () => ({ data: releases }), ...more });
  renderRoutes(routes, { at: '/releases' });
  return api;
};
const cardOf = async (name: string) => within(await screen.findByRole('region', { name }));

test('each part is shown with its team, its health and its versions', async () => {
  open();
  const catalogue = await cardOf('mf-catalogue');
  expect(catalogue.getByText('Team Catalogue')).toBeVisible();
  expect(catalogue.getByText('Qualche errore')).toBeVisible();
  expect(catalogue.getByText('Canary, 5%')).toBeVisible();
  expect(catalogue.getByText('Solo per Redattore corsi e Tutor')).toBeVisible();
  expect(catalogue.getByText('3%')).toBeVisible();
  expect(catalogue.getByText('TypeError: x is not')).toBeVisible();
  expect((await cardOf('mf-learning')).getByText('Nessun dato')).toBeVisible();
  expect(screen.getByText('Il lettore non partiva')).toBeVisible();
});

test('a preview and a release that is only stored are said with what they are about', async () => {
  const [first] = releases.operations;
  const of = (revision: number, name: string, named: string[]) => ({
    ...(first as Releases['operations'][number]),
    revision,
    name,
    key: '',
    version: '',
    releases: named,
  });
  const operations = [
    of(12, 'withdraw', ['mf-wallet/1.2.0-c']),
    of(11, 'preview', ['mf-learning/1.1.0-b', 'mf-commerce/3.0.0-d']),
    of(10, 'store', ['mf-learning/1.1.0-b']),
  ];
  open({ 'GET registry/health': () => ({ data: { ...releases, operations } }) });
  const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr')!);
  expect((await rowOf('Anteprima ritirata')).getByText('1.2.0-c')).toBeVisible();
  const preview = await rowOf('Anteprima con un link');
  expect(preview.getAllByText('mf-learning, mf-commerce')[0]).toBeVisible();
  expect(preview.getByText('1.1.0-b, 3.0.0-d')).toBeVisible();
  expect((await rowOf('Deposito, per nessuno')).getAllByText('mf-learning')[0]).toBeVisible();
});

test('a long history is shown by tens', async () => {
  const operations = Array.from({ length: 23 }, (_, index) => ({
    ...(releases.operations[0] as Releases['operations'][number]),
    revision: 100 - index,
    reason: `Motivo ${index}`,
  }));
  open({ 'GET registry/health': () => ({ data: { ...releases, operations } }) });
  expect(await screen.findByText('Motivo 9')).toBeVisible();
  expect(screen.queryByText('Motivo 10')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Mostra le precedenti (13)' }));
  expect(screen.getByText('Motivo 19')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Mostra le precedenti (3)' }));
  expect(screen.getByText('Motivo 22')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Mostra le precedenti/ })).toBeNull();
});

test.each([
  [
    'edge milano-1',
    '21 of 40 reports are errors (52.5%): TypeError',
    /^Canary fermato da solo: la 1\.1\.0-b/,
  ],
  ['Ada', 'Basta così', /^Canary fermato: Ada ha tolto la 1\.1\.0-b \(Basta così\)/],
])(
  'a canary that %s ended is told in its card, until something else is done',
  async (by, reason, text) => {
    const halt = {
      name: 'halt',
      key: 'mf-learning',
      version: '1.1.0-b',
      by,
      reason,
      at: '2026-11-21T11:00:00Z',
      revision: 10,
    };
    open({
      'GET registry/health': () => ({
        data: { ...releases, operations: [halt, ...releases.operations] },
      }),
    });
    expect((await cardOf('mf-learning')).getByText(text)).toBeVisible();
    expect((await cardOf('mf-catalogue')).queryByText(/Canary fermato/)).toBeNull();
  },
);

test('rolling back names the part and both versions, asks why, and tells once', async () => {
  const api = open({
    'POST registry/rollback': () => ({ data: { remote: 'mf-catalogue', stable: '1.3.0-a' } }),
  });
  const user = userEvent.setup();
  const catalogue = await cardOf('mf-catalogue');
  await user.click(catalogue.getByRole('button', { name: 'Torna alla precedente' }));
  const dialog = within(
    screen.getByRole('dialog', { name: 'Tornare alla versione precedente di mf-catalogue?' }),
  );
  expect(dialog.getByText(/1\.4\.0-b .*1\.3\.0-a/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Ripristina mf-catalogue' }));
  expect(await dialog.findByText('Scrivi perché, in poche parole.')).toBeVisible();
  expect(api.callsTo('POST registry/rollback')).toHaveLength(0);
  await user.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Prezzi sbagliati');
  await user.click(dialog.getByRole('button', { name: 'Ripristina mf-catalogue' }));
  expect(await screen.findByText('mf-catalogue è tornato alla versione 1.3.0-a')).toBeVisible();
  expect(api.callsTo('POST registry/rollback')[0]?.body).toEqual({
    remote: 'mf-catalogue',
    version: '1.4.0-b',
    reason: 'Prezzi sbagliati',
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('when another operator was faster the dialog says so and stays', async () => {
  open({
    'POST registry/rollback': () => ({ status: 409, warning: 'Non è cambiato nulla' }),
  });
  const user = userEvent.setup();
  const catalogue = await cardOf('mf-catalogue');
  await user.click(catalogue.getByRole('button', { name: 'Torna alla precedente' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Prezzi sbagliati');
  await user.click(dialog.getByRole('button', { name: 'Ripristina mf-catalogue' }));
  expect(await dialog.findByText('Non è cambiato nulla')).toBeVisible();
});

test('a part with nothing before it says why it cannot go back', async () => {
  open();
  const learning = await cardOf('mf-learning');
  expect(learning.getByRole('button', { name: 'Torna alla precedente' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(learning.getByText('Non c’è una versione precedente')).toBeInTheDocument();
});

test('the page and its menu entry are for administrators', () => {
  const route = config.routes.find(({ path }) => path === '/releases');
  expect(route?.access).toEqual({ roles: ['AdminWorkerBadge'] });
  const entry = config.menu.find(({ path }) => path === '/releases');
  expect(entry).toMatchObject({ roles: ['AdminWorkerBadge'] });
});
