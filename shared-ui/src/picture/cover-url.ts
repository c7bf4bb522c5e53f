import { COVER_VIEW_BOX, coverDrawing } from './cover.ts';
import { svg, svgToString } from './svg-node.ts';

/** Escapes characters that end or change a data URL; the rest of a drawing stays as it is. */
const inAddress = (text: string) => text.replace(/[%#"<>]/g, encodeURIComponent);

/**
 * The drawn cover as the address of an image, `data:image/svg+xml,…`. Some fifty shapes are one node of the
 * page this way: whatever restyles the whole page (a modal dialog, the other theme) passes them by.
 */
export function coverUrl(category: string | number, seed: string | number): string {
  const drawing = svg(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: COVER_VIEW_BOX },
    ...coverDrawing(category, seed),
  );
  return `data:image/svg+xml,${inAddress(svgToString(drawing))}`;
}
