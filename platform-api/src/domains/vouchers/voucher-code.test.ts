import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ephemeralSecrets } from '../../secrets.ts';
import { codeOf, hashOfCode, maskedCode, newSalt, readCode } from './voucher-code.ts';

const here = { secrets: ephemeralSecrets() };
const elsewhere = { secrets: ephemeralSecrets() };

test('a code has 12 characters that nobody takes for another, in groups of four', () => {
  const codes = Array.from({ length: 2000 }, () => codeOf(here, newSalt()));
  for (const code of codes) assert.match(code, /^WB(-[A-HJ-NP-Z2-9]{4}){3}$/);
  assert.equal(new Set(codes).size, codes.length);
  const seen = new Set(codes.flatMap((code) => [...code.slice(3).replaceAll('-', '')]));
  assert.equal(seen.size, 32);
});

test('a code and its hash follow from the salt only together with the secret', () => {
  const salt = newSalt();
  const code = codeOf(here, salt);
  assert.equal(codeOf(here, salt), code);
  assert.notEqual(codeOf(elsewhere, salt), code);
  assert.equal(hashOfCode(here, code), hashOfCode(here, code));
  assert.notEqual(hashOfCode(elsewhere, code), hashOfCode(here, code));
});

test('codes that were printed stay good: the same salt and secret give them for ever', () => {
  const voucherCode = Buffer.alloc(32, 7).toString('base64url');
  const platform = { secrets: { ...here.secrets, voucherCode } };
  assert.equal(codeOf(platform, 'salt-of-a-voucher'), 'WB-PG8G-5THL-XVY2');
  assert.equal(
    hashOfCode(platform, 'WB-PG8G-5THL-XVY2'),
    'O57Jz4kpY49bZJQXMEWMO52tcWZ5IvVnCoa9fPz8WY8',
  );
});

test('[MULTI-10 part] a code is read however it was typed, and nothing else is', () => {
  const code = 'WB-7KQ2-MX4D-P9RT';
  for (const typed of [
    code,
    ` ${code}\n`,
    'wb7kq2mx4dp9rt',
    'WB 7KQ2 MX4D P9RT',
    'WB–7KQ2–MX4D–P9RT',
  ]) {
    assert.equal(readCode(typed), code, typed);
  }
  for (const typed of [
    '',
    'WB',
    'WB-7KQ2-MX4D',
    'WB-7KQ2-MX4D-P9R0',
    'XX-7KQ2-MX4D-P9RT',
    `${code}A`,
  ]) {
    assert.equal(readCode(typed), null, typed);
  }
  assert.equal(maskedCode(code), 'WB-••••-••••-P9RT');
});
