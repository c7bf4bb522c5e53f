import type { Region, RegionForm } from './question-form.ts';

export type Shape = Region['shape'];
export type Point = { x: number; y: number };

const within = (value: number, lowest = 0, highest = 1): number =>
  Math.round(Math.min(highest, Math.max(lowest, value)) * 10_000) / 10_000;

/** Smaller than this nobody hits it, and a press is not a drawing. */
export const MIN_SIZE = 0.01;

/** What the keyboard adds: in the middle, a fifth of the picture. */
export const middleRegion = (shape: Shape): Region =>
  shape === 'rectangle'
    ? { shape, left: 0.4, top: 0.4, width: 0.2, height: 0.2 }
    : { shape, x: 0.5, y: 0.5, radius: 0.1 };

/**
 * The region between two points of the picture: corners of a rectangle, or centre and edge of a circle.
 * @param ratio height of the picture by its width, since a radius is measured by the width
 * @returns null when it is too small to be meant
 */
export function drawnRegion(shape: Shape, from: Point, to: Point, ratio: number): Region | null {
  if (shape === 'circle') {
    const radius = Math.hypot(to.x - from.x, (to.y - from.y) * ratio);
    return radius < MIN_SIZE
      ? null
      : { shape, x: within(from.x), y: within(from.y), radius: within(radius) };
  }
  const left = within(Math.min(from.x, to.x));
  const top = within(Math.min(from.y, to.y));
  const width = within(Math.max(from.x, to.x)) - left;
  const height = within(Math.max(from.y, to.y)) - top;
  return width < MIN_SIZE || height < MIN_SIZE
    ? null
    : { shape, left, top, width: within(width), height: within(height) };
}

/** Moved by fractions of the picture; it stays on the picture. */
export const movedRegion = (region: Region, by: Point): Region =>
  region.shape === 'circle'
    ? { ...region, x: within(region.x + by.x), y: within(region.y + by.y) }
    : {
        ...region,
        left: within(region.left + by.x, 0, 1 - region.width),
        top: within(region.top + by.y, 0, 1 - region.height),
      };

/** Larger or smaller; a circle in either direction. */
export const resizedRegion = (region: Region, by: Point): Region =>
  region.shape === 'circle'
    ? { ...region, radius: within(region.radius + by.x + by.y, MIN_SIZE, 1) }
    : {
        ...region,
        width: within(region.width + by.x, MIN_SIZE, 1 - region.left),
        height: within(region.height + by.y, MIN_SIZE, 1 - region.top),
      };

const STEP = 0.01;

const steps: Record<string, Point> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** What a key does to a region: arrows move it, with Shift they change its size; null for other keys. */
export function regionAfterKey(region: Region, key: string, isShift: boolean): Region | null {
  const step = steps[key];
  if (step === undefined) return null;
  return isShift ? resizedRegion(region, step) : movedRegion(region, step);
}

/** Where a region lies on its picture, whatever the size of it. */
export const regionStyle = (region: Region): Record<string, string> =>
  region.shape === 'circle'
    ? {
        left: `${(region.x - region.radius) * 100}%`,
        top: `${region.y * 100}%`,
        width: `${region.radius * 200}%`,
        aspectRatio: '1',
        transform: 'translateY(-50%)',
        borderRadius: '50%',
      }
    : {
        left: `${region.left * 100}%`,
        top: `${region.top * 100}%`,
        width: `${region.width * 100}%`,
        height: `${region.height * 100}%`,
      };

/** An id that no region has. */
export function freshRegionId(regions: readonly RegionForm[]): string {
  const taken = new Set(regions.map(({ id }) => id));
  let number = regions.length;
  while (taken.has(`r${number}`)) number += 1;
  return `r${number}`;
}
