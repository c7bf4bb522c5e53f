import { safePath } from '../session/asked-path.ts';
import { isAllowedRedirect } from 'shared-auth';
import { loginDestination } from './login-destination.ts';
import { authReturn } from './identify.ts';

const login = { surveyCodes: [], canOpenSurvey: true, wasSurveyOffered: false, asked: null };

test.each([
  [{}, '/dashboard'],
  [{ asked: '/cart' }, '/cart'],
  [{ surveyCodes: ['PROFILO', 'ALTRO'] }, '/survey/PROFILO'],
  [{ surveyCodes: ['PROFILO'], asked: '/cart' }, '/survey/PROFILO'],
  [{ surveyCodes: ['PROFILO'], asked: '/cart', wasSurveyOffered: true }, '/cart'],
  [{ surveyCodes: ['PROFILO'], canOpenSurvey: false }, '/dashboard'],
])('[LOGIN-11 part] after a login with %j: %s', (parts, to) => {
  expect(loginDestination({ ...login, ...parts })).toBe(to);
});

test.each([
  ['/courses/view/5?x=1#a', '/courses/view/5?x=1#a'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/\t/evil.example', null],
  ['https://evil.example', null],
  ['javascript:alert(1)', null],
  ['/login', null],
  ['/auth?code=1', null],
  ['/', null],
  [null, null],
])('[LOGIN-11 part] the kept path %p is used as %p', (kept, used) => {
  expect(safePath(kept)).toBe(used);
});

test('[LOGIN-06 part] the return page reads code, state and errorDescription', () => {
  expect(authReturn('?code=c&state=s')).toEqual({ code: 'c', state: 's', description: null });
  expect(authReturn('?errorDescription=Annullato').description).toBe('Annullato');
  expect(authReturn('?error_description=Annullato').description).toBe('Annullato');
  expect(authReturn(`?errorDescription=${'x'.repeat(400)}`).description).toHaveLength(300);
});

test.each([
  ['/dev/idp/auth', 'https://wb.example', true],
  ['https://wb.example/dev/idp', 'https://wb.example', true],
  ['https://idp.example/auth', 'https://wb.example', true],
  ['http://idp.example/auth', 'https://wb.example', false],
  ['https://evil.example/auth', 'https://wb.example', false],
  ['javascript:alert(1)', 'https://wb.example', false],
  ['http://localhost:9000/auth', 'http://localhost:8080', true],
  ['http://localhost:9000/auth', 'https://wb.example', false],
  ['not an address at all ://', 'https://wb.example', true],
])('[LOGIN-02 part] being sent to %s from %s: %p', (address, origin, isAllowed) => {
  const hosts = ['idp.example', 'localhost:9000'];
  expect(isAllowedRedirect(address, { origin }, hosts)).toBe(isAllowed);
});
