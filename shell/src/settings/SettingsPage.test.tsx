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
import type { RoleName } from 'shared-auth';
import { toast } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { remoteApps } from '../testing/remotes.tsx';
import { renderShell } from '../testing/render-shell.tsx';
import type { DataExport, NotificationPreference, OwnSession, Subscription } from './api.ts';

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

const mail = (
  kind: NotificationPreference['kind'],
  title: string,
  description: string,
  status: boolean,
): NotificationPreference => ({
  kind,
  title,
  description,
  status,
  isRefusable: kind !== 'order',
});

async function open(
  endpoints: FakeEndpoints = {},
  at = '/settings',
  role: RoleName = 'Discente',
  roles: RoleName[] = [role],
) {
  signInAs(role, { roles });
  const fake = fakeApi({
    'GET /api/config': () => ({ data: publicConfig({ supportEmail: 'aiuto@example.it' }) }),
    'GET /api/Users/NotificationPreferences': () => ({
      data: [
        mail('order', 'Ricevuta', 'Dopo ogni pagamento.', true),
        mail('badge', 'Nuovo badge', 'Quando è emesso.', true),
        mail('exam', 'Risultato', 'Quando è valutato.', false),
      ],
    }),
    'GET /api/NewsletterRegistration/Own': () => ({ data: [] }),
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

test.each([
  ['Profilo', 'Apri il profilo', paths.profile()],
  ['Pagamenti', 'Apri i tuoi ordini', paths.orders()],
])('[PROF-14 part] the tab %s sets nothing itself, and leads there', async (tab, name, to) => {
  await open();
  await userEvent.click(screen.getByRole('tab', { name: tab }));
  const panel = within(screen.getByRole('tabpanel'));
  expect(panel.getByRole('link', { name })).toHaveAttribute('href', to);
  expect(panel.queryByRole('switch')).not.toBeInTheDocument();
});

test('in a role that does not buy, Pagamenti leads to the orders by a change of role', async () => {
  const { fake, path } = await open(
    {
      'PUT /api/Account/Role': () => ({ data: { permission: { role: 'Discente', claims: [] } } }),
    },
    '/settings?tab=payments',
    'AdminWorkerBadge',
    ['Discente', 'AdminWorkerBadge'],
  );
  const panel = within(screen.getByRole('tabpanel'));
  expect(panel.queryByRole('link')).not.toBeInTheDocument();
  expect(panel.getByText(/con il ruolo Discente/)).toBeInTheDocument();
  await userEvent.click(panel.getByRole('button', { name: 'Passa al ruolo Discente' }));
  await waitFor(() => expect(path()).toBe('/dashboard'));
  expect(fake.callsTo('PUT /api/Account/Role')[0]?.query).toEqual({ role: 'Discente' });
});

test('who is no learner at all is not offered that role', async () => {
  await open({}, '/settings?tab=payments', 'RedattoreCorsiA');
  const panel = within(screen.getByRole('tabpanel'));
  expect(panel.getByText(/con il ruolo Discente/)).toBeInTheDocument();
  expect(panel.queryByRole('button')).not.toBeInTheDocument();
});

test('[PROF-14 part] notifications are set in the tab Notifiche Email alone', async () => {
  await open();
  for (const name of ['Generali', 'Profilo', 'Pagamenti', 'Sottoscrizioni']) {
    await userEvent.click(screen.getByRole('tab', { name }));
    const panel = within(screen.getByRole('tabpanel'));
    expect(panel.queryByRole('switch', { name: /Nuovo badge/ })).not.toBeInTheDocument();
  }
});

test('Generali has the language, the theme and the way to the answer about cookies', async () => {
  await open();
  await userEvent.click(screen.getByRole('tab', { name: 'Generali' }));
  const panel = screen.getByRole('tabpanel');
  const theme = within(within(panel).getByRole('group', { name: 'Tema' }));
  expect(theme.getByRole('button', { pressed: true })).toHaveTextContent('Come il dispositivo');
  await userEvent.click(theme.getByRole('button', { name: 'Scuro' }));
  expect(theme.getByRole('button', { pressed: true })).toHaveTextContent('Scuro');
  expect(document.cookie).toContain('wb-color-scheme=dark');
  // The chosen one stays chosen when it is pressed again.
  await userEvent.click(theme.getByRole('button', { name: 'Scuro' }));
  expect(theme.getByRole('button', { pressed: true })).toHaveTextContent('Scuro');
  expect(within(panel).getByRole('link')).toHaveAttribute('href', '/public/cookies#cookie');
  const languages = within(within(panel).getByRole('group', { name: 'Lingua' }));
  await userEvent.click(languages.getByRole('button', { name: 'English' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Italiano' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Impostazioni' })).toBeVisible();
});

test('[PROF-15 part] notification preferences, each with its title and its status', async () => {
  await open();
  const panel = within(screen.getByRole('tabpanel'));
  const rows = await panel.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'RicevutaDopo ogni pagamento.Sempre attiva',
    'Nuovo badgeQuando è emesso.',
    'RisultatoQuando è valutato.',
  ]);
  expect(panel.getAllByRole('switch')).toHaveLength(2);
  expect(panel.getByRole('switch', { name: /Nuovo badge/ })).toBeChecked();
  expect(panel.getByRole('switch', { name: /Risultato/ })).not.toBeChecked();
});

test('a mail is turned off at once, and on again where that is not stored', async () => {
  let badge = true;
  let fails = false;
  const { fake } = await open({
    'GET /api/Users/NotificationPreferences': () => ({
      data: [mail('badge', 'Nuovo badge', 'Quando è emesso.', badge)],
    }),
    'PUT /api/Users/NotificationPreferences/{kind}': ({ body }) => {
      if (fails) return { status: 500 };
      badge = body.status;
      return { data: [] };
    },
  });
  const it = await screen.findByRole('switch', { name: /Nuovo badge/ });
  await userEvent.click(it);
  expect(it).not.toBeChecked();
  await waitFor(() => expect(badge).toBe(false));
  expect(fake.callsTo('PUT /api/Users/NotificationPreferences/{kind}')).toHaveLength(1);
  await waitFor(() => expect(it).not.toBeChecked());

  fails = true;
  await userEvent.click(it);
  expect(await screen.findByRole('alert')).toBeVisible();
  await waitFor(() => expect(it).not.toBeChecked());
});

const subscription = (courseId: number | null, courseTitle: string | null): Subscription => ({
  courseId,
  courseTitle,
  registeredAt: '2026-11-03T10:00:00.000Z',
});

test('Sottoscrizioni lists the newsletters that one gets; each can be left, and taken back', async () => {
  let received = [subscription(7, 'Antincendio'), subscription(9, 'Carrelli')];
  await open(
    {
      'GET /api/NewsletterRegistration/Own': () => ({ data: received }),
      'DELETE /api/CorsiNewsLetter/Registration/{courseId}': () => {
        received = received.slice(1);
        return { data: { isRegistered: false, email: '', courseId: 7, userId: '' } };
      },
      'POST /api/CorsiNewsLetter/Registration/{courseId}': () => {
        received = [subscription(7, 'Antincendio'), ...received];
        return { data: { isRegistered: true, email: '', courseId: 7, userId: '' } };
      },
      'POST /api/NewsletterWB/Registration': () => {
        received = [subscription(null, null), ...received];
        return { data: { isRegistered: true, email: '', courseId: null, userId: '' } };
      },
    },
    '/settings?tab=subscriptions',
  );
  const course = await screen.findByRole('switch', { name: /Antincendio/ });
  expect(screen.getAllByRole('switch').map((each) => (each as HTMLInputElement).checked)).toEqual([
    false,
    true,
    true,
  ]);
  expect(course.closest('li')).toHaveTextContent('La ricevi dal 03/11/2026');
  await userEvent.click(course);
  await waitFor(() => expect(received).toHaveLength(1));
  await waitFor(() => expect(course.closest('li')).toHaveTextContent('Non la ricevi'));
  await userEvent.click(course);
  await waitFor(() => expect(received).toHaveLength(2));
  await userEvent.click(screen.getByRole('switch', { name: /Newsletter di WorkerBadge/ }));
  await waitFor(() => expect(received).toHaveLength(3));
  await waitFor(() =>
    expect(screen.getByRole('switch', { name: /Newsletter di WorkerBadge/ })).toBeChecked(),
  );
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
