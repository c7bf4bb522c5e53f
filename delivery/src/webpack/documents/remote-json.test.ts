import assert from 'node:assert/strict';
import { test } from 'node:test';
import { remoteJson } from './remote-json.ts';

const release = { key: 'mf-learning', version: '1.4.0' };
const declaration = {
  name: 'mf-learning',
  owner: 'Learning',
  routes: [{ path: '/courses/use/', match: 'prefix', access: {} }],
  menu: [],
  fills: [],
  provides: ['learning.exam-actions.v1'],
};

test('remote.json is the declaration with the contract and the version of the build', () => {
  assert.deepEqual(remoteJson(release, declaration, '1.0'), {
    ...declaration,
    contract: '1.0',
    version: '1.4.0',
  });
});

const wrong: [string, object, RegExp][] = [
  ['a name that is not the folder', { name: 'mf-other' }, /the name is the folder's/u],
  ['a relative path', { routes: [{ path: 'x', match: 'exact', access: {} }] }, /start with one/u],
  ['another origin', { routes: [{ path: '//evil', match: 'exact', access: {} }] }, /start with/u],
  [
    'a public route that asks for a role',
    { routes: [{ path: '/x', match: 'exact', access: { public: true, roles: ['Discente'] } }] },
    /public route/u,
  ],
  [
    'a role that does not exist',
    { routes: [{ path: '/x', match: 'exact', access: { roles: ['Admin'] } }] },
    /roles/u,
  ],
  ['a slot without a version', { provides: ['learning.exam-actions'] }, /versioned/u],
  [
    'a text in one language',
    { menu: [{ order: 1, path: '/x', iconSvgPath: 'M0', label: { it: 'x' } }] },
    /en/u,
  ],
  ['a field that nobody knows', { colour: 'red' }, /colour/u],
];

for (const [what, change, message] of wrong) {
  test(`the build refuses ${what}, and says of which remote`, () => {
    assert.throws(
      () => remoteJson(release, { ...declaration, ...change }, '1.0'),
      (error: Error) => message.test(error.message) && error.message.includes('mf-learning'),
    );
  });
}
