import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test, type TestContext } from 'node:test';
import { readConfig } from './config.ts';
import { StartRefusal } from './start-refusal.ts';

const seller = {
  vatNumber: '04182730723',
  name: 'Example S.r.l.',
  street: 'Via Roma 1',
  zipCode: '70121',
  municipality: 'Bari',
  province: 'BA',
};

function fileOf(t: TestContext, content: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'workerbadge-test-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'seller.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

test('without a word of it invoices are nobody’s and stay with the data', () => {
  const { seller: made, folder } = readConfig({ DATA_DIR: 'somewhere' }).invoices;
  assert.equal(made.vatNumber, '00000000000');
  assert.equal(folder, resolve('somewhere', 'invoices'));
  assert.equal(readConfig({ INVOICE_FOLDER: 'out' }).invoices.folder, resolve('out'));
});

test('the seller is read whole, of the ordinary tax regime unless it says another', (t) => {
  const read = (content: object) =>
    readConfig({ INVOICE_SELLER_FILE: fileOf(t, content) }).invoices.seller;
  assert.deepEqual(read(seller), { ...seller, taxRegime: 'RF01' });
  assert.equal(read({ ...seller, taxRegime: 'RF19' }).taxRegime, 'RF19');
});

test('a seller that FatturaPA would not take refuses the start, and so does a file that is not there', (t) => {
  for (const wrong of [
    '{',
    { ...seller, vatNumber: '4182730723' },
    { ...seller, vatNumber: undefined },
    { ...seller, zipCode: '7012' },
    { ...seller, province: 'Bari' },
    { ...seller, taxRegime: 'RF00' },
    { ...seller, name: ' ' },
    { ...seller, nome: 'Example' },
  ]) {
    assert.throws(
      () => readConfig({ INVOICE_SELLER_FILE: fileOf(t, wrong) }),
      (error) => error instanceof StartRefusal && error.message.startsWith('INVOICE_SELLER_FILE'),
    );
  }
  assert.throws(() => readConfig({ INVOICE_SELLER_FILE: '/no/such/file' }), StartRefusal);
});
