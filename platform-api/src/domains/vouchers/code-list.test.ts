import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ephemeralSecrets } from '../../secrets.ts';
import { readCodes, refusalOf, type Refusals } from './code-list.ts';
import { codeOf, hashOfCode } from './voucher-code.ts';

const here = { secrets: ephemeralSecrets() };
const codes = Array.from({ length: 12 }, (_, n) => codeOf(here, `salt ${n}`));
const [first = '', second = ''] = codes;

test('each code stands under its hash, in one order however the list is sorted', () => {
  const refused: Refusals = new Map();
  const read = readCodes(here, codes, refused);
  assert.deepEqual(
    new Map(read),
    new Map(codes.map((code, place) => [hashOfCode(here, code), place])),
  );
  const hashes = read.map(([hash]) => hash);
  assert.deepEqual(hashes, hashes.toSorted());
  const reversed = readCodes(here, codes.toReversed(), refused);
  assert.deepEqual(
    reversed.map(([hash]) => hash),
    hashes,
  );
  assert.equal(refused.size, 0);
});

test('what cannot be a code and what stands there twice is refused under its place', () => {
  const refused: Refusals = new Map();
  const read = readCodes(here, [first, 'sconto', second, ` ${first.toLowerCase()}`], refused);
  assert.deepEqual(
    read.map(([, place]) => place).toSorted((a, b) => a - b),
    [0, 2],
  );
  assert.deepEqual(
    [...refused],
    [
      [1, 'VOUCHER_UNKNOWN'],
      [3, 'VOUCHER_REPEATED'],
    ],
  );
});

test('one reason is told as such, with the codes as they stood in the list', () => {
  const refused: Refusals = new Map([
    [2, 'VOUCHER_REDEEMED'],
    [0, 'VOUCHER_REDEEMED'],
  ]);
  const error = refusalOf([` ${first} `, 'x', second], refused);
  assert.equal(error.code, 'VOUCHER_REDEEMED');
  assert.deepEqual(error.details.params, { codes: `${first}, ${second}` });
  assert.deepEqual(error.details.fields, { 0: 'VOUCHER_REDEEMED', 2: 'VOUCHER_REDEEMED' });
});

test('several reasons have one text, and each code its own', () => {
  const refused: Refusals = new Map([
    [1, 'VOUCHER_UNKNOWN'],
    [0, 'VOUCHER_REDEEMED'],
  ]);
  const error = refusalOf([first, 'x'], refused);
  assert.equal(error.code, 'VOUCHERS_REFUSED');
  assert.deepEqual(error.details.params, { codes: `${first}, x` });
  assert.deepEqual(error.details.fields, { 0: 'VOUCHER_REDEEMED', 1: 'VOUCHER_UNKNOWN' });
});
