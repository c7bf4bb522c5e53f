import { COVER_VIEW_BOX, coverDrawing } from './cover.ts';
import { svg, svgToString, type SvgNode } from './svg-node.ts';

/** Escapes characters that end or change a data URL; the rest of a drawing stays as it is. */
const inAddress = (text: string) => text.replace(/[%#"<>]/g, encodeURIComponent);

/**
 * The drawn cover as the address of an image, `data:image/svg+xml,…`. Some fifty shapes are one node of the
 * page this way: whatever restyles the whole page (a modal dialog, the other theme) passes them by.
 */
export const coverUrl = (category: string | number, seed: string | number): string =>
  imageUrl({ viewBox: COVER_VIEW_BOX }, coverDrawing(category, seed));

/** A cover in a mosaic: its place in it, in percent of its width and height. */
export type MosaicTile = {
  category: string;
  seed: number;
  x: number;
  y: number;
  width: number;
  height: number;
};

/** Neighbours overlap by so much, in percent: no hairline shows between them at any size. */
const BLEED = 0.3;

/**
 * Covers side by side as the address of one image, which fills the place that it gets. A browser makes a document for
 * each image that is drawn: eight were a tenth of a second of a slow phone, before anything was seen.
 */
export const mosaicUrl = (tiles: readonly MosaicTile[]): string =>
  imageUrl(
    {},
    tiles.map(({ category, seed, x, y, width, height }) =>
      svg(
        'svg',
        {
          x: `${x}%`,
          y: `${y}%`,
          width: `${width + BLEED}%`,
          height: `${height + BLEED}%`,
          viewBox: COVER_VIEW_BOX,
          // As a cover of another shape than 16:9 is cut.
          preserveAspectRatio: 'xMinYMid slice',
        },
        ...coverDrawing(category, seed),
      ),
    ),
  );

function imageUrl(attributes: SvgNode['attributes'], drawing: readonly SvgNode[]): string {
  const image = svg('svg', { xmlns: 'http://www.w3.org/2000/svg', ...attributes }, ...drawing);
  return `data:image/svg+xml,${inAddress(svgToString(image))}`;
}
