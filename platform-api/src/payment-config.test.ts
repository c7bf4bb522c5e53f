import assert from 'node:assert/strict';
import { test } from 'node:test';
import { configuredPayments } from './adapters/payments/configured-payments.ts';
import { systemClock } from './clock.ts';
import { readConfig } from './config.ts';
import type { Database } from './database/database.ts';
import { paymentTypes } from './domains/payments/index.ts';
import { paymentHosts } from './payment-config.ts';
import { ephemeralSecrets } from './secrets.ts';
import { StartRefusal } from './start-refusal.ts';

const site = {
  PUBLIC_URL: 'https://shop.example',
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_SECRET: 'secret',
  SMTP_URL: 'smtps://mail.example',
  WALLET_ENDPOINT: 'none',
};
const stripe = { STRIPE_SECRET_KEY: 'sk_live_abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc' };
const stripeTest = { ...stripe, STRIPE_SECRET_KEY: 'rk_test_abc', PAYMENTS_MODE: 'test' };
const paypal = {
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_WEBHOOK_ID: '9XL90610J3647323C',
};

/** Names of the providers, and of the types of payment that are offered. */
function offered(environment: Record<string, string>) {
  const config = readConfig(environment);
  // No provider reads it before it is asked.
  const database = {} as Database;
  const stores = { database, secrets: ephemeralSecrets(), clock: systemClock };
  const payments = configuredPayments(config, stores);
  return {
    providers: payments.map(({ name }) => name),
    types: paymentTypes({ payments }).map(({ description }) => description.en),
    hosts: paymentHosts(config.payments),
  };
}

for (const [what, environment, providers, types, hosts] of [
  ['a demonstration on this machine', {}, ['sandbox'], ['Card', 'PayPal'], []],
  ['a public site without keys', site, [], [], []],
  [
    'a public site with Stripe',
    { ...site, ...stripe },
    ['stripe'],
    ['Card'],
    ['checkout.stripe.com'],
  ],
  ['a public site with PayPal', { ...site, ...paypal }, ['paypal'], ['PayPal'], ['www.paypal.com']],
  [
    'a public site with both',
    { ...site, ...stripe, ...paypal },
    ['stripe', 'paypal'],
    ['Card', 'PayPal'],
    ['checkout.stripe.com', 'www.paypal.com'],
  ],
  [
    'the sandbox of PayPal',
    { ...site, ...paypal, PAYMENTS_MODE: 'test' },
    ['paypal'],
    ['PayPal'],
    ['www.sandbox.paypal.com'],
  ],
  [
    'a test key on this machine, where no page without money stands beside it',
    stripeTest,
    ['stripe'],
    ['Card'],
    ['checkout.stripe.com'],
  ],
  [
    'a public demonstration with a test key',
    { ...stripeTest, PUBLIC_URL: 'https://demo.example', DEMO_PEERS: 'true' },
    ['stripe'],
    ['Card'],
    ['checkout.stripe.com'],
  ],
] as const) {
  test(`payments of ${what}`, () => {
    assert.deepEqual(offered(environment), { providers, types, hosts });
  });
}

for (const [what, environment, sentence] of [
  [
    'a test key that nobody asked for',
    { ...stripeTest, PAYMENTS_MODE: 'live' },
    /STRIPE_SECRET_KEY is a test key.*PAYMENTS_MODE=test/,
  ],
  [
    'a live key in a test',
    { ...stripe, PAYMENTS_MODE: 'test' },
    /is a live key, which takes money/,
  ],
  [
    'a publishable key',
    { ...stripe, STRIPE_SECRET_KEY: 'pk_live_abc' },
    /STRIPE_SECRET_KEY is not a secret key/,
  ],
  [
    'a key in place of the signing secret',
    { ...stripe, STRIPE_WEBHOOK_SECRET: 'sk_live_abc' },
    /STRIPE_WEBHOOK_SECRET is not the signing secret/,
  ],
  [
    'Stripe without its signing secret',
    { STRIPE_SECRET_KEY: 'sk_live_abc' },
    /^STRIPE_SECRET_KEY is set, so STRIPE_WEBHOOK_SECRET must be set too\.$/,
  ],
  [
    'PayPal with its id alone',
    { PAYPAL_CLIENT_ID: 'client' },
    /^PAYPAL_CLIENT_ID is set, so PAYPAL_CLIENT_SECRET and PAYPAL_WEBHOOK_ID must be set too\.$/,
  ],
  ['another mode', { PAYMENTS_MODE: 'sandbox' }, /PAYMENTS_MODE/],
] as const) {
  test(`${what} does not start`, () => {
    assert.throws(
      () => readConfig({ ...site, ...environment }),
      (error) => error instanceof StartRefusal && sentence.test(error.message),
    );
  });
}
