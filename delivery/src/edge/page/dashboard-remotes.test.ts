import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Registry, SlotFill } from 'contracts';
import { dashboardRemotes } from './dashboard-remotes.ts';

const remote = (name: string, fills: SlotFill[]) => ({
  stable: '1.0.0-aaaa1111',
  versions: {
    '1.0.0-aaaa1111': { base: `/_remotes/${name}/1.0.0-aaaa1111/`, remoteJson: { fills } },
  },
});

const fill = (slot: SlotFill['slot'], access: SlotFill['access'] = {}): SlotFill => ({
  slot,
  order: 10,
  access,
});

const registry = {
  remotes: {
    courses: remote('courses', [
      fill('shell.dashboard.learner.v1'),
      fill('shell.dashboard.editor.v1', { roles: ['RedattoreCorsiA'] }),
    ]),
    orders: remote('orders', [fill('shell.dashboard.learner.v1', { roles: ['Discente'] })]),
    office: remote('office', [fill('shell.dashboard.admin.v1', { roles: ['AdminWorkerBadge'] })]),
    badges: remote('badges', [fill('shell.profile.left.v1')]),
  },
} as unknown as Registry;

const namesFor = (role: string | undefined, pathname = '/dashboard') =>
  dashboardRemotes(registry, pathname, role).map((base) => base.split('/')[2]);

test('the dashboard asks at once for the remotes whose blocks the role sees', () => {
  assert.deepEqual(namesFor('Discente'), ['courses', 'orders']);
  assert.deepEqual(namesFor('RedattoreCorsiA'), ['courses']);
  assert.deepEqual(namesFor('AdminWorkerBadge'), ['office']);
  // A role without blocks of its own sees the learner's, as far as they are for it.
  assert.deepEqual(namesFor('Ispettore', '/Dashboard/'), ['courses']);
});

test('nothing is asked for at another address, without a role, or for a role that does not exist', () => {
  assert.deepEqual(namesFor('Discente', '/courses'), []);
  assert.deepEqual(namesFor(undefined), []);
  assert.deepEqual(namesFor('constructor'), []);
});
