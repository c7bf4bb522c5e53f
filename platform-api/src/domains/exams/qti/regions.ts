import type { QuestionKey } from '../questions/question.ts';

export type Region = QuestionKey<'hotSpot'>['regions'][number];

/** Of a picture, in pixels. */
export type PictureSize = { width: number; height: number };

type Area = { shape: 'rect' | 'circle'; coords: string };

/** A region in the whole pixels that QTI counts in. */
export function areaOf(region: Region, { width, height }: PictureSize): Area {
  const pixels = (...numbers: number[]) => numbers.map(Math.round).join(',');
  return region.shape === 'circle'
    ? {
        shape: 'circle',
        coords: pixels(
          region.x * width,
          region.y * height,
          // No circle of nothing.
          Math.max(region.radius * width, 1),
        ),
      }
    : {
        shape: 'rect',
        coords: pixels(
          region.left * width,
          region.top * height,
          (region.left + region.width) * width,
          (region.top + region.height) * height,
        ),
      };
}

/** Null for a shape that hot spots do not have, and for coordinates that are none. */
export function regionOf(shape: string, coords: string, size: PictureSize): Region | null {
  const parts = coords.split(',').map((part) => part.trim());
  const fraction = (at: number, whole: number) => {
    const part = parts[at] ?? '';
    return part.endsWith('%') ? Number(part.slice(0, -1)) / 100 : Number(part) / whole;
  };
  const { width, height } = size;
  if (shape === 'circle' && parts.length === 3) {
    return finite({
      shape: 'circle',
      x: fraction(0, width),
      y: fraction(1, height),
      radius: fraction(2, width),
    });
  }
  if (shape === 'rect' && parts.length === 4) {
    const [left, top] = [fraction(0, width), fraction(1, height)];
    return finite({
      shape: 'rectangle',
      left,
      top,
      width: fraction(2, width) - left,
      height: fraction(3, height) - top,
    });
  }
  return null;
}

const finite = (region: Region): Region | null =>
  Object.values(region).every((value) => typeof value === 'string' || Number.isFinite(value))
    ? region
    : null;

/** A region with all its decimals, which pixels do not keep. */
export const exactRegion = (region: Region): string =>
  region.shape === 'circle'
    ? ['circle', region.x, region.y, region.radius].join(' ')
    : ['rectangle', region.left, region.top, region.width, region.height].join(' ');

export function parseExactRegion(text: string): Region | null {
  const [shape, ...parts] = text.trim().split(' ');
  const [a = Number.NaN, b = Number.NaN, c = Number.NaN, d = Number.NaN] = parts.map(Number);
  if (shape === 'circle') return finite({ shape, x: a, y: b, radius: c });
  if (shape === 'rectangle') return finite({ shape, left: a, top: b, width: c, height: d });
  return null;
}
