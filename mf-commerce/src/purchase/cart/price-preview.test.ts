import { previewPrice } from './price-preview.ts';

const tiers = { over5000: 0.2, over1000: 0.1, promotion: 0.1 };

// Vectors V1 to V7 of docs/spec/commerce-model.md.
it.each([
  [12_200, 0, 12_200],
  [99_999, 0, 99_999],
  [100_000, 10_000, 90_000],
  [100_001, 10_000, 90_001],
  [499_999, 50_000, 449_999],
  [500_000, 100_000, 400_000],
  [500_001, 100_000, 400_001],
])('[MONEY-04] %i cents without promotion lose %i', (order, discount, total) => {
  expect(previewPrice(order, tiers)).toMatchObject({ discountCents: discount, totalCents: total });
});

it('[MONEY-06 part] the percentages are the server’s, and missing ones count nothing', () => {
  expect(previewPrice(500_000, { over5000: 0, over1000: 0, promotion: 0 }).totalCents).toBe(
    500_000,
  );
  expect(previewPrice(100_000, { ...tiers, over1000: 0.15 }).discountPercent).toBe(15);
});
