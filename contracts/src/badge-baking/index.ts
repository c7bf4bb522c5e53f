// Pure: no Node, no browser. Open Badges 3.0, 5.3 Baked Badge: the credential inside its own picture.
export { badgeInPdf, isPdf, UnreadablePdf } from './pdf.ts';
export { bakePng, bakedInPng } from './png.ts';
export { assertionInSvg, bakeSvg, bakedInSvg } from './svg.ts';
export { UnreadablePicture } from './unreadable-picture.ts';
