import type { ReleasedVersion } from 'contracts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type JSX } from 'react';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { Page } from 'shared-ui';
import { lazyPage, type RemoteApp } from 'shared-ui/remote';
import { MOUNT_MS } from '../federation/health.ts';
import { testRegistry } from '../testing/host.ts';
import { renderShell } from '../testing/render-shell.tsx';

const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => {
  resetAuth();
  signInAs('Discente');
  fakeApi({});
});
afterAll(() => complaints.mockRestore());

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const app = (parts: Partial<RemoteApp>): RemoteApp => ({
  routes: [],
  widgets: {},
  messages: async () => ({}),
  ...parts,
});
const page = (title: string) =>
  function TestPage() {
    return (
      <Page title={title}>
        <input aria-label="Nota" />
      </Page>
    );
  };
const showing = (title: string) => app({ routes: [{ path: '/courses', Component: page(title) }] });
const withPrevious = testRegistry(1, ['mf-catalogue']);

function Broken(): never {
  throw new Error('broken at mount');
}

test.each<[string, RemoteApp]>([
  ['crashes at mount', app({ routes: [{ path: '/courses', Component: Broken }] })],
  [
    'has lost the code of the page',
    app({
      routes: [{ path: '/courses', lazy: lazyPage(() => Promise.reject(new Error('lost'))) }],
    }),
  ],
  [
    'has lost its texts',
    app({ ...showing('new'), messages: () => Promise.reject(new Error('lost')) }),
  ],
])('a version that %s gives way to the one before', async (_, broken) => {
  const { host } = await renderShell(
    '/courses',
    { 'mf-catalogue 1.0.0': broken, 'mf-catalogue 0.9.0': showing('Corsi di prima') },
    withPrevious,
  );
  await heading('Corsi di prima');
  expect(host.reports).toContainEqual(
    expect.objectContaining({ remote: 'mf-catalogue', version: '1.0.0', kind: 'error' }),
  );
  // Only what was painted counts as working: nobody saw a page of the other one.
  const well = host.reports.filter(({ kind }) => kind === 'ok');
  expect(well).toEqual([{ remote: 'mf-catalogue', version: '0.9.0', kind: 'ok' }]);
});

test('a page that crashes in use is told, counts against its version, and stays with it', async () => {
  function Crashing() {
    const [hasCrashed, setCrashed] = useState(false);
    if (hasCrashed) throw new Error('in use');
    return (
      <Page title="Corsi">
        <button type="button" onClick={() => setCrashed(true)}>
          x
        </button>
      </Page>
    );
  }
  const { host } = await renderShell(
    '/courses',
    {
      'mf-catalogue 1.0.0': app({ routes: [{ path: '/courses', Component: Crashing }] }),
      'mf-catalogue 0.9.0': showing('Corsi di prima'),
    },
    withPrevious,
  );
  await heading('Corsi');
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + MOUNT_MS + 1);
  fireEvent.click(screen.getByRole('button', { name: 'x' }));
  now.mockRestore();
  await heading('Questa pagina non si è aperta');
  expect(host.reports.filter(({ remote }) => remote === 'mf-catalogue')).toEqual([
    expect.objectContaining({ version: '1.0.0', kind: 'ok' }),
    { remote: 'mf-catalogue', version: '1.0.0', kind: 'error', reason: 'Error: in use' },
  ]);
});

test('texts that are lost in every version leave the page in Italian', async () => {
  const silent = app({ ...showing('Corsi'), messages: () => Promise.reject(new Error('lost')) });
  await renderShell('/courses', { 'mf-catalogue': silent });
  await heading('Corsi');
});

test('texts that are lost before the code of the page is here leave it in Italian too', async () => {
  let arrive = () => {};
  const code = new Promise<() => JSX.Element>((resolve) => {
    arrive = () => resolve(page('Corsi'));
  });
  const silent = app({
    routes: [{ path: '/courses', lazy: lazyPage(() => code) }],
    messages: () => Promise.reject(new Error('lost')),
  });
  await renderShell('/courses', { 'mf-catalogue': silent });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  await act(async () => arrive());
  await heading('Corsi');
});

test('code that is lost in every version is told', async () => {
  const broken = app({
    routes: [{ path: '/courses', lazy: lazyPage(() => Promise.reject(new Error('lost'))) }],
  });
  await renderShell('/courses', { 'mf-catalogue': broken });
  await heading('Questa pagina non si è aperta');
});

test('code that is late is told, naming who is late, and can be asked for anew', async () => {
  let attempts = 0;
  const late = app({
    routes: [
      {
        path: '/courses',
        lazy: lazyPage(() => {
          attempts += 1;
          return attempts === 1 ? new Promise(() => undefined) : Promise.resolve(page('Corsi'));
        }),
      },
    ],
  });
  await renderShell('/courses', { 'mf-catalogue': late });
  expect(
    await screen.findByText(
      'Ancora un momento: la pagina di Catalogo sta arrivando.',
      {},
      { timeout: 4000 },
    ),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  await heading('Corsi');
});

describe('a newer release', () => {
  const apps = {
    'mf-catalogue 1.0.0': showing('Corsi'),
    'mf-catalogue 0.9.0': showing('Corsi di prima'),
  };
  /** Back to 0.9.0, as an operator does it. */
  const rolledBack = () => {
    const registry = testRegistry(2, ['mf-catalogue']);
    const remote = registry.remotes['mf-catalogue'];
    if (remote === undefined) throw new Error('not registered');
    const { previous: _previous, versions, ...rest } = remote;
    const before = { ...versions['1.0.0'], ...versions['0.9.0'] } as ReleasedVersion;
    const back = { ...rest, stable: '0.9.0', versions: { '0.9.0': before } };
    return { ...registry, remotes: { ...registry.remotes, 'mf-catalogue': back } };
  };

  test('takes the place of the one that is shown, without a reload', async () => {
    const { host } = await renderShell('/courses', apps, withPrevious);
    await heading('Corsi');
    act(() => host.adopt(rolledBack()));
    await heading('Corsi di prima');
  });

  test('is shown where the code of the page was still arriving', async () => {
    let arrive = () => {};
    const code = new Promise<() => JSX.Element>((resolve) => {
      arrive = () => resolve(page('Corsi'));
    });
    const slow = app({ routes: [{ path: '/courses', lazy: lazyPage(() => code) }] });
    const { host } = await renderShell(
      '/courses',
      { ...apps, 'mf-catalogue 1.0.0': slow },
      withPrevious,
    );
    await screen.findByText(/la pagina di Catalogo sta arrivando/, {}, { timeout: 4000 });
    act(() => host.adopt(rolledBack()));
    await act(async () => arrive());
    await heading('Corsi di prima');
  });

  test('waits while somebody types, and comes when the page is left', async () => {
    const { host, router } = await renderShell('/courses', apps, withPrevious);
    await heading('Corsi');
    await userEvent.type(screen.getByRole('textbox', { name: 'Nota' }), 'a metà');
    act(() => host.adopt(rolledBack()));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.getByRole('textbox', { name: 'Nota' })).toHaveValue('a metà');
    await heading('Corsi');
    await act(async () => router.navigate('/dashboard'));
    await heading('Ciao, Giulia');
    await act(async () => router.navigate('/courses'));
    await heading('Corsi di prima');
  });

  test('of a menu shows in the open page', async () => {
    const { host } = await renderShell('/dashboard', apps);
    await heading('Ciao, Giulia');
    const registry = testRegistry(2);
    const text = JSON.stringify(registry).replaceAll('"it":"FAQ"', '"it":"Domande"');
    act(() => host.adopt(JSON.parse(text) as typeof registry));
    await waitFor(() => expect(screen.getAllByText('Domande').length).toBeGreaterThan(0));
  });
});
