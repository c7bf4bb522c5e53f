import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../lessons');

/**
 * The texts of a course's lessons by their names, from `demo/lessons/<course>.md`: a heading of the first level
 * for each lesson. Read when they are loaded, so that no other start carries them.
 */
export async function lessonTexts(courseKey: string): Promise<Map<string, string>> {
  const file = await readFile(join(folder, `${courseKey}.md`), 'utf8');
  return new Map(
    file
      .split(/^# /m)
      .slice(1)
      .map((section) => {
        const end = section.indexOf('\n');
        return [section.slice(0, end).trim(), section.slice(end).trim()];
      }),
  );
}

/**
 * A text with Markdown's headings, lists, tables, bold and code as the player shows it today: plain, with its line
 * breaks. A row of a table becomes an item of a list, with the heads of its columns.
 */
export const plainText = (marked: string): string =>
  marked
    .split(/\n{2,}/)
    .map((block) => (block.startsWith('|') ? tableAsList(block) : block))
    .join('\n\n')
    .replaceAll(/^#+ /gm, '')
    .replaceAll(/^- /gm, '• ')
    .replaceAll(/\*\*|`/g, '');

function tableAsList(table: string): string {
  const [heads = [], , ...rows] = table.split('\n').map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return rows
    .map(([first = '', ...cells]) =>
      cells.length === 1
        ? `• ${first}: ${cells[0]}`
        : `• ${[first, ...cells.map((cell, place) => `${heads[place + 1]}: ${cell}`)].join('. ')}`,
    )
    .join('\n');
}
