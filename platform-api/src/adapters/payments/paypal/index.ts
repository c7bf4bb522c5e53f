export { paypalPayments, type PaypalAccount } from './paypal.ts';
