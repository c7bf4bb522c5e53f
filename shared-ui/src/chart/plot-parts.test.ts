import { besideLastBar } from './plot-parts.ts';

it('the words above a narrow last bar have room beside it, above a wide one they need none', () => {
  // 7 signs of 7 px over a bar that has 24 px: half of the rest stands out.
  expect(besideLastBar('5.256 €', { width: 210, axisWidth: 66, bars: 6 })).toBe(12.5);
  expect(besideLastBar('5.256 €', { width: 1000, axisWidth: 66, bars: 12 })).toBe(0);
});
