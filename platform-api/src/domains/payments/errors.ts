import { defineErrors } from '../../errors.ts';

export const paymentErrors = defineErrors({
  WEBHOOK_SIGNATURE: {
    status: 400,
    it: 'La firma della chiamata non è valida',
    en: 'The signature of the call is not valid',
  },
  PROVIDER_UNKNOWN: {
    status: 404,
    it: 'Questo gestore di pagamenti non è configurato',
    en: 'This payment provider is not configured',
  },
  REFUND_EXCEEDS_CAPTURE: {
    status: 409,
    it: 'Si può rimborsare al massimo quello che resta del pagamento: {left}',
    en: 'At most what is left of the payment can be refunded: {left}',
  },
  REFUND_KEY_REUSED: {
    status: 409,
    it: 'Con questa chiave è stato chiesto un altro rimborso',
    en: 'Another refund was asked for under this key',
  },
  REFUND_NOT_FAILED: {
    status: 409,
    it: 'Questo rimborso non è fra quelli non riusciti',
    en: 'This refund is not among the failed ones',
  },
});
