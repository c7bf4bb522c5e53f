/** A page number, or a gap where numbers are skipped. */
export type PageLink = number | 'gap';

/**
 * At most 5 links: the first, the last, the current and its neighbours; a gap in the middle where
 * numbers are skipped (SHELL-59, E136). At the ends the room of the missing neighbour goes to the
 * next pages.
 */
export function pageLinks(page: number, pageCount: number): PageLink[] {
  if (pageCount < 1) return [];
  const current = Math.min(Math.max(1, page), pageCount);
  if (pageCount <= 5) return Array.from({ length: pageCount }, (_, index) => index + 1);

  const middle =
    current <= 2
      ? [2, 3, 4]
      : current >= pageCount - 1
        ? [pageCount - 3, pageCount - 2, pageCount - 1]
        : [current - 1, current, current + 1];
  const shown = [...new Set([1, ...middle, pageCount])];
  return shown.flatMap((number, index): PageLink[] => {
    const previous = shown[index - 1];
    return previous !== undefined && number - previous > 1 ? ['gap', number] : [number];
  });
}
