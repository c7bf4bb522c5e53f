import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCsv } from '../../../read-csv.ts';
import { checkInvites, fingerprintOf, readInvites } from './check-rows.ts';
import { fileOfPeople } from './testing-invites.ts';

const courses = [
  { courseId: 1, title: 'Sicurezza in ufficio', free: 2 },
  { courseId: 2, title: 'Antincendio', free: 1000 },
];
const none = new Set<string>();
const faultsOf = (csv: string, given = none) =>
  checkInvites(readInvites(csv), courses, given).faulty.map(({ line, fault }) => [line, fault]);

test('a table is read as spreadsheets write it', () => {
  assert.deepEqual(readCsv('\uFEFFa;"b;""c"""\r\n\r\n"d\ne"; f \r\ng'), [
    { line: 1, cells: ['a', 'b;"c"'] },
    { line: 3, cells: ['d\ne', 'f'] },
    { line: 5, cells: ['g'] },
  ]);
  assert.deepEqual(readCsv('a,b\n;,\n'), [
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: [';', ''] },
  ]);
  assert.deepEqual(readCsv('a\tb')[0]?.cells, ['a', 'b']);
  assert.deepEqual(readCsv(' \n;;\n'), []);
});

test('columns are named by the first row, in any order, or stand as name, address, course', () => {
  const ada = { name: 'Ada', email: 'ada@x.it', course: 'Antincendio' };
  assert.deepEqual(readInvites('Ada;ada@x.it;Antincendio'), [{ line: 1, ...ada }]);
  assert.deepEqual(readInvites('Corso,E-MAIL,Nome\nAntincendio,ada@x.it,Ada'), [
    { line: 2, ...ada },
  ]);
});

test('each fault is named at its row', () => {
  const rows: [row: string, fault: string | null][] = [
    [';a@x.it;Antincendio', 'NAME_MISSING'],
    [`${'x'.repeat(101)};a@x.it;Antincendio`, 'NAME_INVALID'],
    ['Ada;;Antincendio', 'EMAIL_INVALID'],
    ['Ada;a at x.it;Antincendio', 'EMAIL_INVALID'],
    ['Ada;a@x.it;', 'COURSE_UNKNOWN'],
    ['Ada;a@x.it;Pasticceria', 'COURSE_UNKNOWN'],
    ['Ada;a@x.it;antincendio ', null],
    ['Ada;A@X.it;2', 'EMAIL_TWICE'],
    ['Ada;a@x.it;Sicurezza in ufficio', null],
    ['Bea;b@x.it;Antincendio', 'ALREADY_INVITED'],
    ['Bea;b@x.it;1', null],
    ['Cira;c@x.it;1', 'CODES_MISSING'],
  ];
  assert.deepEqual(
    faultsOf(rows.map(([row]) => row).join('\n'), new Set(['2 b@x.it'])),
    rows.flatMap(([, fault], at) => (fault === null ? [] : [[at + 1, fault]])),
  );
});

test('a file of 500 people with 40 faults names 40', () => {
  const file = fileOfPeople('Antincendio');
  const { good, faulty } = checkInvites(readInvites(file.csv), courses, none);
  assert.equal(faulty.length, 40);
  assert.deepEqual(
    faulty.map(({ line, fault }) => ({ line, fault })),
    file.faulty,
  );
  assert.deepEqual(
    good.map(({ email }) => email),
    file.good,
  );
  assert.equal(good.length, 460);
});

test('the fingerprint follows from every part of every row', () => {
  const row = { line: 1, name: 'Ada', email: 'a@x.it', courseId: 1 };
  const changed = [{ line: 2 }, { name: 'Bea' }, { email: 'b@x.it' }, { courseId: 2 }];
  const all = [[row], [row, row], ...changed.map((change) => [{ ...row, ...change }])];
  assert.equal(new Set(all.map(fingerprintOf)).size, all.length);
});
