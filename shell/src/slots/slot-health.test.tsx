import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { Page } from 'shared-ui';
import { Slot, type RemoteApp } from 'shared-ui/remote';
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
  const { host } = await renderShell(
    '/courses',
    {
      'mf-catalogue': { ...empty, routes: [{ path: '/courses', Component: page }] },
      'mf-backoffice': { ...empty, ...office },
    },
    registry,
  );
  return () =>
    host.reports
      .filter(({ remote }) => remote === 'mf-backoffice')
      .map(({ kind, reason }) => (kind === 'ok' ? 'ok' : reason));
}

test('a widget that crashes in use counts against its version', async () => {
  let crash: () => void = () => undefined;
  function Widget() {
    const [hasCrashed, setCrashed] = useState(false);
    crash = () => setCrashed(true);
    if (hasCrashed) throw new Error('in use');
    return <p>riquadro</p>;
  }
  const reports = await renderWidget({ widgets: { [slot]: Widget } });
  await screen.findByText('riquadro');
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + MOUNT_MS + 1);
  act(() => crash());
  now.mockRestore();
  expect(screen.queryByText('riquadro')).toBeNull();
  expect(reports()).toEqual(['ok', 'Error: in use']);
});

test('a widget whose texts are lost is drawn in Italian, and counts against its version', async () => {
  const reports = await renderWidget({
    widgets: { [slot]: () => <p>riquadro</p> },
    messages: () => Promise.reject(new Error('lost')),
  });
  await screen.findByText('riquadro');
  const said = reports();
  expect(said).toHaveLength(2);
  expect(said).toEqual(expect.arrayContaining(['ok', 'Error: lost']));
});
