import { DEFAULT_PAGE_SIZE } from './Pagination.tsx';
import { pageLinks } from './page-links.ts';

const shown = (page: number, pageCount: number) =>
  pageLinks(page, pageCount)
    .map((link) => (link === 'gap' ? '…' : link))
    .join(' ');

it.each([
  [1, 0, ''],
  [1, 1, '1'],
  [1, 5, '1 2 3 4 5'],
  [5, 5, '1 2 3 4 5'],
  [1, 6, '1 2 3 4 … 6'],
  [3, 6, '1 2 3 4 … 6'],
  [4, 6, '1 … 3 4 5 6'],
  [6, 6, '1 … 3 4 5 6'],
  [4, 7, '1 … 3 4 5 … 7'],
  [7, 7, '1 … 4 5 6 7'],
  [1, 50, '1 2 3 4 … 50'],
  [7, 50, '1 … 6 7 8 … 50'],
  [49, 50, '1 … 47 48 49 50'],
  [50, 50, '1 … 47 48 49 50'],
  [99, 50, '1 … 47 48 49 50'],
])('[SHELL-59] page %i of %i shows "%s" (E136)', (page, pageCount, text) => {
  expect(shown(page, pageCount)).toBe(text);
});

it('[SHELL-59 part] never shows more than 5 links, on whatever page', () => {
  for (const pageCount of [1, 5, 6, 7, 50]) {
    for (let page = 1; page <= pageCount; page++) {
      const links = pageLinks(page, pageCount).filter((link) => link !== 'gap');
      expect(links.length).toBeLessThanOrEqual(5);
      expect(links).toContain(page);
      expect(links).toContain(1);
      expect(links).toContain(pageCount);
    }
  }
});

it('[SHELL-60 part] a page has 10 rows unless a screen says otherwise', () => {
  expect(DEFAULT_PAGE_SIZE).toBe(10);
});
