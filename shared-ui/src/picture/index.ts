// Pure: no React, no browser. The server may draw the notarised picture with it.
export {
  badgeDrawing,
  badgeSvg,
  badgeViewBox,
  type BadgeDesign,
  type BadgeKind,
  type BadgeLevel,
} from './badge.ts';
export { pointsText, polygonPoints } from './badge-shape.ts';
export {
  categoryKeys,
  categoryLook,
  type CategoryKey,
  type CategoryLook,
} from './category-look.ts';
export { coverDrawing, tileDrawing, BRASS } from './cover.ts';
export { coverUrl } from './cover-url.ts';
export { friezeDrawing } from './frieze.ts';
export { hashOf, seeded } from './seeded.ts';
export { svgToString, type SvgNode } from './svg-node.ts';
