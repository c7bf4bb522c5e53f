import { expect, test } from '../fixtures.ts';
import { logIn } from '../people.ts';

test.use({ isKilled: true });

test('while the server is away the page says what to do, and recovers', async ({
  page,
  product,
}) => {
  test.setTimeout(240_000);
  await logIn(page, product.url, 'Marco Bianchi');
  await product.killApi();

  const answer = await fetch(`${product.url}/api/Cart`, {
    headers: { accept: 'application/json', 'x-correlation-id': 'while-it-is-away' },
  });
  expect(answer.status).toBe(502);
  expect(answer.headers.get('retry-after')).toBe('2');
  expect(await answer.json()).toEqual({
    data: null,
    warning: 'Il servizio non è raggiungibile. Riprova tra poco.',
    Info: null,
    info: null,
    code: 'API_UNREACHABLE',
    correlationId: 'while-it-is-away',
  });

  // Within the page, and after a reload: the person stays logged in, and sees a message.
  await page.goto(`${product.url}/order`);
  const retry = page.getByRole('button', { name: 'Riprova' }).first();
  await expect(retry).toBeVisible({ timeout: 30_000 });
  const alert = page.getByRole('alert').filter({ has: retry });
  await expect(
    alert.getByRole('heading', { name: 'Non riusciamo ad aprire gli ordini' }),
  ).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('rtk:auth'))).not.toBeNull();

  await product.restartApi();
  await retry.click();
  await expect(page.getByText('Pagato').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Riprova' })).toHaveCount(0);
});
