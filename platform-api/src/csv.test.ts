import assert from 'node:assert/strict';
import { test } from 'node:test';
import { csvOf } from './csv.ts';

test('[BACK-24 part] no cell is a formula to a spreadsheet, whatever sign it begins with (E138)', () => {
  for (const text of ['=1+1', '+39 333', '-2+3', '@SUM(A1)', '\t=1', '\r=1']) {
    assert.equal(csvOf([[text, 'Marco']]), `\uFEFF"'${text}";"Marco"\r\n`);
  }
  const plain = ['a=b', '12,50', '', ' +39'];
  assert.equal(csvOf([plain]), `\uFEFF"${plain.join('";"')}"\r\n`);
});

test('a quote, a semicolon and a line break stay inside their cell', () => {
  assert.equal(csvOf([['a "b"; c\nd', 'e']]), '\uFEFF"a ""b""; c\nd";"e"\r\n');
});
