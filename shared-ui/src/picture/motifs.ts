import type { MotifName } from './category-look.ts';
import { circle, path, rect, stroke, type SvgNode } from './svg-node.ts';

/** One figure of a motif inside a module of 64 × 64, in two tones of the ramp. */
export type Figure = (first: string, second: string) => readonly SvgNode[];

/** Four figures for each trade, in the manner of Italian industrial graphics. */
export const motifs: Record<MotifName, readonly [Figure, Figure, Figure, Figure]> = {
  chevron: [
    (a, b) => [path('M0 64 32 32 64 64Z', a), path('M0 32 32 0 64 32V48L32 16 0 48Z', b)],
    (a) => [path('M0 64 64 0V64Z', a)],
    (a) => [path('M0 22 32 -10 64 22V38L32 6 0 38ZM0 54 32 22 64 54V70L32 38 0 70Z', a)],
    (a, b) => [path('M0 64V0L64 64Z', a), path('M0 64V32L32 64Z', b)],
  ],
  pixel: [
    (a) =>
      [0, 1, 2, 3].flatMap((i) =>
        [0, 1, 2, 3].flatMap((j) =>
          (i * 3 + j * 5) % 4 ? [rect(i * 16 + 4, j * 16 + 4, 8, 8, a)] : [],
        ),
      ),
    (a, b) => [rect(8, 8, 48, 48, a), rect(24, 24, 16, 16, b)],
    (a, b) => [rect(0, 0, 32, 32, a), rect(32, 32, 32, 32, a), rect(40, 8, 16, 16, b)],
    (a) => [0, 1, 2, 3].map((i) => rect(0, i * 16, 64 - i * 16, 12, a)),
  ],
  ledger: [
    (a, b) => [
      rect(4, 40, 12, 24, a),
      rect(20, 28, 12, 36, a),
      rect(36, 16, 12, 48, a),
      rect(52, 4, 12, 60, b),
    ],
    (a) => [0, 1, 2, 3].map((i) => rect(0, i * 16 + 3, [64, 40, 52, 28][i] ?? 0, 8, a)),
    (a) => [path('M0 0A64 64 0 0 1 64 64H0Z', a)],
    (a, b) => [circle(32, 32, 26, a), path('M32 32V6A26 26 0 0 1 58 32Z', b)],
  ],
  speech: [
    (a) => [path('M32 4A28 28 0 1 1 32 60H4V32A28 28 0 0 1 32 4Z', a)],
    (a, b) => [path('M0 32A32 32 0 0 1 64 32Z', a), path('M0 64A32 32 0 0 1 64 64Z', b)],
    (a) => [
      circle(18, 24, 12, a),
      path('M6 24H18V52Q6 46 6 24Z', a),
      circle(46, 24, 12, a),
      path('M34 24H46V52Q34 46 34 24Z', a),
    ],
    (a) => [path('M0 0H32A32 32 0 0 1 32 64H0Z', a)],
  ],
  route: [
    (a, b) => [stroke('M32 0V64', a, 16), circle(32, 32, 14, b)],
    (a) => [stroke('M32 0A32 32 0 0 1 0 32', a, 16), stroke('M32 64A32 32 0 0 1 64 32', a, 16)],
    (a) => [stroke('M0 32H64', a, 16)],
    (a, b) => [path('M32 6 58 20V46L32 60 6 46V20Z', a), path('M32 32 58 20V46L32 60Z', b)],
  ],
  brick: [
    (a) => [
      rect(0, 2, 28, 18, a),
      rect(32, 2, 32, 18, a),
      rect(0, 23, 12, 18, a),
      rect(16, 23, 32, 18, a),
      rect(52, 23, 12, 18, a),
      rect(0, 44, 28, 18, a),
      rect(32, 44, 32, 18, a),
    ],
    (a, b) => [
      path('M8 64V32A24 24 0 0 1 56 32V64Z', a),
      path('M22 64V36A10 10 0 0 1 42 36V64Z', b),
    ],
    (a) => [path('M0 64V48H16V32H32V16H48V0H64V64Z', a)],
    (a, b) => [rect(0, 0, 64, 20, a), rect(0, 44, 64, 20, b)],
  ],
  cross: [
    (a) => [path('M22 4H42V22H60V42H42V60H22V42H4V22H22Z', a)],
    (a, b) => [circle(32, 32, 28, a), path('M26 14H38V26H50V38H38V50H26V38H14V26H26Z', b)],
    (a) => [
      path(
        'M0 0A32 32 0 0 1 32 32 32 32 0 0 1 0 0ZM64 0A32 32 0 0 1 32 32 32 32 0 0 1 64 0ZM0 64A32 32 0 0 1 32 32 32 32 0 0 1 0 64ZM64 64A32 32 0 0 1 32 32 32 32 0 0 1 64 64Z',
        a,
      ),
    ],
    (a) => [path('M0 0H64A64 64 0 0 1 0 64Z', a)],
  ],
  wave: [
    (a, b) => [
      stroke('M0 20A44 44 0 0 1 44 64', a, 12),
      stroke('M0 44A20 20 0 0 1 20 64', b, 12),
      stroke('M0 -3A67 67 0 0 1 67 64', a, 10),
    ],
    (a) => [path('M0 32A16 16 0 0 1 32 32 16 16 0 0 0 64 32V64H0Z', a)],
    (a, b) => [circle(32, 32, 28, a), circle(32, 32, 14, b)],
    (a) => [path('M0 0 64 32 0 64Z', a)],
  ],
};
