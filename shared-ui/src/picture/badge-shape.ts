import { polygon, type SvgNode } from './svg-node.ts';

export type Point = readonly [number, number];

export const CENTRE = 120;

/** Colour between two, `part` from 0 to 1. */
export function mix(from: string, to: string, part: number): string {
  const channels = (hex: string) =>
    [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const target = channels(to);
  return `#${channels(from)
    .map((value, index) => Math.round(value + ((target[index] ?? 0) - value) * part))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

export function polygonPoints(sides: number, radius: number): readonly Point[] {
  const start = sides === 6 ? -Math.PI / 2 : Math.PI / sides - Math.PI / 2;
  return Array.from({ length: sides }, (_, index): Point => {
    const angle = start + (index * 2 * Math.PI) / sides;
    return [CENTRE + radius * Math.cos(angle), CENTRE + radius * Math.sin(angle)];
  });
}

export const pointsText = (points: readonly Point[]) =>
  points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

/** A ring of facets between two outlines; `lightOf` gets how far a facet turns to the upper left. */
export function facets(
  outer: readonly Point[],
  inner: readonly Point[],
  metal: readonly [string, string],
  lightOf: (towardsLight: number) => number,
): readonly SvgNode[] {
  return outer.map((point, index) => {
    const next = (index + 1) % outer.length;
    const end = outer[next] ?? point;
    const middle = Math.atan2((point[1] + end[1]) / 2 - CENTRE, (point[0] + end[0]) / 2 - CENTRE);
    const towardsLight = Math.cos(middle + 2.2) * 0.5 + 0.5;
    return polygon(
      pointsText([point, end, inner[next] ?? point, inner[index] ?? point]),
      mix(metal[0], metal[1], lightOf(towardsLight)),
    );
  });
}

export function star(cx: number, cy: number, radius: number, fill: string): SvgNode {
  const points = Array.from({ length: 10 }, (_, index): Point => {
    const angle = -Math.PI / 2 + (index * Math.PI) / 5;
    const reach = index % 2 ? radius * 0.44 : radius;
    return [cx + reach * Math.cos(angle), cy + reach * Math.sin(angle)];
  });
  return polygon(pointsText(points), fill);
}
