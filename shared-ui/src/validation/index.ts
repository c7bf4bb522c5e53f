export {
  fiscalCodeType,
  hasValidCheckCharacter,
  isFiscalCode,
  normaliseFiscalCode,
} from './fiscal-code.ts';
export { compactIban, isIban } from './iban.ts';
export { compactPhone, isMobilePhone } from './phone.ts';
export { hasValidVatCheckDigit } from './vat-number.ts';
