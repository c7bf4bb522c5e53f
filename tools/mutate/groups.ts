/** A rule, the files that state it, and the tests that judge them. Paths from the root. */
export type Group = {
  name: string;
  files: readonly string[];
  tests: readonly string[];
  /** The package with the jest configuration; undefined for tests of node:test. */
  jest?: string;
  /** Its tests need a real PostgreSQL. */
  onPostgres?: true;
};

const domains = 'platform-api/src/domains';

/** Fast tests first. */
export const groups: readonly Group[] = [
  {
    name: 'price',
    files: [`${domains}/cart/price-cart.ts`, `${domains}/orders/line-shares.ts`],
    tests: [`${domains}/cart/price-cart.test.ts`, `${domains}/orders/line-shares.test.ts`],
  },
  {
    name: 'states',
    files: [`${domains}/orders/cancellation/order-can.ts`, `${domains}/authoring/life-cycle.ts`],
    tests: [
      `${domains}/orders/cancellation/order-can.test.ts`,
      `${domains}/authoring/life-cycle.test.ts`,
    ],
  },
  {
    name: 'access',
    files: ['contracts/src/access.ts', 'contracts/src/roles.ts', 'contracts/src/route-match.ts'],
    tests: ['contracts/src/contracts.test.ts'],
  },
  {
    name: 'codes',
    files: [`${domains}/vouchers/voucher-code.ts`],
    tests: [`${domains}/vouchers/voucher-code.test.ts`],
  },
  {
    name: 'unlocking',
    files: [`${domains}/learning/access/lesson-availability.ts`],
    tests: [`${domains}/learning/access/lesson-availability.test.ts`],
  },
  {
    name: 'refresh',
    files: ['shared-auth/src/session/refresh.ts'],
    tests: ['shared-auth/src/session/*.test.ts', 'shared-auth/src/api/*.test.ts'],
    jest: 'shared-auth',
  },
  {
    name: 'retry',
    files: ['shared-auth/src/api/client.ts', 'shared-auth/src/api/api.ts'],
    tests: ['shared-auth/src/session/*.test.ts', 'shared-auth/src/api/*.test.ts'],
    jest: 'shared-auth',
  },
  {
    name: 'release-selection',
    files: [
      'shell/src/federation/version-choice.ts',
      'shell/src/federation/first-to-succeed.ts',
      'shell/src/federation/registry.ts',
    ],
    tests: ['shell/src/federation/{version-choice,first-to-succeed,registry}.test.ts'],
    jest: 'shell',
  },
  {
    name: 'settle',
    files: [
      `${domains}/orders/capture-outcome.ts`,
      `${domains}/orders/owned-refunds.ts`,
      `${domains}/orders/coupon/refund-parts.ts`,
      `${domains}/orders/states.ts`,
    ],
    tests: [`${domains}/orders/{capture-outcome,owned-refunds,states}.test.ts`],
  },
  {
    name: 'redeem',
    files: [`${domains}/vouchers/code-list.ts`],
    tests: [`${domains}/vouchers/code-list.test.ts`],
  },
  {
    name: 'settle-steps',
    files: [`${domains}/orders/settle.ts`],
    tests: [`${domains}/orders/settle-steps.test.ts`],
    onPostgres: true,
  },
  {
    name: 'redeem-steps',
    files: [`${domains}/vouchers/redeem-vouchers.ts`],
    tests: [`${domains}/vouchers/redeem-vouchers.test.ts`],
    onPostgres: true,
  },
];
