import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  fakeApi,
  publicConfig,
  resetAuth,
  signInAs,
  type FakeAnswer,
  type FakeEndpoints,
} from 'shared-auth/testing';
import { toast } from 'shared-ui';
import { remoteApps } from '../testing/remotes.tsx';
import { renderShell } from '../testing/render-shell.tsx';
import type { DataExport, OwnSession } from './api.ts';

beforeEach(() => {
  resetAuth();
  act(() => toast.clear());
});

const session = (id: string, changes: Partial<OwnSession> = {}): OwnSession => ({
  id,
  isCurrent: false,
  device: { kind: 'desktop', browser: 'Chrome', system: 'Windows' },
  address: '93.44.1.7',
  place: 'Bergamo',
  createdAt: '2026-11-01T08:00:00.000Z',
  lastUsedAt: '2026-11-20T08:00:00.000Z',
  endsAt: '2026-11-27T08:00:00.000Z',
  ...changes,
});

const sessions = [
  session('here', { isCurrent: true }),
  session('phone', {
    device: { kind: 'phone', browser: 'Safari', system: 'iOS' },
    place: null,
    address: '2.36.10.4',
  }),
];

async function open(endpoints: FakeEndpoints = {}, at = '/settings') {
  signInAs('Discente');
  const fake = fakeApi({
    'GET /api/config': () => ({ data: publicConfig({ supportEmail: 'aiuto@example.it' }) }),
    'GET /api/Users/NotificationPreferences': () => ({
      data: [
        { title: 'Nuovo badge', description: 'Quando è emesso.', status: true },
        { title: 'Newsletter', description: 'Una al mese.', status: false },
      ],
    }),
    'GET /api/Account/Sessions': () => ({ data: sessions }),
    'GET /api/Account/DataExport': () => ({ data: null }),
    ...endpoints,
  });
  const shell = await renderShell(at, remoteApps);
  await screen.findByRole('heading', { level: 1, name: 'Impostazioni' });
  return { fake, ...shell };
}

test('[PROF-13] the tabs in their order, Notifiche Email first to be open', async () => {
  await open();
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Generali',
    'Profilo',
    'Notifiche Email',
    'Pagamenti',
    'Sottoscrizioni',
  ]);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Notifiche Email');
  expect(tabs[0]?.querySelector('svg')).toBeInTheDocument();
});

test.each([['Generali'], ['Profilo'], ['Pagamenti'], ['Sottoscrizioni']])(
  '[PROF-14] the tab %s says plainly that there is nothing to set',
  async (name) => {
    await open();
    await userEvent.click(screen.getByRole('tab', { name }));
    expect(screen.getByRole('tabpanel')).toHaveTextContent(/^Qui non c’è ancora nulla/);
  },
);

test('[PROF-15] notification preferences, each with its title and its status, and no switch', async () => {
  await open();
  const panel = within(screen.getByRole('tabpanel'));
  const rows = await panel.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Nuovo badgeQuando è emesso.Attiva',
    'NewsletterUna al mese.Non attiva',
  ]);
  expect(panel.queryByRole('switch')).not.toBeInTheDocument();
  expect(panel.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('[PROF-15 part] preferences that do not load can be asked for again', async () => {
  let fails = true;
  await open({
    'GET /api/Users/NotificationPreferences': () => (fails ? { status: 500 } : { data: [] }),
  });
  const panel = within(screen.getByRole('tabpanel'));
  fails = false;
  await userEvent.click(await panel.findByRole('button', { name: 'Riprova' }));
  expect(await panel.findByText('Non ti inviamo email.')).toBeVisible();
});

const row = (name: string) => screen.getByText(name).closest('li') as HTMLElement;

test('sessions are told by device, place and time; this one cannot be ended here', async () => {
  await open();
  await screen.findByText('Safari su iOS');
  expect(row('Chrome su Windows')).toHaveTextContent('Bergamo · 93.44.1.7');
  expect(row('Chrome su Windows')).toHaveTextContent('Questo accesso');
  expect(within(row('Chrome su Windows')).queryByRole('button')).not.toBeInTheDocument();
  expect(row('Safari su iOS')).toHaveTextContent('Ultimo uso 20/11/2026, 09:00');
});

test('one session is ended after a question that names it', async () => {
  let listed = sessions;
  const { fake } = await open({
    'GET /api/Account/Sessions': () => ({ data: listed }),
    'DELETE /api/Account/Sessions/{id}': () => {
      listed = listed.slice(0, 1);
      return { data: true };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Termina Safari su iOS' }));
  const dialog = await screen.findByRole('alertdialog', { name: /Safari su iOS/ });
  expect(fake.callsTo('DELETE /api/Account/Sessions/{id}')).toHaveLength(0);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Termina' }));
  await waitFor(() => expect(screen.queryByText('Safari su iOS')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Termina tutti gli altri' })).not.toBeInTheDocument();
});

test('all other sessions are ended together', async () => {
  const { fake } = await open({ 'DELETE /api/Account/Sessions': () => ({ data: 1 }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Termina tutti gli altri' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Termina' }));
  await waitFor(() => expect(fake.callsTo('DELETE /api/Account/Sessions')).toHaveLength(1));
});

test('an export is asked for, its progress told, and then there is a file', async () => {
  const exportOf = (state: DataExport['state'], progress: number, url: string | null = null) => ({
    data: {
      state,
      progress,
      url,
      sizeBytes: 84_200,
      requestedAt: '2026-11-27T10:00:00.000Z',
      expiresAt: '2026-11-28T10:00:00.000Z',
    },
  });
  let answer: FakeAnswer<'GET /api/Account/DataExport'> = { data: null };
  await open({
    'GET /api/Account/DataExport': () => answer,
    'POST /api/Account/DataExport': () => {
      answer = exportOf('ready', 100, '/api/Courses/FileStreaming?token=t');
      return exportOf('running', 40);
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Prepara i miei dati' }));
  expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  const link = await screen.findByRole('link', { name: 'Scarica i miei dati' }, { timeout: 5000 });
  expect(link).toHaveAttribute('href', '/api/Courses/FileStreaming?token=t');
  expect(screen.getByText('84 kB, disponibile fino al 28/11/2026')).toBeVisible();
});

test('an export that failed says so and can be asked for again', async () => {
  const failed: DataExport = {
    state: 'failed',
    progress: 30,
    url: null,
    sizeBytes: null,
    requestedAt: '2026-11-27T10:00:00.000Z',
    expiresAt: null,
  };
  await open({ 'GET /api/Account/DataExport': () => ({ data: failed }) });
  expect(await screen.findByText(/Non siamo riusciti a preparare il file/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Prepara i miei dati' })).toBeEnabled();
});
