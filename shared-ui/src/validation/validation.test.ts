import {
  compactIban,
  fiscalCodeType,
  hasValidCheckCharacter,
  hasValidVatCheckDigit,
  isFiscalCode,
  isIban,
  isMobilePhone,
} from './index.ts';

it.each([
  ['RSSMRA85T10A562S', true],
  ['rssmra85t10a562s', true],
  ['  RSSMRA85T10A562S ', true],
  // omocodia: letters in the place of digits
  ['RSSMRA85T10A56NH', true],
  ['RSSMRAUPTM0ARSNH', true],
  ['12345678903', true],
  ['RSSMRA85T10A562', false],
  ['RSSMRA85Z10A562S', false],
  ['1234567890', false],
  ['123456789012', false],
  ['', false],
])('[SHELL-70 part] the fiscal code %p is accepted: %p (E34)', (code, accepted) => {
  expect(isFiscalCode(code)).toBe(accepted);
});

it.each([
  ['RSSMRA85T10Z404X', 'BO'],
  [' rssmra85t10z404x ', 'BO'],
  ['RSSMRA85T10A562S', 'AB'],
  // A Z elsewhere says nothing of the place of birth (E33).
  ['ZZZMRA85T10A562Z', 'AB'],
  ['12345678903', 'AB'],
  ['RSSMRA85T10Z40', 'AB'],
])('[SHELL-71] the fiscal code %p is classed %s', (code, type) => {
  expect(fiscalCodeType(code)).toBe(type);
});

it.each([
  ['RSSMRA85T10A562S', true],
  ['RSSMRA85T10A562X', false],
])('the check character of %s holds: %p, and only hints (E34)', (code, holds) => {
  expect(hasValidCheckCharacter(code)).toBe(holds);
  expect(isFiscalCode(code)).toBe(true);
});

it.each([
  ['12345678903', true],
  ['12345678900', false],
  ['00743110157', true],
])('the check digit of the partita IVA %s holds: %p (E35)', (vat, holds) => {
  expect(hasValidVatCheckDigit(vat)).toBe(holds);
});

it.each([
  ['3471234567', true],
  ['347 123 4567', true],
  ['347.123-4567', true],
  ['+39 347 1234567', true],
  ['0039 347 1234567', true],
  ['39 3471234567', true],
  ['+1 347 1234567', true],
  ['+39 347 1234567890', false],
  ['347123456', false],
  ['+39347123456a', false],
  ['', false],
])('[SHELL-69 part] the phone %p is accepted: %p (E36)', (phone, accepted) => {
  expect(isMobilePhone(phone)).toBe(accepted);
});

it.each([
  ['IT60X0542811101000000123456', true],
  ['IT60 X054 2811 1010 0000 0123 456', true],
  ['it60x0542811101000000123456', true],
  ['IT61X0542811101000000123456', false],
  ['IT60X054281110100000012345', false],
  ['DE89370400440532013000', false],
  ['', false],
])('[SHELL-77 part] the IBAN %p is accepted: %p (E118)', (iban, accepted) => {
  expect(isIban(iban)).toBe(accepted);
});

it('[SHELL-77 part] is sent compact', () => {
  expect(compactIban('it60 x054 2811 1010 0000 0123 456')).toBe('IT60X0542811101000000123456');
});
