import type { MessageDescriptor } from 'react-intl';
import type { Refusal } from './api.ts';
import { messages } from './messages.ts';

const texts: Partial<Record<Refusal, MessageDescriptor>> = {
  REDEMPTION_DISABLED: messages.refusedDisabled,
  REDEMPTION_OPEN: messages.refusedOpen,
  REDEMPTION_WINDOW: messages.refusedWindow,
  REDEMPTION_VAT_NUMBER: messages.refusedVatNumber,
  REDEMPTION_THRESHOLD: messages.refusedThreshold,
  REDEMPTION_VAT_REQUIRED: messages.refusedVatRequired,
};

/** Why nothing of a kind can be asked for; takes `minimum` and `vat`. The others depend on the amount. */
export const refusalText = (refusal: Refusal): MessageDescriptor =>
  texts[refusal] ?? messages.refusedOther;
