import type { LessonBlock, LessonListItem, LessonText, LessonTextLine } from './lesson-text.ts';

/** The words of a line without their formats. */
export const plainLine = (line: LessonTextLine): string => line.map(({ text }) => text).join('');

/**
 * A lesson's text without formats: what search reads, what counts against the limit of long texts (E46), and what
 * a client of the version before shows. Right answers and feedback are not in it.
 */
export const plainTextOf = ({ blocks }: LessonText): string =>
  blocks
    .map(plainBlock)
    .filter((text) => text.trim() !== '')
    .join('\n\n');

function plainBlock(block: LessonBlock): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
    case 'quote':
      return plainLine(block.content);
    case 'code':
      return block.text;
    case 'list':
      return plainItems(block, '').join('\n');
    case 'table':
      return [...(block.caption ? [block.caption] : []), ...plainRows(block)].join('\n');
    case 'figure':
      return block.caption || block.alt;
    case 'checkpoint':
      return [block.question, ...block.options.map(({ text }) => `• ${text}`)].join('\n');
  }
}

const plainItems = (
  list: { ordered: boolean; items: readonly LessonListItem[] },
  indent: string,
): string[] =>
  list.items.flatMap((item, place) => [
    `${indent}${list.ordered ? `${place + 1}.` : '•'} ${plainLine(item.content)}`,
    ...(item.list ? plainItems(item.list, `${indent}  `) : []),
  ]);

/** Each row with the heads of its columns; of two columns the second needs none. */
function plainRows({ head, rows }: Extract<LessonBlock, { type: 'table' }>): string[] {
  const heads = head.map(plainLine);
  if (rows.length === 0) return [heads.join(', ')];
  return rows.map((row) => {
    const [first = '', ...cells] = row.map(plainLine);
    return cells.length === 1
      ? `• ${first}: ${cells[0]}`
      : `• ${[first, ...cells.map((cell, place) => `${heads[place + 1]}: ${cell}`)].join('. ')}`;
  });
}

/**
 * A text that was written before formats: an empty line ends a paragraph, other line breaks stay. The ids follow from
 * the places, so that they are the same each time.
 */
export const paragraphsOf = (plain: string): LessonText => ({
  version: 1,
  blocks: plain
    .split(/\n[^\S\n]*\n/u)
    .map((text) => text.replace(/^\n+|\s+$/gu, ''))
    .filter((text) => text.trim() !== '')
    .map((text, place) => ({ type: 'paragraph', id: `p${place + 1}`, content: [{ text }] })),
});

/** Names of the pictures that a text shows, each once. */
export const picturesOf = ({ blocks }: LessonText): string[] => [
  ...new Set(blocks.flatMap((block) => (block.type === 'figure' ? [block.fileName] : []))),
];
