import type { Config } from '../../config.ts';
import { demoPeersOf } from '../../demo-peers.ts';
import type { Platform } from '../../platform.ts';
import type { PaymentsPort } from '../../ports/payments.ts';
import { paypalPayments } from './paypal/index.ts';
import { paymentSandbox } from './sandbox/index.ts';
import { stripePayments } from './stripe/index.ts';

/** The providers that the configuration names, else the sandbox where it may take their part; else none. */
export function configuredPayments(
  config: Config,
  stores: Pick<Platform, 'database' | 'secrets' | 'clock'>,
): PaymentsPort[] {
  const { stripe, paypal } = config.payments;
  return [
    ...(demoPeersOf(config).payments ? [paymentSandbox(config, stores)] : []),
    ...(stripe === null ? [] : [stripePayments(stripe)]),
    ...(paypal === null ? [] : [paypalPayments(paypal)]),
  ];
}
