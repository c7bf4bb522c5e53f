import { currentSession } from 'shared-auth';
import { resetAuth, signInAs } from 'shared-auth/testing';
import { testRemotes } from '../testing/host.ts';
import { loadDashboardBlocks } from './dashboard-blocks.ts';

afterEach(resetAuth);

const loadedFor = () => {
  const keys: string[] = [];
  loadDashboardBlocks(currentSession(), testRemotes, {
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
