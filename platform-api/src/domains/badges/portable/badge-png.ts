import { badgeDrawing, badgeViewBox, svgToString, type BadgeLevel } from 'shared-ui/picture';
import { pictures } from '../../../pictures.ts';
import { badgeKind } from '../badge-types.ts';
import type { Badge } from '../repository.ts';
import { outlined } from './outlined-text.ts';

/** Units of the drawing. */
const DRAWING = { width: 240, height: 236 } as const;

type Drawn = Pick<Badge, 'levelId' | 'type' | 'categoryKey' | 'categoryId' | 'courseId' | 'code'>;

/** The badge as its signed picture shows it, of that many pixels across. */
export async function badgePng(badge: Drawn, width: number): Promise<Buffer> {
  const height = Math.round((width * DRAWING.height) / DRAWING.width);
  const drawing = badgeDrawing(
    {
      level: badge.levelId as BadgeLevel,
      kind: badgeKind(badge.type),
      category: badge.categoryKey ?? badge.categoryId ?? 0,
      seed: badge.courseId,
      code: badge.code,
    },
    { size: width, idPrefix: 'wb-' },
  );
  const svg = svgToString({
    tag: 'svg',
    attributes: {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: badgeViewBox(width),
    },
    children: await outlined(drawing),
  });
  const sharp = await pictures();
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}

/** The size of a card under a link, and its ground: the band of the certification page. */
const CARD = { width: 1200, height: 630, background: '#0d1f2b' } as const;

/** The badge in the middle of a card, for those who show a link with a picture. No person stands on it. */
export async function badgeCard(badge: Drawn): Promise<Buffer> {
  const { width, height, background } = CARD;
  const sharp = await pictures();
  return sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input: await badgePng(badge, 540) }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}
