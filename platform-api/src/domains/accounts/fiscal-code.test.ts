import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fiscalCodePattern, fiscalCodeType, normalFiscalCode } from './fiscal-code.ts';

for (const [code, type] of [
  ['RSSMRA85T10Z404X', 'BO'],
  [' rssmra85t10z404x ', 'BO'],
  ['RSSMRA85T10A562S', 'AB'],
  ['12345678901', 'AB'],
] as const) {
  test(`[LOGIN-28 part] the fiscal code ${code} is of type ${type}`, () => {
    assert.equal(fiscalCodeType(code), type);
  });
}

for (const [code, isValid] of [
  ['RSSMRA85T10A562S', true],
  ['RSSMRAURTMLARSNL', true],
  ['12345678901', true],
  ['RSSMRA85T10A562', false],
  ['RSSMRA85Z10A562S', false],
  ['1234567890', false],
] as const) {
  test(`[LOGIN-26 part] ${code} is ${isValid ? 'a' : 'no'} fiscal code`, () => {
    assert.equal(fiscalCodePattern.test(normalFiscalCode(code)), isValid);
  });
}
