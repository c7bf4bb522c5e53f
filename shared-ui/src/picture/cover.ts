import { categoryLook } from './category-look.ts';
import { motifs } from './motifs.ts';
import { seeded } from './seeded.ts';
import { circle, ground, group, rect, type SvgNode } from './svg-node.ts';

/** The one disc of a cover, and the brass of tiles. */
export const BRASS = '#F0A229';

/** 320 × 180 seen of 5 × 3 modules of 64. */
export const COVER_VIEW_BOX = '0 6 320 180';

const COLUMNS = 5;
const MODULE = 64;
/** Neighbours overlap by a unit and end on whole pixels, so that no hairline shows between them at any size. */
const BLEED = 1;

/**
 * The picture of a course without a photograph: nothing random, the same category and seed give
 * the same picture. One doubled module in the top rows, about one module in four empty, and
 * exactly one brass disc, never under the doubled module.
 */
export function coverDrawing(category: string | number, seed: string | number): readonly SvgNode[] {
  const { motif, ramp } = categoryLook(category);
  const [deep, mid, light, pale] = ramp;
  const random = seeded(`${category}${seed}`);
  const below = (limit: number) => Math.floor(random() * limit);

  const grounds = (
    [
      [deep, deep, mid, deep],
      [pale, pale, light, pale],
      [mid, mid, deep, mid],
    ] as const
  )[below(3) as 0 | 1 | 2];
  const tones: Record<string, readonly [string, string, string]> = {
    [deep]: [mid, light, pale],
    [mid]: [pale, light, deep],
    [light]: [deep, mid, pale],
    [pale]: [mid, deep, light],
  };
  const tonesOn = (color: string) => tones[color] ?? [deep, mid, light];

  const doubledAt = below(4);
  const isDoubled = (x: number, y: number) => y < 2 && (x === doubledAt || x === doubledAt + 1);
  const free = Array.from({ length: COLUMNS * 3 }, (_, index) => index).filter(
    (index) => !isDoubled(index % COLUMNS, Math.floor(index / COLUMNS)),
  );
  const discAt = free[below(free.length)];

  const nodes: SvgNode[] = [];
  for (let index = 0; index < COLUMNS * 3; index++) {
    const x = index % COLUMNS;
    const y = Math.floor(index / COLUMNS);
    const color = grounds[below(4)] ?? deep;
    nodes.push(ground(x * MODULE, y * MODULE, MODULE + BLEED, MODULE + BLEED, color));
    const [first, second, third] = tonesOn(color);
    const fill = random();
    const turn = below(4) * 90;
    const kind = below(4);
    const isSwapped = random() > 0.6;
    if (isDoubled(x, y)) continue;
    const place = `translate(${x * MODULE} ${y * MODULE})`;
    if (index === discAt) {
      nodes.push(group({ transform: place }, [circle(32, 32, 22, BRASS)]));
    } else if (fill > 0.24) {
      const isUpright = (motif === 'ledger' && kind < 2) || (motif === 'brick' && kind === 1);
      const figure = motifs[motif][kind as 0 | 1 | 2 | 3];
      nodes.push(
        group(
          { transform: `${place} rotate(${isUpright ? 0 : turn} 32 32)` },
          figure(isSwapped ? second : first, isSwapped ? first : third),
        ),
      );
    }
  }
  const [color] = grounds;
  const [first, second] = tonesOn(color);
  nodes.push(
    ground(doubledAt * MODULE, 0, MODULE * 2 + BLEED, MODULE * 2 + BLEED, color),
    group(
      { transform: `translate(${doubledAt * MODULE} 0) scale(2)` },
      motifs[motif][below(2) as 0 | 1](first, second),
    ),
  );
  return nodes;
}

/** Square tile of a category on 64 × 64: filters, category strip. */
export function tileDrawing(
  category: string | number,
  options: { kind?: 0 | 1 | 2 | 3; isLight?: boolean } = {},
): readonly SvgNode[] {
  const { motif, ramp } = categoryLook(category);
  const [deep, mid, light, pale] = ramp;
  const figure = motifs[motif][options.kind ?? 0];
  return options.isLight
    ? [rect(0, 0, MODULE, MODULE, pale), ...figure(mid, deep)]
    : [rect(0, 0, MODULE, MODULE, deep), ...figure(light, BRASS)];
}
