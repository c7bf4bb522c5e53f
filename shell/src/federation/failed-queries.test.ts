import { isFaultOfCode } from './failed-queries.ts';

const ofApi = (parts: object) =>
  Object.assign(new Error('x'), { isApiError: true, code: null, ...parts });

test.each<[what: string, error: unknown, isOfCode: boolean]>([
  ['an address that the server does not have', ofApi({ status: 404, code: 'NOT_FOUND' }), true],
  ['a course that is gone', ofApi({ status: 404, code: 'COURSE_NOT_FOUND' }), false],
  ['a request that is not understood', ofApi({ status: 400 }), true],
  ['an answer that the code cannot read', new TypeError('x is undefined'), true],
  ['no answer', ofApi({ status: null, kind: 'network' }), false],
  ['a server that fails', ofApi({ status: 500 }), false],
  ['a person who may not', ofApi({ status: 403 }), false],
  ['too many requests', ofApi({ status: 429 }), false],
])('%s counts against the version: %p', (_, error, isOfCode) => {
  expect(isFaultOfCode(error)).toBe(isOfCode);
});
