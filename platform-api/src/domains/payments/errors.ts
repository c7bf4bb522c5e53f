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
});
