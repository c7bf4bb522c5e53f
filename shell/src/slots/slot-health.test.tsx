import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { Page } from 'shared-ui';
import { lazyWidget, Slot, type RemoteApp } from 'shared-ui/remote';
import { MOUNT_MS } from '../federation/health.ts';
import { testRegistry } from '../testing/host.ts';
import { renderShell } from '../testing/render-shell.tsx';

const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
const slot = 'shell.profile.left.v1';

beforeEach(() => {
  resetAuth();
  signInAs('Discente');
  fakeApi({});
});
afterAll(() => complaints.mockRestore());

const empty: RemoteApp = { routes: [], widgets: {}, messages: async () => ({}) };

/** A page of the catalogue with a widget of the back office on it. */
async function renderWidget(office: Partial<RemoteApp>) {
  const page = () => (
    <Page title="Corsi">
      <Slot id={slot} props={{}} />
    </Page>
  );
  const registry = testRegistry();
  const release = registry.remotes['mf-backoffice']?.versions['1.0.0'] ?? {};
  const declared = registry.remotes['mf-backoffice']?.versions['1.0.0']?.remoteJson;
  Object.assign(release, { remoteJson: { ...declared, fills: [{ slot, order: 10, access: {} }] } });
  const { host, unmount } = await renderShell(
    '/courses',
    {
      'mf-catalogue': { ...empty, routes: [{ path: '/courses', Component: page }] },
      'mf-backoffice': { ...empty, ...office },
    },
    registry,
  );
  return {
    reports: () =>
      host.reports
        .filter(({ remote }) => remote === 'mf-backoffice')
        .map(({ kind, reason }) => (kind === 'ok' ? 'ok' : reason)),
    apps: host.apps,
    leave: unmount,
  };
}

test('a widget that crashes in use counts against its version', async () => {
  let crash: () => void = () => undefined;
  function Widget() {
    const [hasCrashed, setCrashed] = useState(false);
    crash = () => setCrashed(true);
    if (hasCrashed) throw new Error('in use');
    return <p>riquadro</p>;
  }
  const { reports } = await renderWidget({ widgets: { [slot]: Widget } });
  await screen.findByText('riquadro');
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + MOUNT_MS + 1);
  act(() => crash());
  now.mockRestore();
  expect(screen.queryByText('riquadro')).toBeNull();
  expect(reports()).toEqual(['ok', 'Error: in use']);
});

describe('code of a widget', () => {
  const Widget = () => <p>riquadro</p>;
  const arriving = () => {
    const code = Promise.withResolvers<typeof Widget>();
    return { ...code, widgets: { [slot]: lazyWidget(() => code.promise) } };
  };

  test('that takes a while is waited for, and the wait counts as its remote’s', async () => {
    const { widgets, resolve } = arriving();
    const { apps } = await renderWidget({ widgets });
    expect(screen.queryByText('riquadro')).toBeNull();
    const waited = jest.spyOn(apps, 'waited');
    const now = performance.now() + 5000;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
    await act(async () => resolve(Widget));
    clock.mockRestore();
    expect(screen.getByText('riquadro')).toBeVisible();
    const [remote, ms] = waited.mock.calls[0] ?? [];
    expect(remote?.key).toBe('mf-backoffice');
    expect(ms).toBeGreaterThanOrEqual(5000);
  });

  test('that is there already is drawn with the page', async () => {
    const loaded = lazyWidget(() => Promise.resolve(Widget));
    await loaded.load();
    const load = jest.spyOn(loaded, 'load');
    await renderWidget({ widgets: { [slot]: loaded } });
    expect(await screen.findByText('riquadro')).toBeVisible();
    expect(load).not.toHaveBeenCalled();
  });

  test('that is lost counts against its version, and is asked for again by a press', async () => {
    const lost = Object.assign(new Error('lost'), { name: 'ChunkLoadError' });
    const load = jest.fn(() => Promise.resolve(Widget));
    load.mockRejectedValueOnce(lost);
    const { reports } = await renderWidget({ widgets: { [slot]: lazyWidget(load) } });
    await userEvent.click(await screen.findByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('riquadro')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
    expect(reports()[0]).toBe('ChunkLoadError: lost');
  });

  test('that comes when nobody waits for it any more changes nothing', async () => {
    const { widgets, resolve } = arriving();
    const { apps, leave, reports } = await renderWidget({ widgets });
    const waited = jest.spyOn(apps, 'waited');
    leave();
    await act(async () => resolve(Widget));
    expect(waited).not.toHaveBeenCalled();
    expect(screen.queryByText('riquadro')).toBeNull();
    expect(reports()).toEqual([]);
  });
});

test('a widget whose texts are lost is drawn in Italian, and counts against its version', async () => {
  const { reports } = await renderWidget({
    widgets: { [slot]: () => <p>riquadro</p> },
    messages: () => Promise.reject(new Error('lost')),
  });
  await screen.findByText('riquadro');
  const said = reports();
  expect(said).toHaveLength(2);
  expect(said).toEqual(expect.arrayContaining(['ok', 'Error: lost']));
});
