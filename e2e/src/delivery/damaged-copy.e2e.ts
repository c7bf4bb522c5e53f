import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test, type Delivery } from './delivery-fixtures.ts';
import { faultyWay, type WayFault } from './faulty-way.ts';

const files: [what: string, file: RegExp][] = [
  ['entry', /\/_remotes\/mf-commerce\/.*\/remoteEntry\.js$/],
  ['exposed module', /\/_remotes\/mf-commerce\/.*\/__federation_expose[^/]*\.js$/],
  ['code of the page', /\/_remotes\/mf-commerce\/[^/]+\/\d+\.[^/]+\.js$/],
  ['manifest', /\/_remotes\/mf-commerce\/.*\/mf-manifest\.json$/],
  ['table of hashes', /\/_remotes\/mf-commerce\/.*\/integrity\.json$/],
];

for (const [what, file] of files) {
  test(`the ${what} of a remote that was damaged once is asked for again, and is whole from then on @every-remote`, async ({
    delivery: { product },
    tabs,
    complaints,
  }) => {
    complaints.expect(/integrity|mf-commerce/);
    const way = await faultyWay(product.url, { file, fault: 'corrupt', isOnce: true });
    try {
      const page = await tabs.newPage();
      const title = page.getByRole('heading', { level: 1, name: 'Il mio Carrello' });
      await page.goto(`${way.url}/public/cart`);
      await expect(title).toBeVisible();
      await expect.poll(() => way.asked).toBeGreaterThan(1);
      await page.reload();
      await expect(title).toBeVisible();
    } finally {
      // The stream of events ends with the server in between.
      complaints.end();
      way.close();
    }
  });
}

type ShellFiles = { scripts: string[]; preloads: string[]; pages: Record<string, string[]> };

/** Files of the shell: what a document names, and what is asked for later, when its table of hashes is there. */
const ofShell: [what: string, files: (shell: ShellFiles) => string[]][] = [
  ['entry', ({ scripts }) => scripts],
  ['first code', ({ preloads }) => preloads],
  ['login, which the document names', ({ pages }) => pages['/login'] ?? []],
];
const bad: WayFault[] = ['corrupt', 'throws'];
const complained = /integrity|on the way|SyntaxError|Unexpected|Invalid|shell/;

/** A way to the product on which that file of the shell comes damaged once. */
function damagedOnce(
  { product, releases }: Delivery,
  filesOf: (shell: ShellFiles) => string[],
  fault: WayFault,
) {
  const shell = JSON.parse(
    readFileSync(join(releases.shellFolder(), 'shell.json'), 'utf8'),
  ) as ShellFiles;
  const [name = 'none'] = filesOf(shell);
  const file = new RegExp(`/_shell/.*/${name.replaceAll('.', '\\.')}$`, 'u');
  return faultyWay(product.url, { file, fault, isOnce: true });
}

const loginTitle = (page: Page) => page.getByRole('heading', { level: 1, name: 'Accedi' });

for (const [what, filesOf] of ofShell) {
  for (const fault of bad) {
    test(`the shell's ${what}: ${fault} once, and whole from then on @every-remote`, async ({
      delivery,
      tabs,
      complaints,
    }) => {
      complaints.expect(complained);
      const way = await damagedOnce(delivery, filesOf, fault);
      try {
        const page = await tabs.newPage();
        await page.goto(`${way.url}/login`);
        await expect(loginTitle(page)).toBeVisible();
        await expect.poll(() => way.asked).toBeGreaterThan(1);
        await expect(page.locator('#first-paint')).toHaveCount(0);
        await page.reload();
        // A dead shell leaves what the edge has painted.
        await expect(page.locator('#first-paint')).toHaveCount(0);
        await expect(loginTitle(page)).toBeVisible();
      } finally {
        complaints.end();
        way.close();
      }
    });
  }
}

for (const fault of bad) {
  test(`code that the shell asks for later: ${fault} once, and whole from then on @every-remote`, async ({
    delivery,
    tabs,
    complaints,
  }) => {
    complaints.expect(complained);
    const way = await damagedOnce(delivery, ({ pages }) => pages['/login'] ?? [], fault);
    try {
      const page = await tabs.newPage();
      const table = page.waitForResponse(/\/_shell\/.*\/integrity\.json$/u);
      await page.goto(`${way.url}/public/faq`);
      await table;
      await page.getByRole('link', { name: 'Accedi' }).first().click();
      await expect(loginTitle(page)).toBeVisible();
      await expect.poll(() => way.asked).toBeGreaterThan(1);
      await page.reload();
      await expect(loginTitle(page)).toBeVisible();
    } finally {
      complaints.end();
      way.close();
    }
  });
}
