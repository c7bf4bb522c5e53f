import { escoSkillsOf, MAX_ESCO_SKILLS, textOfEscoSkills } from './esco-skills.ts';

const url = (digit: number) =>
  `http://data.europa.eu/esco/skill/${'0'.repeat(8)}-0000-0000-0000-${String(digit).padStart(12, '0')}`;

test.each([
  ['', []],
  ['\n \n', []],
  [`usare i DPI ${url(1)}`, [{ name: 'usare i DPI', url: url(1) }]],
  [`${url(1)}\tusare i DPI`, [{ name: 'usare i DPI', url: url(1) }]],
  [` usare i DPI – <${url(1)}> `.replace(/[<>]/g, ''), [{ name: 'usare i DPI', url: url(1) }]],
  [
    `uno: ${url(1)}\r\n\ndue ${url(2)}`,
    [
      { name: 'uno', url: url(1) },
      { name: 'due', url: url(2) },
    ],
  ],
])('read from %j', (text, skills) => {
  expect(escoSkillsOf(text)).toEqual(skills);
});

test.each([
  ['a title alone', 'usare i DPI'],
  ['an address alone', url(1)],
  ['another address', 'uno https://example.org/skill/1'],
  ['ESCO by HTTPS, which is not its name', `uno ${url(1).replace('http:', 'https:')}`],
  ['an occupation', `uno ${url(1).replace('skill', 'occupation')}`],
  ['an address that is longer', `uno ${url(1)}0`],
  ['the same address twice', `uno ${url(1)}\ndue ${url(1)}`],
  ['a title of 201 signs', `${'a'.repeat(201)} ${url(1)}`],
  [
    'more than there may be',
    Array.from({ length: MAX_ESCO_SKILLS + 1 }, (_, index) => `a ${url(index)}`).join('\n'),
  ],
])('refused: %s', (_name, text) => {
  expect(escoSkillsOf(text)).toBeNull();
});

test('what is stored is read again', () => {
  const skills = [
    { name: 'usare i DPI', url: url(1) },
    { name: 'lavorare in quota', url: url(2) },
  ];
  expect(escoSkillsOf(textOfEscoSkills(skills))).toEqual(skills);
});
