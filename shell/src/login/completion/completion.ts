import type { MissingDatum } from 'shared-auth/host';
import { registrationSchema, type Registration } from '../registration/registration.ts';

const fieldsOf = {
  email: ['email'],
  phone: ['phone'],
  address: ['street', 'municipality', 'province', 'zipcode'],
} as const satisfies Record<MissingDatum, readonly (keyof Registration)[]>;

export type Completion = Pick<Registration, (typeof fieldsOf)[MissingDatum][number]>;

export const emptyCompletion: Completion = {
  email: '',
  phone: '',
  street: '',
  municipality: '',
  province: '',
  zipcode: '',
};

/** Each field that is asked for is required, as at a registration (LOGIN-22 to LOGIN-27). */
export const completionSchema = (missing: readonly MissingDatum[]) =>
  registrationSchema.pick(missing.flatMap((datum) => [...fieldsOf[datum]]));

/** The payload of `POST Users/CompleteProfile`: what was asked for, and nothing else. */
export const completionPayload = (form: Completion, missing: readonly MissingDatum[]) => ({
  ...(missing.includes('email') ? { email: form.email.trim() } : {}),
  ...(missing.includes('phone') ? { phone: form.phone } : {}),
  ...(missing.includes('address')
    ? {
        address: {
          street: form.street.trim(),
          municipality: form.municipality.trim(),
          province: form.province.toUpperCase(),
          zipcode: form.zipcode,
        },
      }
    : {}),
});
