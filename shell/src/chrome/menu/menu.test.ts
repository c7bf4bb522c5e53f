import { currentSession, type RoleName } from 'shared-auth';
import { resetAuth, signInAs } from 'shared-auth/testing';
import { testRemotes } from '../../testing/host.ts';
import { currentEntry, menuEntries } from './menu.ts';

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

const company = {
  id: '1',
  name: 'Officine Greco S.r.l.',
  role: 'LEGAL_REPRESENTATIVE',
  sdi: '',
} as const;
const withPeople = new Map(
  [...testRemotes].map(([key, remote]) => [
    key,
    key === 'mf-commerce'
      ? {
          ...remote,
          menu: [
            ...remote.menu,
            {
              ...remote.menu[0]!,
              order: 82,
              path: '/order/people',
              companyRoles: ['LEGAL_REPRESENTATIVE'] as const,
            },
          ],
        }
      : remote,
  ]),
);
const entries = (acting: Parameters<typeof signInAs>[1] = {}) => {
  signInAs('Discente', acting);
  return menuEntries(currentSession(), withPeople);
};

test('an entry for who acts for a company is not there for others', () => {
  const shown = (acting?: Parameters<typeof signInAs>[1]) =>
    entries(acting).some(({ path }) => path === '/order/people');
  expect(shown({ company })).toBe(true);
  expect(shown()).toBe(false);
  // They may act for it, and act in their own name.
  expect(shown({ company: null, represents: company })).toBe(false);
  expect(shown({ company: { ...company, role: 'DELEGATE' } })).toBe(false);
});

test('of two entries that a page lies under one is current, the closer', () => {
  const current = (pathname: string) => currentEntry(entries({ company }), pathname)?.path;
  expect(current('/order')).toBe('/order');
  expect(current('/order/detail/7')).toBe('/order');
  expect(current('/order/people')).toBe('/order/people');
  expect(current('/orders')).toBeUndefined();
});
