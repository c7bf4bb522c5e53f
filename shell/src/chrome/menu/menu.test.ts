import { currentSession, type RoleName } from 'shared-auth';
import { resetAuth, signInAs } from 'shared-auth/testing';
import { testRemotes } from '../../testing/host.ts';
import { menuEntries } from './menu.ts';

beforeEach(resetAuth);

const paths = (role: RoleName) => {
  signInAs(role);
  return menuEntries(currentSession(), testRemotes).map(({ path }) => path);
};

test('[SHELL-09 part] dashboard, courses, orders, profile, wallet, faq, newsletter', () => {
  expect(paths('Discente')).toEqual([
    '/dashboard',
    '/courses',
    '/order',
    '/profile',
    '/wallet',
    '/faq',
    '/newsletter',
  ]);
});

test('orders for a Discente only', () => {
  expect(paths('Discente')).toContain('/order');
  expect(paths('RedattoreCorsiA')).not.toContain('/order');
  expect(paths('AdminWorkerBadge')).not.toContain('/order');
});

test('wallet for Discente and RedattoreCorsiA only', () => {
  expect(paths('Discente')).toContain('/wallet');
  expect(paths('RedattoreCorsiA')).toContain('/wallet');
  expect(paths('AdminWorkerBadge')).not.toContain('/wallet');
});

test('an entry whose screen is not served is not there', () => {
  signInAs('Discente');
  const without = new Map([...testRemotes].filter(([key]) => key !== 'mf-catalogue'));
  expect(menuEntries(currentSession(), without).map(({ path }) => path)).not.toContain('/courses');
});
