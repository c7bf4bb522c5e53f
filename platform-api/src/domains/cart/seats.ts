/**
 * The seats of one order. A firm that needs more makes another order: codes, mail and refund of an order
 * stay of a size that one answer and one transaction take.
 */
export const MAX_SEATS = 1000;

/** How many seats these lines are. */
export const seatsOf = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
