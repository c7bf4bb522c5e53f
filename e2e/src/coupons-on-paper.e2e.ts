import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, sharedProductTest as test } from './fixtures.ts';
import { enter } from './people.ts';
import { words } from './words.ts';

/** Of the demo: his company has an order of so many codes that nobody has redeemed. */
const CODES = 30;
const TO_A_SHEET = 4;
const course = 'Addetto antincendio: prevenzione e gestione dell’emergenza';

/** With a folder here the sheets are kept in it, to look at. */
const pictures = process.env['E2E_PICTURES'];

test(
  'thirty coupons are printed four to a sheet of A4, none cut, and nothing else of the page',
  { tag: ['@mf-commerce/orders'] },
  async ({ page, product }) => {
    await enter(page, product.url, 'Paolo Greco');
    await page.getByRole('button', { name: words.it.acceptCookies, exact: true }).click();
    await page.goto(`${product.url}/order`);
    await page.getByRole('row').filter({ hasText: course }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/order\/detail\/\d+/);
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.getByRole('button', { name: 'Stampa i voucher da ritagliare' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', '');

    await page.emulateMedia({ media: 'print' });
    const coupons = page.locator('[data-coupons] article');
    await expect(coupons).toHaveCount(CODES);
    // A word that runs out of its coupon would be cut with it.
    const cut = await coupons.evaluateAll((all) =>
      all.flatMap((coupon) => {
        const { left, right, bottom } = coupon.getBoundingClientRect();
        return [...coupon.querySelectorAll('h2, p, li, code, svg, img')]
          .filter((part) => {
            const box = part.getBoundingClientRect();
            return box.left < left || box.right > right + 1 || box.bottom > bottom + 1;
          })
          .map((part) => `${part.localName}: ${(part.textContent ?? '').slice(0, 40)}`);
      }),
    );
    expect(cut).toEqual([]);

    const paper = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    if (pictures !== undefined) writeFileSync(join(pictures, 'coupons.pdf'), paper);
    const text = paper.toString('latin1');
    const sheets = Math.ceil(CODES / TO_A_SHEET);
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(sheets);
    // A4 in points.
    const sizes = [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
      ([, width, height]) => `${Math.round(Number(width))} × ${Math.round(Number(height))}`,
    );
    expect(sizes).toEqual(Array.from({ length: sheets }, () => '595 × 842'));
  },
);
