import type { Page } from '@playwright/test';
import { browserArguments, findTestBrowser } from './browser.ts';
import { expectAccessibleInBoth } from './both-languages.ts';
import { expect, sharedProductTest as test } from './fixtures.ts';
import { examplesAreHere, foreignHosts, type ForeignHosts } from './foreign-hosts.ts';
import { speak } from './people.ts';
import { publicBadgeOf } from './public-badge.ts';

test.use({
  launchOptions: {
    executablePath: await findTestBrowser(),
    args: [...browserArguments, examplesAreHere],
  },
  // Nobody vouches for the servers of the test.
  ignoreHTTPSErrors: true,
});

let hosts: ForeignHosts;
test.beforeAll(async () => {
  hosts = await foreignHosts();
});
test.afterAll(() => hosts.stop());
test.beforeEach(() => void hosts.asked.splice(0));

const verdictOf = (page: Page) => page.locator('#root [data-verdict]');

async function give(page: Page, text: string) {
  await page.getByLabel(/^(Oppure incolla|Or paste)/).fill(text);
  await page.getByRole('button', { name: /^(Verifica|Verify)$/ }).click();
}

const agree = (page: Page, host: string) =>
  page.getByRole('button', { name: new RegExp(`^(Chiedi a|Ask) ${host}$`) });

/** What a page of this document finds out of another host, whatever it would like to. */
const reach = (page: Page, address: string) =>
  page.evaluate(
    (url) =>
      fetch(url).then(
        () => 'read',
        () => 'refused',
      ),
    address,
  );

test('a badge at an address is verified by asking its hosts, each after a yes', async ({
  page,
  product,
}) => {
  await speak(page, product.url, 'it');
  await page.goto(`${product.url}/public/verify`);
  await give(page, hosts.badge);
  await expect(verdictOf(page)).toContainText(hosts.hostOf('badges'));
  await expectAccessibleInBoth(page, 'before a host is asked');
  expect(hosts.asked).toEqual([]);

  await agree(page, hosts.hostOf('badges')).click();
  await expect(verdictOf(page)).toContainText(/Non si può verificare|Cannot be verified/);
  await expectAccessibleInBoth(page, 'with hosts to ask');
  expect(hosts.asked).toHaveLength(1);

  // By keyboard, from host to host.
  await agree(page, hosts.issuer).press('Enter');
  await expect(agree(page, hosts.issuer)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await agree(page, hosts.hostOf('status')).press('Enter');
  await expect(verdictOf(page)).toContainText(/Confermato dall’ente|Confirmed by the issuer/);
  await expect(verdictOf(page)).toContainText(hosts.issuer);
  await expect(page.locator('#root [data-check][data-state=passed]')).toHaveCount(5);
  await expectAccessibleInBoth(page, 'confirmed');

  expect(hosts.asked.map(({ address, method }) => `${method} ${address}`)).toEqual([
    `GET ${hosts.hostOf('badges')}/5.jwt`,
    `GET ${hosts.issuer}/.well-known/did.json`,
    `GET ${hosts.hostOf('status')}/lists/1`,
  ]);
  for (const { headers } of hosts.asked) {
    expect([headers.cookie, headers.referer, headers.authorization]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  }
});

test('a host that sends on, or that no other site may read, leaves no verdict and another way', async ({
  page,
  product,
  complaints,
}) => {
  complaints.expect(/blocked by CORS policy|net::ERR_FAILED/);
  await page.goto(`${product.url}/public/verify`);
  for (const [address, sentence] of [
    [hosts.moved, /rimanda a un altro indirizzo/],
    [hosts.closed, /non lascia leggere le sue risposte/],
  ] as const) {
    await give(page, address);
    await agree(page, hosts.hostOf('badges')).click();
    await expect(verdictOf(page)).toContainText(sentence);
  }
  // The other address was not followed.
  expect(hosts.asked.map(({ address }) => address)).toEqual(
    [hosts.moved, hosts.closed].map((address) => address.replace('https://', '')),
  );
});

test('no page but this one reaches another host, whichever way leads there and away', async ({
  page,
  browser,
  product,
  complaints,
}) => {
  complaints.expect(/connect-src|Content Security Policy/);
  const id = await publicBadgeOf(browser, product.url, '{badge}');
  const certification = `${product.url}/public/certification/${id}`;
  await page.goto(certification);
  expect(await reach(page, hosts.badge)).toBe('refused');
  await page.getByRole('link', { name: 'Verifica il file di un badge' }).click();
  await expect(page.locator('#root h1')).toHaveText('Verifica un badge');
  expect(await reach(page, hosts.badge)).toBe('read');

  // Back, by the browser's own button.
  await page.goBack();
  await expect(page.locator('#root h1')).not.toHaveText('Verifica un badge');
  expect(await reach(page, hosts.badge)).toBe('refused');
  await page.goForward();
  await expect(page.locator('#root h1')).toHaveText('Verifica un badge');
  expect(await reach(page, hosts.badge)).toBe('read');

  // On, by a link of the application.
  await give(page, certification);
  await page.waitForURL(certification);
  await expect(page.locator('#root h1')).not.toHaveText('Verifica un badge');
  expect(await reach(page, hosts.badge)).toBe('refused');
  expect(hosts.asked).toHaveLength(2);
});

test('no worker reaches another host, not even of that page', async ({ page, product }) => {
  const started = page.waitForEvent('worker');
  await page.goto(`${product.url}/public/verify`);
  const worker = await started;
  const answer = await worker.evaluate(
    (url) =>
      fetch(url, { mode: 'no-cors' }).then(
        () => 'read',
        () => 'refused',
      ),
    hosts.badge,
  );
  expect(answer).toBe('refused');
  expect(hosts.asked).toEqual([]);
});
