import type { PaypalAccount } from './adapters/payments/paypal/index.ts';
import type { StripeAccount } from './adapters/payments/stripe/index.ts';
import { StartRefusal } from './start-refusal.ts';

/** The accounts at which payments are taken; null for a provider that takes none here. */
export type PaymentConfig = {
  /** `test`: the providers play, and nobody pays money. */
  mode: 'live' | 'test';
  stripe: StripeAccount | null;
  paypal: PaypalAccount | null;
};

/** Where the providers' own pages are, to which the browser goes. */
export const paymentHosts = ({ mode, stripe, paypal }: PaymentConfig): string[] => [
  ...(stripe === null ? [] : ['checkout.stripe.com']),
  ...(paypal === null ? [] : [mode === 'live' ? 'www.paypal.com' : 'www.sandbox.paypal.com']),
];

type Variables = {
  PAYMENTS_MODE: 'live' | 'test';
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_WEBHOOK_SECRET?: string | undefined;
  PAYPAL_CLIENT_ID?: string | undefined;
  PAYPAL_CLIENT_SECRET?: string | undefined;
  PAYPAL_WEBHOOK_ID?: string | undefined;
};

/** Reads the payment variables of the environment; throws a StartRefusal. */
export function readPaymentConfig(variables: Variables): PaymentConfig {
  const { PAYMENTS_MODE: mode } = variables;
  return { mode, stripe: readStripe(variables), paypal: readPaypal(variables) };
}

function readStripe(variables: Variables): StripeAccount | null {
  const given = together(variables, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']);
  if (given === null) return null;
  const [secretKey = '', webhookSecret = ''] = given;
  const [, keyMode] = /^[sr]k_(test|live)_\w+$/.exec(secretKey) ?? [];
  if (keyMode === undefined) {
    throw new StartRefusal(
      'STRIPE_SECRET_KEY is not a secret key of Stripe: it begins with sk_live_, rk_live_, sk_test_ or rk_test_.',
    );
  }
  if (!webhookSecret.startsWith('whsec_')) {
    throw new StartRefusal(
      'STRIPE_WEBHOOK_SECRET is not the signing secret of an endpoint of Stripe: it begins with whsec_.',
    );
  }
  const { PAYMENTS_MODE: mode } = variables;
  if (keyMode !== mode) {
    throw new StartRefusal(
      mode === 'live'
        ? 'STRIPE_SECRET_KEY is a test key, with which courses are had for no money. Set the live key, or PAYMENTS_MODE=test.'
        : 'PAYMENTS_MODE=test, and STRIPE_SECRET_KEY is a live key, which takes money. Set a test key, or PAYMENTS_MODE=live.',
    );
  }
  return { secretKey, webhookSecret };
}

function readPaypal(variables: Variables): PaypalAccount | null {
  const given = together(variables, [
    'PAYPAL_CLIENT_ID',
    'PAYPAL_CLIENT_SECRET',
    'PAYPAL_WEBHOOK_ID',
  ]);
  if (given === null) return null;
  const [clientId = '', clientSecret = '', webhookId = ''] = given;
  return { clientId, clientSecret, webhookId, mode: variables.PAYMENTS_MODE };
}

/** The values of all of them, or null where none is set; throws a StartRefusal that names the missing ones. */
function together(
  variables: Variables,
  names: Exclude<keyof Variables, 'PAYMENTS_MODE'>[],
): string[] | null {
  const missing = names.filter((name) => variables[name] === undefined);
  if (missing.length === names.length) return null;
  const [given] = names.filter((name) => !missing.includes(name));
  if (missing.length > 0) {
    throw new StartRefusal(`${given} is set, so ${missing.join(' and ')} must be set too.`);
  }
  return names.map((name) => variables[name] ?? '');
}
