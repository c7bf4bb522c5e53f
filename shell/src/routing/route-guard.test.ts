import type { RoleName, Session } from 'shared-auth';
import { currentSession } from 'shared-auth';
import { resetAuth, signInAs } from 'shared-auth/testing';
import { testRemotes } from '../testing/host.ts';
import { admission } from './route-guard.ts';
import { routeOwner } from './route-owner.ts';

beforeEach(resetAuth);

const visitor = (): Session => currentSession();
const as = (role: RoleName): Session => {
  signInAs(role);
  return currentSession();
};
const go = (path: string, session: Session) => admission(path, session, testRemotes);
const enters = (path: string, session: Session) => go(path, session).kind === 'enter';

test.each([
  '/',
  '/homepage',
  '/login',
  '/auth',
  '/public/catalogue',
  '/public/catalogue/view/7',
  '/public/cart',
])('[SHELL-26 part] %s is open to visitors', (path) => {
  expect(enters(path, visitor())).toBe(true);
});

test.each<[string, string, RoleName[]]>([
  ['SHELL-27', '/courses/edit', ['RedattoreCorsiA', 'AdminWorkerBadge']],
  ['SHELL-27', '/courses/edit/3', ['RedattoreCorsiA', 'AdminWorkerBadge']],
  ['SHELL-28', '/faq/edit', ['AdminWorkerBadge']],
  ['SHELL-29', '/newsletter/edit', ['RedattoreCorsiA', 'AdminWorkerBadge']],
  ['SHELL-29', '/newsletter/edit/4', ['RedattoreCorsiA', 'AdminWorkerBadge']],
  ['SHELL-30', '/order', ['Discente']],
  ['SHELL-30', '/cart', ['Discente']],
  ['SHELL-31', '/wallet', ['Discente', 'RedattoreCorsiA']],
  ['SHELL-32', '/table/invoice', ['RedattoreCorsiA', 'AdminWorkerBadge']],
  ['SHELL-32', '/detail/invoice/9', ['RedattoreCorsiA', 'AdminWorkerBadge']],
])('as for %s: %s is open to %p only', (_, path, allowed) => {
  const all: RoleName[] = ['Discente', 'RedattoreCorsiA', 'AdminWorkerBadge', 'AdminAzienda'];
  expect(all.filter((role) => enters(path, as(role)))).toEqual(
    all.filter((role) => allowed.includes(role)),
  );
  resetAuth();
  expect(go(path, visitor())).toEqual({ kind: 'login' });
});

test.each(['/dashboard', '/courses', '/courses/view/3', '/search', '/faq', '/newsletter'])(
  '[SHELL-33 part] %s is open to any logged-in user',
  (path) => {
    expect(go(path, visitor())).toEqual({ kind: 'login' });
    expect(enters(path, as('Tutor'))).toBe(true);
  },
);

test('[SHELL-33 part] who is logged in with another role goes to the dashboard, and is told', () => {
  expect(go('/wallet', as('AdminWorkerBadge'))).toEqual({
    kind: 'redirect',
    to: '/dashboard',
    reason: 'forbidden',
  });
});

test('[SHELL-34 part] / is the homepage for visitors, the dashboard for who is logged in', () => {
  expect(enters('/', visitor())).toBe(true);
  expect(go('/', as('Discente'))).toMatchObject({ kind: 'redirect', to: '/dashboard' });
});

test('[SHELL-35 part] an unknown path goes to the homepage, or to the dashboard when logged in', () => {
  expect(go('/nowhere', visitor())).toMatchObject({ kind: 'redirect', to: '/' });
  expect(go('/nowhere', as('Discente'))).toMatchObject({ kind: 'redirect', to: '/dashboard' });
});

test('[SHELL-35 part] a start page that no remote serves does not redirect to itself', () => {
  expect(admission('/', visitor(), new Map()).kind).toBe('enter');
});

test.each(['/public', '/public/'])('[SHELL-36] %s alone goes to the homepage', (path) => {
  expect(go(path, visitor())).toMatchObject({ kind: 'redirect', to: '/' });
  // Not by way of `/`, which is the dashboard then.
  expect(go(path, as('Discente'))).toMatchObject({ kind: 'redirect', to: '/homepage' });
  expect(enters('/homepage', as('Discente'))).toBe(true);
});

test.each([
  ['/courses/use/5', 'mf-learning'],
  ['/courses/view/5', 'mf-catalogue'],
  ['/courses', 'mf-catalogue'],
  ['/coursesx', undefined],
  ['/COURSES/view/5', 'mf-catalogue'],
  ['/faq/', 'mf-catalogue'],
  ['/faq/edit', 'mf-backoffice'],
  ['/dashboard', 'shell'],
])('the most specific declaration of %s is of %p', (path, key) => {
  expect(routeOwner(path, testRemotes)?.key).toBe(key);
});
