import { overridable, parseOverride, withOverrideOf } from './override.ts';

test.each([
  ['mf-x@http://localhost:4100', { remote: 'mf-x', origin: 'http://localhost:4100' }],
  ['mf-x@http://127.0.0.1:4100/', { remote: 'mf-x', origin: 'http://127.0.0.1:4100' }],
  ['mf-x@http://[::1]:4100', { remote: 'mf-x', origin: 'http://[::1]:4100' }],
  ['mf-x@https://evil.example', null],
  ['mf-x@http://localhost.evil.example', null],
  ['mf-x@http://localhost:4100/path', null],
  ['shell@http://localhost:4100', null],
  ['', null],
  [null, null],
])('%p', (text, expected) => {
  expect(parseOverride(text)).toEqual(expected);
});

test.each([
  [
    '?override=mf-x@http://localhost:4100',
    '/dashboard',
    '/dashboard?override=mf-x%40http%3A%2F%2Flocalhost%3A4100',
  ],
  ['?a=1&override', '/dashboard?b=2', '/dashboard?b=2&override='],
  ['?a=1', '/dashboard', '/dashboard'],
])('what is asked at %p goes along to %p', (search, to, expected) => {
  expect(withOverrideOf(search, to)).toBe(expected);
});

test('a remote that was never published can be chosen when it is asked for', () => {
  const asked = { remote: 'mf-new', origin: 'http://localhost:4100' };
  expect(overridable(['mf-a'], asked)).toEqual(['mf-a', 'mf-new']);
  expect(overridable(['mf-a', 'mf-new'], asked)).toEqual(['mf-a', 'mf-new']);
  expect(overridable(['mf-a'], null)).toEqual(['mf-a']);
});
