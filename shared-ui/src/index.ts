// The core: in the shell's first load, whole. What only some pages need is its own entry
// (./details, ./forms, ./table, ./chart).
export * from './theme/index.ts';
export * from './i18n/index.ts';
export * from './formats/index.ts';
export * from './accessibility/index.ts';
export * from './buttons/index.ts';
export * from './feedback/index.ts';
export * from './overlays/index.ts';
export * from './navigation/index.ts';
export * from './states/index.ts';
export * from './page/index.ts';
export * from './layout/index.ts';
export * from './data-display/index.ts';
export * from './course/index.ts';
export * from './download/index.ts';
export * from './brand/index.ts';
export { Cover } from './picture/Cover.tsx';
export { mosaicUrl } from './picture/cover-url.ts';
export { CategoryTile } from './picture/CategoryTile.tsx';
export {
  BadgeObject,
  badgeLevel,
  levelMessages,
  type BadgeObjectProps,
} from './picture/BadgeObject.tsx';
export { isNewBadge, isSeenBadge, useFirstSight } from './picture/seen-badges.ts';
export { Glyph, type GlyphName } from './icons/Glyph.tsx';
export * from './remote/index.ts';
