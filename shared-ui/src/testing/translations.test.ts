import { translationFaults } from './translations.ts';

const table = {
  lessons: {
    id: 'x.lessons',
    defaultMessage: '{count, plural, one {# lezione} other {molte}} di {title}',
  },
  plain: { id: 'x.plain', defaultMessage: 'Corso' },
  phrase: { id: 'x.phrase', defaultMessage: 'Corso sospeso' },
};
const english = {
  'x.lessons': '{count, plural, one {# lesson} other {many}} of {title}',
  'x.plain': 'Course',
  'x.phrase': 'Course suspended',
};

it('finds nothing where both languages say the same', () => {
  expect(translationFaults([table], english)).toEqual([]);
});

it.each([
  ['x.plain: no English', { ...english, 'x.plain': '' }],
  ['x.other: English only', { ...english, 'x.other': 'Other' }],
  ['x.lessons: values count for count, title', { ...english, 'x.lessons': '{count} lessons' }],
  ['x.phrase: Italian', { ...english, 'x.phrase': 'Corso sospeso' }],
  ['x.plain: values name for ', { ...english, 'x.plain': 'Course {name}' }],
])('finds "%s"', (fault, changed) => {
  expect(translationFaults([table], changed)).toEqual([fault]);
});

it('leaves alone what is the same in both languages', () => {
  const changed = { ...english, 'x.phrase': 'Corso sospeso' };
  expect(translationFaults([table], changed, ['x.phrase'])).toEqual([]);
});

it('finds an id that two texts have', () => {
  expect(translationFaults([table, { again: table.plain }], english)).toEqual(['x.plain: twice']);
});

it('refuses to have looked at nothing', () => {
  expect(() => translationFaults([{}], {})).toThrow('no texts');
});
