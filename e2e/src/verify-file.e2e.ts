import type { Page } from '@playwright/test';
import { expectAccessibleInBoth } from './both-languages.ts';
import { expect, sharedProductTest as test } from './fixtures.ts';
import { speak } from './people.ts';
import { publicBadgeOf } from './public-badge.ts';

const verdictOf = (page: Page) => page.locator('#root [data-verdict]');
const checksOf = (page: Page, state: string) =>
  page.locator(`#root [data-check][data-state=${state}]`);

/** Drops a file on the page as a person does, not by its field. */
async function drop(page: Page, bytes: Buffer, name: string) {
  const data = await page.evaluateHandle(
    ({ content, title }) => {
      const transfer = new DataTransfer();
      const raw = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
      transfer.items.add(new File([raw], title));
      return transfer;
    },
    { content: bytes.toString('base64'), title: name },
  );
  const zone = page.locator('#root label').filter({ has: page.locator('input[type=file]') });
  await zone.dispatchEvent('drop', { dataTransfer: data });
}

/** The sum of a chunk of a PNG. */
function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/** The same picture for somebody else: the credential in it is changed, the sum of its chunk right again. */
function forged(png: Buffer): Buffer {
  const copy = Buffer.from(png);
  const name = copy.indexOf('Marco Bianchi');
  const type = copy.indexOf('iTXt');
  if (name < 0 || type < 0) throw new Error('The picture has no credential of Marco Bianchi');
  copy.write('Mario Bianchi', name);
  const end = type + 4 + copy.readUInt32BE(type - 4);
  copy.writeUInt32BE(crc32(copy.subarray(type, end)), end);
  return copy;
}

test('a stranger drops a picture of ours, and a forged one, and reads which is which', async ({
  page,
  browser,
  product,
}) => {
  const id = await publicBadgeOf(browser, product.url, '{badge}');
  const answer = await page.request.get(`${product.url}/api/Badges/Public/${id}/Baked/png`);
  const png = await answer.body();
  await speak(page, product.url, 'it');
  const asked: { url: string; method: string }[] = [];
  page.on('request', (request) => asked.push({ url: request.url(), method: request.method() }));
  await page.goto(`${product.url}/public/verify`);
  await expect(page.locator('#root h1')).toHaveText(/^(Verifica un badge|Verify a badge)$/);
  await expectAccessibleInBoth(page, 'verifier before a file');

  await drop(page, png, 'badge.png');
  await expect(verdictOf(page)).toContainText(/Badge autentico|Authentic badge/);
  await expect(checksOf(page, 'passed')).toHaveCount(8);
  await expect(page.locator('#root dd').filter({ hasText: 'Marco Bianchi' })).toBeVisible();
  await expectAccessibleInBoth(page, 'authentic file');

  await drop(page, forged(png), 'forged.png');
  await expect(verdictOf(page)).toContainText(/Badge non valido|Badge not valid/);
  await expect(checksOf(page, 'failed')).toHaveAttribute('data-check', 'signature');
  await expectAccessibleInBoth(page, 'forged file');

  // Nothing is sent, and nobody else is asked.
  const foreign = asked.filter(
    ({ url }) => !/^(data|blob):/.test(url) && !url.startsWith(product.url),
  );
  expect(foreign).toEqual([]);
  expect(asked.filter(({ method, url }) => method !== 'GET' && url.includes('/Badges'))).toEqual(
    [],
  );
});
