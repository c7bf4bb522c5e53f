import type { Page, Route } from '@playwright/test';
import {
  again,
  authentic,
  notVerifiable,
  refused,
  rewritten,
  stateOf,
  verdictOf,
} from './certification-page.ts';
import { expect, expectAccessible, languages, sharedProductTest as test } from './fixtures.ts';
import { forgedLog, showLog } from './forged-log.ts';
import { speak } from './people.ts';
import { publicBadgeOf } from './public-badge.ts';

const checks = [
  'issuer',
  'signature',
  'content',
  'picture',
  'ledger',
  'log',
  'past',
  'revocation',
  'validity',
];

const rowPath = (id: string) => `**/api/Badges/Public/${id}`;
const credentialPath = (id: string) => `**/api/Badges/Public/${id}/credential`;

type Row = { data: Record<string, unknown> };

/** Answers with the true row, changed in one place; what the server thinks of it stays "authentic". */
const alteredRow = (edit: Record<string, unknown>) => async (route: Route) => {
  const answer = await route.fetch();
  const row: Row = await answer.json();
  await route.fulfill({ response: answer, json: { ...row, data: { ...row.data, ...edit } } });
};

/** What a server that lies could say of a badge, and the check that must not pass. */
const forgedRows: Record<string, Record<string, unknown>> = {
  'another title': { title: 'Laurea in medicina' },
  'another holder': { holderName: 'Mario Rossi' },
  'an exam for a course': { type: 1 },
  'another level': { levelId: 9 },
  'another competence': { skills: ['Chirurgia'] },
  'another course': { courseId: 999 },
  'another code': { code: 'AAAAAA' },
  'other criteria': { criteria: 'Esame di Stato superato.' },
  'an earlier day': { acquisitionTime: '2019-06-01T10:00:00.000Z' },
};

test('a badge is verified by the visitor’s browser, which asks nobody else', async ({
  page,
  browser,
  product,
}) => {
  const id = await publicBadgeOf(browser, product.url, '{badge}');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${product.url}/public/certification/${id}`);
  await expect(verdictOf(page)).toHaveText(authentic);
  for (const check of checks) {
    await expect(stateOf(page, check)).toHaveAttribute('data-state', 'passed');
  }
  expect(asked.some((url) => url.endsWith(`/api/Badges/Public/${id}/credential`))).toBe(true);
  const foreign = asked.filter((url) => !url.startsWith(product.url) && !url.startsWith('data:'));
  expect(foreign).toEqual([]);

  const keys = page.getByRole('link', { name: 'Apri il documento con le chiavi' });
  const published = await page.request.get(
    new URL((await keys.getAttribute('href')) ?? '', product.url).href,
  );
  const key = await page.getByText(/^z6Mk\w+$/).textContent();
  expect(await published.text()).toContain(`"${key}"`);
});

test('what a server says of itself is no verdict: forged answers are refused', async ({
  page,
  browser,
  product,
}) => {
  const id = await publicBadgeOf(browser, product.url, '{badge}');
  const open = () => page.goto(`${product.url}/public/certification/${id}`);
  // The document brings the row along; without it the page asks for the row.
  await page.route(`**/public/certification/${id}`, async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text()).replace(/<script[^>]*id="first-data">.*?<\/script>/s, '');
    await route.fulfill({ response: answer, body: text });
  });
  for (const [name, edit] of Object.entries(forgedRows)) {
    await test.step(name, async () => {
      // Whatever the true level is, the shown one is another.
      const forge = alteredRow(
        'levelId' in edit ? { levelId: await otherLevel(page, product.url, id) } : edit,
      );
      await page.route(rowPath(id), forge);
      await open();
      await expect(verdictOf(page)).toHaveText(refused);
      await expect(stateOf(page, 'content')).toHaveAttribute('data-state', 'failed');
      await page.unroute(rowPath(id), forge);
    });
  }

  await test.step('a credential for another person, with its own fingerprint', async () => {
    const forge = async (route: Route) => {
      const answer = await route.fetch();
      const text = (await answer.text()).replaceAll('Marco Bianchi', 'Mario Rossi');
      await route.fulfill({ response: answer, body: text });
    };
    const forgeRow = alteredRow({ holderName: 'Mario Rossi' });
    await page.route(credentialPath(id), forge);
    await page.route(rowPath(id), forgeRow);
    await open();
    await expect(verdictOf(page)).toHaveText(refused);
    await expect(stateOf(page, 'signature')).toHaveAttribute('data-state', 'failed');
    await expect(stateOf(page, 'content')).toHaveAttribute('data-state', 'passed');
    await page.unroute(credentialPath(id), forge);
    await page.unroute(rowPath(id), forgeRow);
  });

  await test.step('another picture', async () => {
    const pictures = `**/api/Badges/Public/${id}/picture`;
    await page.route(pictures, (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      }),
    );
    await open();
    await expect(verdictOf(page)).toHaveText(refused);
    await expect(stateOf(page, 'picture')).toHaveAttribute('data-state', 'failed');
    await page.unroute(pictures);
  });

  await open();
  await expect(verdictOf(page)).toHaveText(authentic);
});

async function otherLevel(page: Page, url: string, id: string): Promise<number> {
  const answer = await page.request.get(`${url}/api/Badges/Public/${id}`);
  const { data }: { data: { levelId: number } } = await answer.json();
  return data.levelId === 2 ? 0 : data.levelId + 1;
}

/** What can go wrong with the repetition, and what then stands in place of the verdict. */
const failures: [string, (route: Route) => Promise<void>][] = [
  ['500', (route) => route.fulfill({ status: 500, json: {} })],
  ['404', (route) => route.fulfill({ status: 404, json: {} })],
  ['a refused connection', (route) => route.abort('connectionrefused')],
];

test('a repetition that fails never keeps the verdict of before', async ({
  page,
  browser,
  product,
  complaints,
}) => {
  complaints.expect(/status of (404|500)|net::ERR_/);
  const id = await publicBadgeOf(browser, product.url, '{badge}');
  const open = async () => {
    await page.goto(`${product.url}/public/certification/${id}`);
    await expect(verdictOf(page)).toHaveText(authentic);
  };
  for (const [name, fail] of failures) {
    await test.step(`the certification: ${name}`, async () => {
      await open();
      await page.route(rowPath(id), fail);
      await page.getByRole('button', { name: again }).click();
      // What is no longer public is no longer shown.
      await (name === '404'
        ? expect(page.getByText('Questa certificazione non esiste o non è pubblica')).toBeVisible()
        : expect(verdictOf(page)).toHaveText(notVerifiable));
      await expect(page.getByText(authentic)).toHaveCount(0);
      await page.unroute(rowPath(id));
    });
    await test.step(`the credential: ${name}`, async () => {
      await open();
      await page.route(credentialPath(id), fail);
      await page.getByRole('button', { name: again }).click();
      await expect(verdictOf(page)).toHaveText(notVerifiable);
      await expect(stateOf(page, 'signature')).toHaveAttribute('data-state', 'unchecked');
      await page.unroute(credentialPath(id));
    });
  }

  await test.step('no network', async () => {
    await open();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: again }).click();
    await expect(verdictOf(page)).toHaveText(notVerifiable);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: again }).click();
    await expect(verdictOf(page)).toHaveText(authentic);
  });
});

for (const language of languages) {
  test(`every verdict can be read by everybody (${language})`, async ({
    page,
    browser,
    product,
    complaints,
  }) => {
    complaints.expect(/status of 500/);
    const id = await publicBadgeOf(browser, product.url, '{badge}');
    await speak(page, product.url, language);
    const open = () => page.goto(`${product.url}/public/certification/${id}`);

    await open();
    await expect(verdictOf(page)).toHaveText(authentic);
    await expectAccessible(page, 'authentic certification');

    await page.route(credentialPath(id), (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('button', { name: again }).click();
    await expect(verdictOf(page)).toHaveText(notVerifiable);
    await expectAccessible(page, 'certification that cannot be checked');
    await page.unroute(credentialPath(id));

    await page.route(rowPath(id), alteredRow({ title: 'Laurea in medicina' }));
    await page.getByRole('button', { name: again }).click();
    await expect(verdictOf(page)).toHaveText(refused);
    await expectAccessible(page, 'forged certification');
    await page.unroute(rowPath(id));

    // The log that this browser knows by now signs with another key.
    const keys = await page.request.get(`${product.url}/api/log/keys`);
    const { data }: { data: { origin: string } } = await keys.json();
    const badge = await page.request.get(`${product.url}/api/Badges/Public/${id}/credential`);
    const log = forgedLog(data.origin);
    await showLog(page, { log, id, credential: await badge.text(), others: [] });
    await page.getByRole('button', { name: again }).click();
    await expect(verdictOf(page)).toHaveText(rewritten);
    await expectAccessible(page, 'certification of a rewritten log');
  });
}

test('a certification prints as a sheet: ink on paper in either scheme, its address, no buttons', async ({
  page,
  browser,
  product,
}) => {
  const id = await publicBadgeOf(browser, product.url, '{badge}');
  const address = `${product.url}/public/certification/${id}`;
  await page.goto(address);
  await expect(verdictOf(page)).toHaveText(authentic);
  const onPaper = page.getByText(address);
  await expect(onPaper).toBeHidden();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ media: 'print', colorScheme });
    await expect(onPaper).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(13, 30, 44)');
    await expect(page.getByText('Criteri', { exact: true })).toHaveCSS('color', 'rgb(13, 30, 44)');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('#root').getByRole('button')).toHaveCount(0);
    await expect(page.locator('#root').getByRole('banner')).toHaveCount(0);
    await expect(page.locator('#root').getByRole('contentinfo')).toHaveCount(0);
  }
});
