import type { CanaryRule, RegisteredRemote } from 'contracts';
import { isInCanary, percentile, versionsToTry, type Visitor } from './version-choice.ts';

const rule = (parts: Partial<CanaryRule>): CanaryRule => ({
  version: '2.0.0-b',
  percent: 100,
  salt: 'mf-catalogue 2.0.0-b',
  ...parts,
});
const giulia: Visitor = { id: '00000000-0000-4000-8000-000000000001', role: 'Discente' };
const anna: Visitor = { id: '00000000-0000-4000-8000-000000000006', role: 'AdminWorkerBadge' };
const guest: Visitor = { id: '4711', role: null };

test.each<[string, Partial<CanaryRule>, Visitor, boolean]>([
  ['everybody at 100', {}, giulia, true],
  ['nobody at 0', { percent: 0 }, giulia, false],
  ['a role that is named', { roles: ['AdminWorkerBadge'] }, anna, true],
  ['a role that is not', { roles: ['AdminWorkerBadge'] }, giulia, false],
  ['a visitor where roles are named', { roles: ['AdminWorkerBadge'] }, guest, false],
  ['a visitor where none are', { roles: [] }, guest, true],
  ['a role that is named, at 0', { roles: ['AdminWorkerBadge'], percent: 0 }, anna, false],
])('in the canary: %s', (_, parts, visitor, expected) => {
  expect(isInCanary(rule(parts), visitor)).toBe(expected);
});

const people = Array.from({ length: 20_000 }, (_, index) => `user-${index}`);

test.each([1, 5, 20, 50])('%d %% takes about that many, and the same ones each time', (percent) => {
  const chosen = people.filter((id) => isInCanary(rule({ percent }), { id, role: null }));
  expect(Math.abs(chosen.length / people.length - percent / 100)).toBeLessThan(0.01);
  const again = people.filter((id) => isInCanary(rule({ percent }), { id, role: null }));
  expect(again).toEqual(chosen);
});

test('at 0 % not even the first of all is taken', () => {
  const salt = 'mf-catalogue 2.0.0-b';
  const first = { id: 'user-29265', role: null };
  expect(percentile(salt, first.id)).toBe(0);
  expect(isInCanary(rule({ percent: 0, salt }), first)).toBe(false);
});

test('raising the percentage takes nobody out', () => {
  const at = (percent: number) =>
    new Set(people.filter((id) => isInCanary(rule({ percent }), { id, role: null })));
  const [few, many] = [at(5), at(30)];
  expect([...few].every((id) => many.has(id))).toBe(true);
});

test('another salt chooses other people', () => {
  const same = people.filter((id) => percentile('a', id) < 10 && percentile('b', id) < 10);
  expect(same.length / people.length).toBeLessThan(0.02);
});

const release = { base: '/_remotes/x/1/', remoteJsonHash: '', integrityHash: '' };
const remote = (parts: Partial<RegisteredRemote>): RegisteredRemote => ({
  owner: 'Catalogo',
  stable: '1.1',
  versions: { '1.0': release, '1.1': release, '1.2': release },
  ...parts,
});

test.each<[string, Partial<RegisteredRemote>, string[]]>([
  ['stable alone', {}, ['1.1']],
  ['with what was good before', { previous: '1.0' }, ['1.1', '1.0']],
  ['canary first', { previous: '1.0', canary: rule({ version: '1.2' }) }, ['1.2', '1.1', '1.0']],
  [
    'with the two that were',
    { stable: '1.2', previous: '1.1', earlier: '1.0' },
    ['1.2', '1.1', '1.0'],
  ],
  ['not in the canary', { canary: rule({ version: '1.2', percent: 0 }) }, ['1.1']],
  ['a version that is not registered', { previous: '0.9' }, ['1.1']],
  ['a canary that has become stable', { canary: rule({ version: '1.1' }) }, ['1.1']],
])('versions to try: %s', (_, parts, expected) => {
  expect(versionsToTry(remote(parts), giulia)).toEqual(expected);
});
