import { categoryLook } from './category-look.ts';
import { BRASS } from './cover.ts';
import { motifs } from './motifs.ts';
import { seeded } from './seeded.ts';
import { circle, group, rect, type SvgNode } from './svg-node.ts';

const MODULE = 64;
/** Neighbours overlap by half a unit, so that no hairline shows between them at any size. */
const BLEED = 0.5;

/**
 * A row of modules of 64 units in a course's colours, for the head of a printed sheet: the same category and
 * seed give the same row, with exactly one brass disc.
 */
export function friezeDrawing(
  category: string | number,
  seed: string | number,
  modules: number,
): readonly SvgNode[] {
  const { motif, ramp } = categoryLook(category);
  const [deep, mid, light, pale] = ramp;
  const random = seeded(`frieze${category}${seed}`);
  const below = (limit: number) => Math.floor(random() * limit);
  const discAt = below(modules);
  return Array.from({ length: modules }, (_, index) => {
    const ground = below(3) === 0 ? light : pale;
    const [first, second] = below(2) === 0 ? [mid, deep] : [deep, mid];
    const figure = motifs[motif][below(4) as 0 | 1 | 2 | 3];
    const isEmpty = random() < 0.2;
    return group({ transform: `translate(${index * MODULE} 0)` }, [
      rect(0, 0, MODULE + BLEED, MODULE + BLEED, ground),
      ...(index === discAt ? [circle(32, 32, 22, BRASS)] : isEmpty ? [] : figure(first, second)),
    ]);
  });
}
