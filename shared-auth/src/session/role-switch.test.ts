import { api, callEdge } from '../api/api.ts';
import { fakeApi, resetAuth, signInAs } from '../testing.ts';
import { switchRole } from './login.ts';
import { onRoleSwitch, type RoleSwitchPhase } from './role-switch.ts';
import { currentSession, onSessionChange } from './session-store.ts';

beforeEach(() => {
  resetAuth();
  signInAs('RedattoreCorsiA', { roles: ['RedattoreCorsiA', 'Discente'] });
});

/** A server that judges each read by the role that the session has when it arrives; its answers to a switch wait. */
function server() {
  const answer = Promise.withResolvers<{ status?: number }>();
  const judgedAs: string[] = [];
  let role = 'RedattoreCorsiA';
  const fake = fakeApi({
    'PUT /api/Account/Role': async ({ query }) => {
      role = String(query['role']);
      const { status = 200 } = await answer.promise;
      if (status === 200) return { data: { permission: { role: 'Discente', claims: [] } } };
      role = 'RedattoreCorsiA';
      return { status };
    },
    'GET /api/List/OrdersByMonth': () => {
      judgedAs.push(role);
      return { data: [] };
    },
    'GET /api/Documents/UserManual': () => {
      judgedAs.push(role);
      return { data: new Blob() };
    },
    'GET registry/health': () => ({ data: 'well' }),
    'POST /api/Logs/InsertLogClientToDb': () => ({ data: 'log-1' }),
  });
  return { fake, judgedAs, answer: answer.resolve };
}

const read = () => api.get('/api/List/OrdersByMonth');
const settle = () => new Promise((done) => setTimeout(done, 5));

test('[SHELL-06 part] a read that the old role began during a switch is never sent', async () => {
  const { judgedAs, answer } = server();
  const switched = switchRole('Discente');
  const begun = Promise.allSettled([
    read(),
    api.raw({ method: 'GET', path: 'List/OrdersByMonth' }),
    api.blob('/api/Documents/UserManual'),
  ]);
  await settle();
  expect(judgedAs).toEqual([]);
  answer({});
  await switched;
  for (const { status, ...result } of await begun) {
    expect(status).toBe('rejected');
    expect(result).toMatchObject({ reason: { kind: 'aborted' } });
  }
  expect(judgedAs).toEqual([]);
});

test('[SHELL-06 part] what the new role reads as soon as it is there is sent', async () => {
  const { judgedAs, answer } = server();
  const switched = switchRole('Discente');
  const stop = onSessionChange(() => void read());
  answer({});
  await switched;
  await settle();
  stop();
  expect(currentSession().role).toBe('Discente');
  expect(judgedAs).toEqual(['Discente']);
});

test('[SHELL-06 part] a switch that the server refuses sends what has waited, as the role that stays', async () => {
  const { judgedAs, answer } = server();
  const phases: RoleSwitchPhase[] = [];
  const stop = onRoleSwitch((phase) => phases.push(phase));
  const switched = switchRole('Discente');
  const begun = read();
  await settle();
  expect(judgedAs).toEqual([]);
  answer({ status: 503 });
  await expect(switched).rejects.toMatchObject({ status: 503 });
  await begun;
  expect(judgedAs).toEqual(['RedattoreCorsiA']);
  expect(phases).toEqual(['begun', 'kept']);
  stop();
  await switchRole('Discente').catch(() => undefined);
  expect(phases).toHaveLength(2);
});

test('a second switch holds the reads when the first is answered', async () => {
  const { judgedAs, answer, fake } = server();
  const first = switchRole('Discente');
  const later = Promise.withResolvers<void>();
  fake.use({
    'PUT /api/Account/Role': async () => {
      await later.promise;
      return { data: { permission: { role: 'RedattoreCorsiA', claims: [] } } };
    },
  });
  await settle();
  const second = switchRole('RedattoreCorsiA');
  answer({});
  await first;
  const begun = read().catch(() => 'not sent');
  await settle();
  expect(judgedAs).toEqual([]);
  later.resolve();
  await second;
  expect(await begun).toBe('not sent');
});

test('writes, and what the edge says to everybody, do not wait for a switch', async () => {
  const { answer } = server();
  const switched = switchRole('Discente');
  expect(await callEdge('GET', 'registry/health')).toBe('well');
  expect(await api.post('/api/Logs/InsertLogClientToDb', { body: { error: 'e' } })).toBe('log-1');
  answer({});
  await switched;
});
