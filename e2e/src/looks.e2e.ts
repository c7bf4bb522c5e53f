import { expect, test } from '@playwright/test';
import { violationsInBoth } from './both-languages.ts';
import { looksAt, violationsOf } from './fixtures.ts';
import { looksOf } from './screen.ts';

const faults = `<html lang="it"><title>Colori</title><main><h1>Colori</h1>
  <input><p style="color: #aaa; background: #fff">troppo chiaro</p></main></html>`;

/** The rule of each fault, as `1440-light: label`. */
const rulesIn = (wrong: readonly string[]) =>
  wrong.map((fault) => fault.split(': ').slice(0, 2).join(': '));

test('a look finds faults of names in the light scheme, and those of colours in both', async ({
  page,
}) => {
  await page.setContent(faults);
  expect(rulesIn(await violationsOf(page, looksAt(1440)))).toEqual([
    '1440-light: color-contrast',
    '1440-light: label',
    '1440-dark: color-contrast',
  ]);
});

test('a look in another language leaves out the colours, and nothing else', async ({ page }) => {
  await page.setContent(faults);
  const look = { width: 1440, scheme: 'light', judges: 'names' } as const;
  expect(rulesIn(await violationsOf(page, [look]))).toEqual(['1440-light: label']);
});

/** At fault in English only; it follows its language as the product does. */
const faultInEnglish = `<!doctype html><html lang="it"><title>Lingue</title>
  <main id="root"><h1>Lingue</h1><label><span>Nome</span> <input></label></main>
  <script>addEventListener('storage', ({ newValue }) => {
    document.documentElement.lang = newValue;
    document.querySelector('span').textContent = newValue === 'it-IT' ? 'Nome' : '';
  })</script></html>`;

test('what a way looks at is looked at in the other language too, and speaks its own afterwards', async ({
  page,
}) => {
  const address = 'http://looks.example/';
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: faultInEnglish }),
  );
  await page.goto(address);
  expect(rulesIn(await violationsOf(page, looksAt(360)))).toEqual([]);
  expect(await violationsInBoth(page)).toEqual(['en: 360-light: label: input']);
  await expect(page.locator('html')).toHaveAttribute('lang', 'it-IT');
});

test('the colours of a screen are judged at both widths in both schemes, its names in both languages on the narrow page', () => {
  const at = (...looks: ReturnType<typeof looksAt>) =>
    looks.map(({ width, scheme }) => `${width}-${scheme}`).toSorted();
  const names = (looks: ReturnType<typeof looksOf>[0]) =>
    at(...looks.filter(({ judges }) => judges !== 'colours'));
  const [own, other] = looksOf();
  const all = [...own, ...other].filter(({ judges }) => judges !== 'names');
  expect(at(...all)).toEqual(['1440-dark', '1440-light', '360-dark', '360-light']);
  expect(names(own)).toEqual(['1440-light', '360-dark']);
  expect(names(other)).toEqual(['360-light']);
  const [ownNarrow, otherNarrow] = looksOf(360);
  expect([names(ownNarrow), names(otherNarrow)]).toEqual([['360-dark'], ['360-light']]);
});
