import type { OrderRow } from './api.ts';

type Facts = Pick<OrderRow, 'state' | 'isPaid'>;

/** What can be done with an own order (ORDER-40, E108, E110). */
export const orderCan = {
  /** Only while it waits for its payment. */
  pay: ({ state, isPaid }: Facts): boolean => !isPaid && state === 'Ordinato',
  /** The receipt is made when the payment is captured. */
  downloadReceipt: ({ isPaid }: Facts): boolean => isPaid,
  /** What of it is used, only the server knows, which then refuses (M34). */
  requestCancel: ({ state }: Facts): boolean => state === 'Pagato',
};
