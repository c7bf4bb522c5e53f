import type { Deadline } from './api.ts';
import { inviteCsv } from './invite-csv.ts';
import { deadline } from './testing-deadlines.ts';

const csvOf = (...rows: Partial<Deadline>[]) =>
  inviteCsv(rows.map((changes, index) => deadline(index, changes)));

it('names each person once for a course, whatever signs a name has', () => {
  expect(
    csvOf(
      {},
      { nome: 'Persona 0', email: 'p0@example.it', tipo: 1 },
      { nome: 'Ada "la" Rossi; figlia' },
    ),
  ).toBe(
    [
      '"nome";"email";"corso"',
      '"Persona 0";"p0@example.it";"2"',
      '"Ada ""la"" Rossi; figlia";"p2@example.it";"2"',
    ].join('\r\n'),
  );
});

it.each([
  ['without a refresher', { aggiornamento: null }],
  ['invited already', { rinnovo: 'invited' }],
  ['who has the refresher', { rinnovo: 'started' }],
  ['who is done', { rinnovo: 'done' }],
  ['without an address', { email: null }],
] as const)('leaves out a person %s', (_who, changes) => {
  expect(csvOf(changes)).toBe('"nome";"email";"corso"');
});
