import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LessonBlock, LessonText, LessonTextPiece } from 'contracts';

const folder = join(import.meta.dirname, '../lessons');

/**
 * The texts of a course's lessons by their names, from `demo/lessons/<course>.md`: a heading of the first level
 * for each lesson. Read when they are loaded, so that no other start carries them.
 */
export async function lessonTexts(courseKey: string): Promise<Map<string, LessonText>> {
  const file = await readFile(join(folder, `${courseKey}.md`), 'utf8');
  return new Map(
    file
      .split(/^# /m)
      .slice(1)
      .map((section) => {
        const end = section.indexOf('\n');
        return [section.slice(0, end).trim(), textOfMarks(section.slice(end).trim())];
      }),
  );
}

/**
 * A document from Markdown's headings, lists, tables, bold and code. A checkpoint begins with `? ` (`?+ ` for several
 * answers); the list after it has its options, `- [x] text :: feedback`, without the x where they are wrong.
 */
export const textOfMarks = (marked: string): LessonText => ({
  version: 1,
  blocks: marked
    .split(/\n{2,}(?!- \[)/)
    .map((block, place) => blockOf(block.trim(), `t${place + 1}`)),
});

function blockOf(block: string, id: string): LessonBlock {
  const lines = block.split('\n').filter((line) => line !== '');
  const heading = /^(##|###) (.+)$/.exec(block);
  if (heading) {
    const [, signs = '', words = ''] = heading;
    return { type: 'heading', id, level: signs === '##' ? 1 : 2, content: lineOf(words) };
  }
  if (block.startsWith('?')) return checkpointOf(lines, id);
  if (block.startsWith('|')) return tableOf(lines, id);
  const bullet = /^- /;
  const number = /^\d+\. /;
  for (const mark of [bullet, number]) {
    if (!lines.every((line) => mark.test(line))) continue;
    const items = lines.map((line) => ({ content: lineOf(line.replace(mark, '')) }));
    return { type: 'list', id, ordered: mark === number, items };
  }
  return { type: 'paragraph', id, content: lineOf(block) };
}

function tableOf(lines: string[], id: string): LessonBlock {
  const [head = [], , ...rows] = lines.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => lineOf(cell.trim())),
  );
  return { type: 'table', id, caption: '', head, rows };
}

function checkpointOf([first = '', ...lines]: string[], id: string): LessonBlock {
  const several = first.startsWith('?+');
  const options = lines.map((line) => {
    const [, sign, text = '', feedback = ''] = /^- \[([x ])\] (.+?) :: (.+)$/.exec(line) ?? [];
    if (sign === undefined) throw new Error(`No option of a checkpoint: ${line}`);
    return { text, isRight: sign === 'x', feedback };
  });
  return { type: 'checkpoint', id, question: first.replace(/^\?\+? /, ''), several, options };
}

/** Bold and code; all else is words. */
const lineOf = (marked: string): LessonTextPiece[] =>
  marked
    .split(/(\*\*.+?\*\*|`.+?`)/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part.startsWith('**')) return { text: part.slice(2, -2), bold: true };
      return part.startsWith('`') ? { text: part.slice(1, -1), code: true } : { text: part };
    });
