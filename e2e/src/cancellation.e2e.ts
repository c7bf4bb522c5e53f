import { expect, expectAccessible, test } from './fixtures.ts';
import { logIn } from './people.ts';
import { words } from './words.ts';

const accept = words.it.acceptCookies;

test('[API-71 part] [ORDER-40 part] a learner asks for the cancellation, an administrator refunds a part, the learner sees credit note and mail', async ({
  page,
  product,
  browser,
}) => {
  await logIn(page, product.url, 'Davide Moretti');
  await page.getByRole('button', { name: accept, exact: true }).click();
  await page.getByRole('button', { name: words.it.roleButton }).click();
  await page.getByRole('menuitemradio', { name: 'Discente' }).click();
  await expect(page.getByRole('button', { name: 'Ruolo: Discente' })).toBeVisible();
  await page.goto(`${product.url}/order`);
  await page.getByRole('link', { name: /^WB-/ }).first().click();
  await page.getByRole('button', { name: 'Chiedi l’annullamento' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Perché vuoi annullare').fill('Lo fa già la mia azienda');
  await expectAccessible(page, 'dialog of a cancellation');
  await dialog.getByRole('button', { name: 'Chiedi l’annullamento' }).click();
  await expect(page.getByText(/Annullamento chiesto il .*Lo fa già la mia azienda/)).toBeVisible();
  await expectAccessible(page, 'order with an open request');
  const orderId = /\d+$/.exec(page.url())?.[0] ?? '';

  const office = await browser.newContext();
  const desk = await office.newPage();
  await logIn(desk, product.url, 'Anna Colombo');
  await desk.getByRole('button', { name: accept, exact: true }).click();
  await desk.goto(`${product.url}/table/invoice`);
  await expect(desk.getByText(/attendono una risposta all’annullamento/)).toBeVisible();
  await expectAccessible(desk, 'orders with open requests');
  await desk.goto(`${product.url}/detail/invoice/${orderId}`);
  await expect(desk.getByText('“Lo fa già la mia azienda”')).toBeVisible();
  await desk.getByRole('radio', { name: /^Rimborsa un importo/ }).check();
  await desk.getByLabel(/^Importo da rimborsare/).fill('10,50');
  await desk.getByLabel(/^Messaggio per il cliente/).fill('Ti rimborsiamo una parte');
  await expectAccessible(desk, 'answer to a request');
  await desk.getByRole('button', { name: /^Rimborsa 10,50/ }).click();
  await expect(desk.getByText('Rimborsato in parte')).toBeVisible();
  await expect(desk.getByText(/NC 1\/\d{4}/).first()).toBeVisible();
  await expectAccessible(desk, 'order with a credit note');
  await office.close();

  await page.reload();
  await expect(page.getByText(/^Richiesta accolta in parte/)).toBeVisible();
  await expect(page.getByText('La risposta: “Ti rimborsiamo una parte”')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Scarica la nota di credito NC 1/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^nota-di-credito-\d{4}-1\.pdf$/);
  await expectAccessible(page, 'order with a refund');
  const outbox = async () => (await page.request.get(`${product.url}/dev/outbox`)).text();
  await expect.poll(outbox).toMatch(/Rimborso di una parte dell’ordine/);
});
