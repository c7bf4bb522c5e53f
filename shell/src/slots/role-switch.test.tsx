import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { slotIds, type SlotId } from 'contracts';
import { useEffect, type ComponentType } from 'react';
import { api, currentSession, type RoleName } from 'shared-auth';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { Page, toast } from 'shared-ui';
import { lazyWidget, Slot, type RemoteApp } from 'shared-ui/remote';
import { testRegistry } from '../testing/host.ts';
import { renderShell } from '../testing/render-shell.tsx';

beforeEach(() => {
  resetAuth();
  sessionStorage.clear();
  act(() => toast.clear());
  signInAs('RedattoreCorsiA', { roles: ['RedattoreCorsiA', 'Discente'] });
});

/** One read by the cache and one past it, as a widget of the editor's has them. */
function Chart() {
  const { data } = useQuery({
    queryKey: ['chart'],
    queryFn: ({ signal }) => api.get('/api/List/OrdersByMonth', { signal }),
  });
  useEffect(() => {
    api.get('/api/List/OrdersByMonth').catch(() => undefined);
  }, []);
  return <p>{data === undefined ? 'grafico in arrivo' : 'grafico disegnato'}</p>;
}

/** The editor's slot on a page that both roles may open, with a widget whose code comes when the test says so. */
async function renderSlot(slot: SlotId) {
  const code = Promise.withResolvers<ComponentType>();
  const SlotOfAnyKind = Slot as ComponentType<{ id: SlotId; props: object }>;
  const empty: RemoteApp = { routes: [], widgets: {}, messages: async () => ({}) };
  const page = () => (
    <Page title="Corsi">
      <SlotOfAnyKind id={slot} props={{}} />
    </Page>
  );
  const registry = testRegistry();
  const office = registry.remotes['mf-backoffice']?.versions['1.0.0']?.remoteJson;
  const fills = [{ slot, order: 10, access: { roles: ['RedattoreCorsiA'] as const } }];
  Object.assign(registry.remotes['mf-backoffice']?.versions['1.0.0'] ?? {}, {
    remoteJson: { ...office, fills },
  });
  const shell = await renderShell(
    '/courses',
    {
      'mf-catalogue': { ...empty, routes: [{ path: '/courses', Component: page }] },
      'mf-backoffice': { ...empty, widgets: { [slot]: lazyWidget(() => code.promise) } },
    },
    registry,
  );
  await screen.findByRole('heading', { level: 1, name: 'Corsi' });
  return { ...shell, codeArrives: () => act(async () => code.resolve(Chart)) };
}

/** A server that has the new role as soon as it is told, and says so when the test lets it. */
function server() {
  const answer = Promise.withResolvers<{ status?: number }>();
  const judgedAs: RoleName[] = [];
  let role: RoleName = 'RedattoreCorsiA';
  const fake = fakeApi({
    'PUT /api/Account/Role': async () => {
      role = 'Discente';
      const { status = 200 } = await answer.promise;
      if (status === 200) return { data: { permission: { role, claims: [] } } };
      role = 'RedattoreCorsiA';
      return { status };
    },
    'GET /api/List/OrdersByMonth': () => {
      judgedAs.push(role);
      return role === 'Discente' ? { status: 403 } : { data: [] };
    },
  });
  return { fake, judgedAs, answers: (given: { status?: number }) => answer.resolve(given) };
}

async function chooseLearner(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: /^Ruolo/ }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Discente' }));
}

test.each(slotIds)(
  '[SHELL-06 part] code of %s that comes during a switch of the role reads nothing as the new one',
  async (slot) => {
    const { judgedAs, answers, fake } = server();
    const { codeArrives, path } = await renderSlot(slot);
    await chooseLearner();
    expect(fake.callsTo('PUT /api/Account/Role')).toHaveLength(1);
    await codeArrives();
    expect((await screen.findAllByText('grafico in arrivo'))[0]).toBeVisible();
    await act(async () => answers({}));
    await waitFor(() => expect(path()).toBe('/dashboard'));
    await screen.findByRole('heading', { level: 1, name: 'Ciao, Giulia' });
    expect(currentSession().role).toBe('Discente');
    expect(screen.queryByText(/^grafico/)).toBeNull();
    expect(judgedAs).toEqual([]);
  },
);

describe('a switch that the server refuses', () => {
  test('[SHELL-06 part] sends what the page has asked for meanwhile', async () => {
    const { judgedAs, answers } = server();
    const { codeArrives, path } = await renderSlot('shell.profile.left.v1');
    await chooseLearner();
    await codeArrives();
    await screen.findByText('grafico in arrivo');
    await act(async () => answers({ status: 503 }));
    expect(await screen.findByText('grafico disegnato')).toBeVisible();
    expect(path()).toBe('/courses');
    expect(judgedAs).toEqual(['RedattoreCorsiA', 'RedattoreCorsiA']);
  });

  test('[SHELL-06 part] asks again for what was on its way when it began', async () => {
    const { answers, fake } = server();
    const lost = new Promise<never>(() => undefined);
    fake.use({ 'GET /api/List/OrdersByMonth': () => lost });
    const { codeArrives } = await renderSlot('shell.profile.left.v1');
    await codeArrives();
    await screen.findByText('grafico in arrivo');
    await chooseLearner();
    fake.use({ 'GET /api/List/OrdersByMonth': () => ({ data: [] }) });
    await act(async () => answers({ status: 503 }));
    expect(await screen.findByText('grafico disegnato')).toBeVisible();
  });
});
