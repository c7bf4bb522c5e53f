import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expectAccessible } from '../fixtures.ts';
import { logIn } from '../people.ts';
import { expect, test } from './delivery-fixtures.ts';

const released = 'Il lavoro che sai fare, certificato.';
const local = 'Il lavoro che sai fare, in prova.';

/** A developer's machine: the folder of a build, for pages of any address. */
async function served(folder: string) {
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://localhost').pathname;
    try {
      const body = readFileSync(join(folder, name));
      response.writeHead(200, {
        'access-control-allow-origin': '*',
        'content-type': name.endsWith('.json') ? 'application/json' : 'text/javascript',
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

test('who is logged in is asked on the way to the dashboard, also for a remote that was never published', async ({
  delivery: { product },
  tabs,
}) => {
  const page = await tabs.newPage();
  await logIn(page, product.url, 'Giulia Sartori');
  await page.goto(`${product.url}/?override=mf-tomorrow@http://localhost:4100`);
  const panel = page.getByRole('dialog', { name: 'Prova una parte in locale' });
  await panel.getByRole('button', { name: 'Continua' }).click();
  await expect(
    page.getByRole('alertdialog', { name: 'Usare mf-tomorrow da http://localhost:4100?' }),
  ).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
});

test('a local remote runs in the shell of one browser, after a confirmation, until it is left', async ({
  delivery: { product, releases },
  tabs,
  browser,
}) => {
  test.setTimeout(120_000);
  const machine = await served(releases.variant('mf-catalogue', { [released]: local }));
  const page = await tabs.newPage();
  await page.goto(`${product.url}/?override=mf-catalogue@${machine.origin}`);
  const panel = page.getByRole('dialog', { name: 'Prova una parte in locale' });
  await expect(panel).toBeVisible();
  await expectAccessible(page, 'override panel');
  await panel.getByRole('button', { name: 'Continua' }).click();
  const question = page.getByRole('alertdialog', {
    name: `Usare mf-catalogue da ${machine.origin}?`,
  });
  await expect(page.getByRole('heading', { level: 1, name: local })).toHaveCount(0);
  await question.getByRole('button', { name: 'Usa mf-catalogue locale' }).click();

  await expect(page.getByRole('heading', { level: 1, name: local })).toBeVisible();
  await expect(page).not.toHaveURL(/override/);
  await expect(page.getByText(`mf-catalogue viene da ${machine.origin}`)).toBeVisible();
  await expectAccessible(page, 'override banner');

  const stranger = await browser.newContext();
  const strangersPage = await stranger.newPage();
  await strangersPage.goto(product.url);
  await expect(strangersPage.getByRole('heading', { level: 1, name: released })).toBeVisible();
  await stranger.close();

  await page.getByRole('button', { name: 'Torna a quello rilasciato' }).click();
  await expect(page.getByRole('heading', { level: 1, name: released })).toBeVisible();
  await expect(page.getByText(machine.origin)).toHaveCount(0);
  machine.close();
});
