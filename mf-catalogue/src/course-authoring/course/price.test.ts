import { textOfEuros } from './price.ts';

it('euro of the wire are shown with two decimals, none as nothing', () => {
  expect([79, 90.5, null].map(textOfEuros)).toEqual(['79.00', '90.50', '']);
});
