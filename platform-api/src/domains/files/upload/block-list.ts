/** Every block but the last has this size, in bytes (2§9). */
export const BLOCK_BYTES = 262_144;

/** Ids are the position in the file, 7 digits from 0000000 (E129). */
export const blockIdOf = (index: number) => String(index).padStart(7, '0');

/** Bytes of a block; null when the text is not base64. */
export function decodeBlock(data: string): Buffer | null {
  const content = Buffer.from(data, 'base64');
  const padding = data.endsWith('==') ? 2 : data.endsWith('=') ? 1 : 0;
  // Buffer skips characters that are not base64, so the length reveals them.
  return data.length % 4 === 0 && content.length === (data.length / 4) * 3 - padding
    ? content
    : null;
}

/**
 * Whether these blocks make a whole file: ids from 0000000 in file order, all of them kept, all full but the
 * last. Gives the size in bytes, or null.
 */
export function fileSize(
  blockList: readonly string[],
  kept: ReadonlyMap<string, number>,
): number | null {
  let size = 0;
  for (const [index, blockId] of blockList.entries()) {
    const bytes = kept.get(blockId);
    const isLast = index === blockList.length - 1;
    if (blockId !== blockIdOf(index) || bytes === undefined) return null;
    if (!isLast && bytes !== BLOCK_BYTES) return null;
    size += bytes;
  }
  return size > 0 ? size : null;
}
