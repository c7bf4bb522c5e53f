import {
  defaultRole,
  matchesAccess,
  parseRole,
  roleCodes,
  roleNames,
  type AccessRule,
} from 'contracts';
import { render, screen } from '@testing-library/react';
import { anonymous, type Session } from '../session/session.ts';
import { resetAuth, signInAs } from '../testing.ts';
import { can } from './access.ts';
import { Access } from './Access.tsx';

const editor: Session = {
  ...anonymous,
  status: 'authenticated',
  role: 'RedattoreCorsiA',
  roles: ['Discente', 'RedattoreCorsiA'],
  claims: ['CAI'],
};

const table: [string, Pick<AccessRule, 'roles' | 'claims' | 'claimsExempt'>, boolean][] = [
  ['nothing given', {}, true],
  ['empty lists', { roles: [], claims: [] }, true],
  ['role in the list', { roles: ['AdminWorkerBadge', 'RedattoreCorsiA'] }, true],
  ['role not in the list', { roles: ['AdminWorkerBadge'] }, false],
  ['claim in the list', { claims: ['ACS', 'CAI'] }, true],
  ['claim not in the list', { claims: ['ACS'] }, false],
  ['both match', { roles: ['RedattoreCorsiA'], claims: ['CAI'] }, true],
  ['only the role matches', { roles: ['RedattoreCorsiA'], claims: ['ACS'] }, false],
  ['only the claim matches', { roles: ['Discente'], claims: ['CAI'] }, false],
  ['the role is exempt', { claims: ['ACS'], claimsExempt: ['RedattoreCorsiA'] }, true],
  ['another role is exempt', { claims: ['ACS'], claimsExempt: ['AdminWorkerBadge'] }, false],
  [
    'exempt, and not in the roles',
    { roles: ['Discente'], claims: ['ACS'], claimsExempt: ['RedattoreCorsiA'] },
    false,
  ],
  ['role matches, empty claims', { roles: ['RedattoreCorsiA'], claims: [] }, true],
];

test.each(table)('[SHELL-37] %s', (_, rule, isMatch) => {
  expect(matchesAccess(rule, editor)).toBe(isMatch);
  expect(can(rule, editor)).toBe(isMatch);
  expect(can(rule, anonymous)).toBe(false);
});

test('[SHELL-26 part] a public rule is open to everyone', () => {
  expect(can({ public: true }, anonymous)).toBe(true);
  expect(can({ public: true }, editor)).toBe(true);
});

test('who teaches may be exempt from the roles of a rule', () => {
  const rule = { roles: ['AdminWorkerBadge'], docenteExempt: true } as const;
  expect(can(rule, { ...editor, isDocente: true })).toBe(true);
  expect(can(rule, editor)).toBe(false);
  expect(can({ roles: ['AdminWorkerBadge'] }, { ...editor, isDocente: true })).toBe(false);
});

test('[SHELL-37 part] a held role that is not the active one does not count', () => {
  expect(can({ roles: ['Discente'] }, editor)).toBe(false);
});

describe('<Access>', () => {
  beforeEach(() => {
    resetAuth();
    signInAs('Discente');
  });

  test('[SHELL-38] shows the fallback when the check fails', () => {
    render(
      <Access roles={['AdminWorkerBadge']} fallback={<p>Non per te</p>}>
        <p>Riservato</p>
      </Access>,
    );
    expect(screen.getByText('Non per te')).toBeVisible();
    expect(screen.queryByText('Riservato')).toBeNull();
  });

  test('[SHELL-37 part] shows the content when the check passes', () => {
    render(
      <Access roles={['Discente']} fallback={<p>Non per te</p>}>
        <p>Riservato</p>
      </Access>,
    );
    expect(screen.getByText('Riservato')).toBeVisible();
    expect(screen.queryByText('Non per te')).toBeNull();
  });
});

test('[SHELL-39 part] the enumeration of roles, Discente by default', () => {
  expect(roleNames.toSorted()).toEqual(
    [
      'AdminAzienda',
      'AdminEnteFinanziatore',
      'AdminEnteFormazione',
      'AdminWorkerBadge',
      'Discente',
      'DocenteB',
      'Ispettore',
      'RedattoreCorsiA',
      'Tutor',
    ].toSorted(),
  );
  expect(defaultRole).toBe('Discente');
  expect(roleCodes).toMatchObject({ Discente: 7, RedattoreCorsiA: 6, AdminWorkerBadge: 1 });
});

test.each([
  ['Discente', 'Discente'],
  [7, 'Discente'],
  ['7', 'Discente'],
  [1, 'AdminWorkerBadge'],
  ['Admin', null],
  ['AdminAzienda2', null],
  ['discente', null],
  [10, null],
  [null, null],
])('[SHELL-39 part] reads role %p as %p: exact names and codes only', (value, role) => {
  expect(parseRole(value)).toBe(role);
});
