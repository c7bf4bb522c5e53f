import type { LessonBlock } from 'contracts';

/**
 * The element of each heading by its block: below the title of the lesson, which is the page's `h1`, and never a level
 * deeper than one below the heading before.
 */
export function headingLevels(blocks: readonly LessonBlock[]): Map<string, 'h2' | 'h3'> {
  const levels = new Map<string, 'h2' | 'h3'>();
  for (const block of blocks) {
    if (block.type !== 'heading') continue;
    levels.set(block.id, block.level === 2 && levels.size > 0 ? 'h3' : 'h2');
  }
  return levels;
}
