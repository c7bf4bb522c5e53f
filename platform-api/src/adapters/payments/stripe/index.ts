export { stripePayments, type StripeAccount } from './stripe.ts';
