import { act } from '@testing-library/react';
import { resetAuth, signInAs } from '../testing.ts';
import { currentSession, onSessionChange } from './session-store.ts';
import { authStorageKey, readAuth } from './stored-auth.ts';
import { parseAuth } from './session.ts';

beforeEach(resetAuth);

/** What the browser tells this tab when another one wrote. */
function otherTabWrites(value: string | null): void {
  if (value === null) localStorage.removeItem(authStorageKey);
  else localStorage.setItem(authStorageKey, value);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: authStorageKey })));
}

test('[SHELL-39 part] [SHELL-42] [SHELL-43] the auth state holds the fields of the documents', () => {
  signInAs('Discente', { surveyCode: ['PROFILO'] });
  const auth = readAuth();
  expect(Object.keys(auth ?? {})).toEqual(
    expect.arrayContaining([
      'token',
      'refreshToken',
      'registry',
      'contacts',
      'company',
      'surveyCode',
      'permission',
      'roles',
      'isDocente',
      'isDeleted',
      'isPending',
      'isUserNotFound',
    ]),
  );
  expect(auth?.permission).toEqual({ role: 'Discente', claims: [] });
  expect(auth?.registry).toHaveProperty('fiscalCode');
  expect(auth?.registry).toHaveProperty('address');
  expect(auth?.contacts).toHaveProperty('emailComunicazione');
  expect(
    parseAuth({ ...auth, company: { name: 'Officine Greco S.r.l.', sdi: 'ABC1234' } })?.company,
  ).toHaveProperty('sdi', 'ABC1234');
});

test('[SHELL-44] it is kept in local storage under rtk:auth', () => {
  signInAs('Discente');
  expect(JSON.parse(localStorage.getItem('rtk:auth') ?? '')).toMatchObject({
    token: 'token',
    refreshToken: 'refresh-token',
  });
});

test.each([
  ['no JSON', '{'],
  ['another shape', '{"user":1}'],
  ['a list', '[]'],
  ['no refresh token', '{"token":"a","userId":"u","permission":{"role":"Discente"}}'],
  [
    'an unknown role',
    '{"token":"a","refreshToken":"b","userId":"u","permission":{"role":"Admin"}}',
  ],
])('[SHELL-44 part] %s in storage is logged out, no crash', (_, text) => {
  signInAs('Discente');
  otherTabWrites(text);
  expect(currentSession().status).toBe('anonymous');
});

test('[SHELL-45 part] the session says who is logged in, and gives out no token', () => {
  expect(currentSession().status).toBe('anonymous');
  signInAs('Discente');
  expect(currentSession()).toMatchObject({ status: 'authenticated', role: 'Discente' });
  expect(JSON.stringify(currentSession())).not.toContain('token');
});

test('[SHELL-46 part] logout in another tab reaches this one', () => {
  signInAs('Discente');
  const changes: string[] = [];
  const stop = onSessionChange((session) => changes.push(session.status));
  otherTabWrites(null);
  stop();
  expect(changes).toEqual(['anonymous']);
});

test('[SHELL-48 part] a token rotated by another tab is adopted and changes nothing on screen', () => {
  signInAs('Discente');
  let changes = 0;
  const stop = onSessionChange(() => {
    changes += 1;
  });
  otherTabWrites(JSON.stringify({ ...readAuth(), token: 'rotated', refreshToken: 'rotated-too' }));
  stop();
  expect(readAuth()?.token).toBe('rotated');
  expect(changes).toBe(0);
});
