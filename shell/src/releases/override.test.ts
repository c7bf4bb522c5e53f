import { parseOverride } from './override.ts';

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
