import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  canonicalJson,
  closestRoute,
  defaultRole,
  isAllowed,
  isRoleName,
  parseRole,
  routeSpecificity,
} from './index.ts';
import type { AccessRule, AccessSubject } from './index.ts';

const editor: AccessSubject = { role: 'RedattoreCorsiA', claims: ['CAI'], isDocente: false };

const rules: [string, AccessRule, boolean][] = [
  ['nothing given', {}, true],
  ['empty lists', { roles: [], claims: [] }, true],
  ['role in the list', { roles: ['AdminWorkerBadge', 'RedattoreCorsiA'] }, true],
  ['role not in the list', { roles: ['AdminWorkerBadge'] }, false],
  ['claim in the list', { claims: ['ACS', 'CAI'] }, true],
  ['claim not in the list', { claims: ['ACS'] }, false],
  ['only the role matches', { roles: ['RedattoreCorsiA'], claims: ['ACS'] }, false],
  ['only the claim matches', { roles: ['Discente'], claims: ['CAI'] }, false],
  ['asks for a teacher', { docente: true }, false],
];

for (const [what, rule, expected] of rules) {
  test(`a rule with ${what} ${expected ? 'admits' : 'refuses'} an editor, and refuses a visitor`, () => {
    assert.equal(isAllowed(rule, editor), expected);
    assert.equal(isAllowed(rule, null), false);
    assert.equal(isAllowed(rule, { ...editor, role: null }), expected && !rule.roles?.length);
  });
}

test('a public rule admits everyone, a rule for teachers people who teach', () => {
  assert.ok(isAllowed({ public: true }, null));
  assert.ok(isAllowed({ docente: true }, { ...editor, isDocente: true }));
});

for (const [written, role] of [
  ['Discente', 'Discente'],
  [7, 'Discente'],
  ['7', 'Discente'],
  [1, 'AdminWorkerBadge'],
  ['1', 'AdminWorkerBadge'],
  ['Admin', null],
  ['discente', null],
  [10, null],
  [null, null],
] as const) {
  test(`the role ${JSON.stringify(written)} is read as ${role ?? 'none'}`, () => {
    assert.equal(parseRole(written), role);
  });
}

test('a role has its exact name; who has no other is a learner', () => {
  assert.ok(isRoleName('Tutor') && !isRoleName('tutor') && !isRoleName('toString'));
  assert.equal(defaultRole, 'Discente');
});

const exact = (path: string) => ({ route: { path, match: 'exact' as const } });
const prefix = (path: string) => ({ route: { path, match: 'prefix' as const } });
const declared = [
  exact('/'),
  exact('/FAQ'),
  exact('/faq/edit'),
  prefix('/courses'),
  prefix('/courses/use/'),
];

const addresses: [string, string | undefined][] = [
  ['/', '/'],
  ['/faq', '/FAQ'],
  ['/Faq/', '/FAQ'],
  ['/faqs', undefined],
  ['/FAQ/EDIT', '/faq/edit'],
  ['/faq/other', undefined],
  ['/courses', '/courses'],
  ['/Courses/7', '/courses'],
  ['/coursesx', undefined],
  // A prefix with a slash at its end leaves the bare path to others.
  ['/courses/use', '/courses'],
  ['/courses/use/', '/courses'],
  ['/COURSES/use/7', '/courses/use/'],
];

for (const [address, path] of addresses) {
  test(`the address ${address} belongs to ${path ?? 'nobody'}`, () => {
    assert.equal(closestRoute(declared, address)?.route.path, path);
    assert.equal(closestRoute(declared.toReversed(), address)?.route.path, path);
  });
}

test('an exact path is closer than any prefix, and no match is 0', () => {
  const long = `/${'a'.repeat(200)}`;
  assert.ok(routeSpecificity(exact(long).route, long) > routeSpecificity(prefix(long).route, long));
  assert.equal(routeSpecificity(prefix('/a/').route, '/b/'), 0);
});

// The first two are examples of RFC 8785, 3.2.2 and 3.2.3.
const documents: [unknown, string][] = [
  [
    {
      numbers: [JSON.parse('333333333.33333329'), 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
      string: '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"/',
      literals: [null, true, false],
    },
    '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  ],
  [
    {
      '\u20ac': 'Euro Sign',
      '\r': 'Carriage Return',
      '\ufb33': 'Hebrew Letter Dalet With Dagesh',
      '1': 'One',
      '\ud83d\ude00': 'Emoji: Grinning Face',
      '\u0080': 'Control',
      '\u00f6': 'Latin Small Letter O With Diaeresis',
    },
    '{"\\r":"Carriage Return","1":"One","\u0080":"Control","ö":"Latin Small Letter O With Diaeresis","€":"Euro Sign","😀":"Emoji: Grinning Face","\ufb33":"Hebrew Letter Dalet With Dagesh"}',
  ],
  [{ b: 1, a: [true, null, 'è"'] }, '{"a":[true,null,"è\\""],"b":1}'],
  [{ percent: 0.5, gone: undefined, zero: -0 }, '{"percent":0.5,"zero":0}'],
];

for (const [value, expected] of documents) {
  test(`canonical JSON of ${JSON.stringify(value)}`, () => {
    assert.equal(canonicalJson(value), expected);
  });
}

for (const value of [Number.NaN, Number.POSITIVE_INFINITY, '\ud800', [undefined], () => 1, 1n]) {
  test(`there is no canonical JSON of ${typeof value} ${Array.isArray(value) ? '[]' : String(value)}`, () => {
    assert.throws(() => canonicalJson({ value }), TypeError);
  });
}
