import type { MessageDescriptor } from 'react-intl';
import { hasValidCheckCharacter } from '../validation/fiscal-code.ts';
import { hasValidVatCheckDigit } from '../validation/vat-number.ts';
import { formMessages } from './messages.ts';

/** For `hintOf` of a TextField: doubts that do not block (E34, E35). */
export const fiscalCodeHint = (code: string): MessageDescriptor | null =>
  hasValidCheckCharacter(code) ? null : formMessages.fiscalCodeHint;

export const vatNumberHint = (vat: string): MessageDescriptor | null =>
  hasValidVatCheckDigit(vat) ? null : formMessages.vatHint;
