import { headingLevels } from './heading-levels.ts';

it('a heading is never more than one level below the one before', () => {
  const heading = (id: string, level: 1 | 2) => ({
    type: 'heading' as const,
    id,
    level,
    content: [{ text: id }],
  });
  const levels = headingLevels([
    heading('a', 2),
    heading('b', 2),
    heading('c', 1),
    heading('d', 2),
  ]);
  expect([...levels.values()]).toEqual(['h2', 'h3', 'h2', 'h3']);
});
