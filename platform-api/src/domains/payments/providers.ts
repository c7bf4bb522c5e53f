import type { Platform } from '../../platform.ts';
import type { PaymentsPort } from '../../ports/payments.ts';
import { paymentTypes } from './payment-types.ts';

type WithProviders = Pick<Platform, 'payments'>;

/** The provider of this name; undefined when it is not configured, or no longer. */
export const findProvider = ({ payments }: WithProviders, name: string): PaymentsPort | undefined =>
  payments.find((provider) => provider.name === name);

/** The provider of this name. Throws when it is no longer configured: what it did can then not be read. */
export function providerNamed(platform: WithProviders, name: string): PaymentsPort {
  const provider = findProvider(platform, name);
  if (provider === undefined) throw new Error(`The payment provider ${name} is not configured`);
  return provider;
}

/** Who takes payments of this type. Throws when none is configured. */
export function providerOfType(platform: WithProviders, paymentTypeId: number): PaymentsPort {
  const type = paymentTypes(platform).find(({ id }) => id === paymentTypeId);
  const provider = platform.payments.find(
    ({ methods }) => type !== undefined && methods.includes(type.method),
  );
  if (provider === undefined) throw new Error('The payment type is no longer offered');
  return provider;
}
