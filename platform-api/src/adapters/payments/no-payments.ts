import type { PaymentsPort } from '../../ports/payments.ts';

const unknown = () => Promise.reject(new Error('no payment provider is configured'));

/** No provider is configured: no type of payment is offered, and nothing of the past can be asked for. */
export const noPayments: PaymentsPort = {
  name: 'none',
  methods: [],
  sessionHours: 24,
  createSession: unknown,
  status: unknown,
  expireSession: unknown,
  // There is nothing to compare with, which is no failure of each night.
  async *listCaptures() {},
  refund: unknown,
  readWebhook: () => null,
};
