import { boolean, formMessages, object, validators } from 'shared-ui/forms';
import type { PaymentType } from './api.ts';
import { orderMessages } from './messages.ts';
import type { FormPart } from './OrderSummary.tsx';

/** Choices and consents of every buyer: the whole form of a learner, the end of a visitor's. */
export type OrderForm = { paymentTypeId: string; privacy: boolean; terms: boolean };

/** A learner's: who a guest is, and their invoice, is asked otherwise, and they have no coupon. */
export type LearnerOrderForm = OrderForm & {
  usesCoupon: boolean;
  wantsInvoice: boolean;
  pec: string;
};

/** The first type, the card, is chosen until another is; nothing is accepted beforehand. */
export const emptyOrder = (
  types: readonly PaymentType[],
  chosen: number | null = null,
): OrderForm => ({
  paymentTypeId: String((types.find(({ id }) => id === chosen) ?? types[0])?.id ?? ''),
  privacy: false,
  terms: false,
});

const accepted = () => boolean().oneOf([true], formMessages.required.id);

/** CART-27, CART-34, CART-35 */
export const orderFields = {
  paymentTypeId: validators.required(),
  privacy: accepted(),
  terms: accepted(),
};

export const learnerOrderSchema = object({
  ...orderFields,
  wantsInvoice: boolean(),
  pec: validators
    .text()
    .when('wantsInvoice', ([wantsInvoice], none) =>
      wantsInvoice === true ? validators.email() : none,
    ),
});

/** Known before the first validation, so that the button never looks ready too early (CART-28). */
export const missingAtFirst = (form: OrderForm): Partial<Record<keyof OrderForm, string>> => ({
  ...(form.paymentTypeId === '' ? { paymentTypeId: formMessages.required.id } : {}),
  privacy: formMessages.required.id,
  terms: formMessages.required.id,
});

export const orderParts: readonly FormPart[] = [
  [['paymentTypeId'], orderMessages.missingPayment],
  [['privacy'], orderMessages.missingPrivacy],
  [['terms'], orderMessages.missingTerms],
];

export const learnerOrderParts: readonly FormPart[] = [
  ...orderParts,
  [['pec'], orderMessages.missingPec],
];
