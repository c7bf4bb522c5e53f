import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileNameOf } from './attestations.ts';

const names: [parts: string[], name: string][] = [
  [['attestato', 'Marco Bianchi', 'Perché no?'], 'attestato-marco-bianchi-perche-no-WB-ABC234.pdf'],
  [['../../etc/passwd'], 'etc-passwd-WB-ABC234.pdf'],
  [['con\u0000\r\n:*"<>|\\'], 'con-WB-ABC234.pdf'],
  [['工事'], 'WB-ABC234.pdf'],
  [['a'.repeat(200)], `${'a'.repeat(100)}-WB-ABC234.pdf`],
];

for (const [parts, name] of names) {
  test(`a file is named by what every system takes: ${name.slice(0, 40)}`, () => {
    assert.equal(fileNameOf(parts, 'ABC234'), name);
  });
}
