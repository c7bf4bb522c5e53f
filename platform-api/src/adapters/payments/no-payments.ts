import type { PaymentsPort } from '../../ports/payments.ts';

/** No provider is configured: no type of payment is offered, and nothing of the past can be asked for. */
export const noPayments: PaymentsPort = {
  name: 'none',
  methods: [],
  createSession: () => Promise.reject(new Error('no payment provider is configured')),
  status: () => Promise.reject(new Error('no payment provider is configured')),
  refund: () => Promise.reject(new Error('no payment provider is configured')),
  readWebhook: () => null,
};
