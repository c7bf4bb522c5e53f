import { currentSession } from 'shared-auth';
import { resetAuth, signInAs } from 'shared-auth/testing';
import { testRemotes } from '../testing/host.ts';
import { dashboardSlots, loadDashboardBlocks } from './dashboard-blocks.ts';

afterEach(resetAuth);

const loadedFor = (remotes = testRemotes) => {
  const keys: string[] = [];
  loadDashboardBlocks(currentSession(), remotes, {
    loadRemoteApp: async (key) => {
      keys.push(key);
      throw new Error('lost on the way');
    },
  });
  return keys;
};

it('the remotes of the blocks of the role are loaded ahead; one that fails is left to its block', () => {
  signInAs('Discente');
  expect(loadedFor()).toEqual(['mf-catalogue']);
});

it('nothing is loaded ahead for who is not logged in', () => {
  expect(loadedFor()).toEqual([]);
});

const company = { id: '1', name: 'Officine', role: 'LEGAL_REPRESENTATIVE', sdi: '' } as const;

it('who acts for a company sees its blocks first, whatever the role; others have no such place', () => {
  const slots = () => dashboardSlots(currentSession());
  signInAs('Discente', { company });
  expect(slots()).toEqual(['shell.dashboard.company.v1', 'shell.dashboard.learner.v1']);
  signInAs('AdminWorkerBadge', { company });
  expect(slots()).toEqual(['shell.dashboard.company.v1', 'shell.dashboard.admin.v1']);
  signInAs('Discente', { company: null, represents: company });
  expect(slots()).toEqual(['shell.dashboard.learner.v1']);
});

it('the remote of the company’s blocks is loaded ahead too, and none twice', () => {
  const fill = { slot: 'shell.dashboard.company.v1', order: 10, access: {} };
  const remotes = new Map(
    [...testRemotes].map(([key, remote]) => [
      key,
      ['mf-commerce', 'mf-catalogue'].includes(key)
        ? { ...remote, fills: [...remote.fills, fill] }
        : remote,
    ]),
  );
  signInAs('Discente', { company });
  expect(loadedFor(remotes).toSorted()).toEqual(['mf-catalogue', 'mf-commerce']);
  signInAs('Discente');
  expect(loadedFor(remotes)).toEqual(['mf-catalogue']);
});
