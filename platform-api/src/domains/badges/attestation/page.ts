import type { Sheet } from '../../../pdf/sheet.ts';

/** Colours and measures of the sheet, and how a text or a decoration comes on it. */

export const ink = '#0d1f2b';
export const grey = '#465865';
export const rule = '#c3d0d0';
export const soft = '#f5f8f7';
export const success = '#1b7744';
export const teal = '#0e7c7b';
export const brass = '#f0a229';
export const white = '#ffffff';

export const MM = 72 / 25.4;
export const PAGE = { width: 210 * MM, height: 297 * MM } as const;
export const left = 18 * MM;
export const right = PAGE.width - left;
export const width = right - left;
export const half = (width - 10 * MM) / 2;

export type Line = { text: string; size: number; weight?: 'regular' | 'bold'; color?: string };

/** Decoration: readers pass over it. */
export function artifact({ doc }: Sheet, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

/** A text at a place, in a width of its own. @returns where it ends */
export function write(
  { doc, root }: Sheet,
  tag: string,
  { text, size, weight = 'regular', color = ink }: Line,
  {
    x,
    y,
    width: most,
    align = 'left',
  }: { x: number; y: number; width: number; align?: 'left' | 'right' | 'center' },
): number {
  root.add(
    doc.struct(tag, {}, () => {
      doc.font(weight).fontSize(size).fillColor(color).text(text, x, y, { width: most, align });
    }),
  );
  return doc.y;
}

/** The largest size in which a text takes at most that many lines. */
export function fitting(
  { doc }: Sheet,
  {
    text,
    sizes,
    lines,
    width: most,
  }: { text: string; sizes: readonly number[]; lines: number; width: number },
): number {
  doc.font('bold');
  const fits = (size: number) =>
    doc.fontSize(size).heightOfString(text, { width: most }) <=
    doc.currentLineHeight(true) * lines + 1;
  return sizes.find(fits) ?? sizes.at(-1) ?? 12;
}
