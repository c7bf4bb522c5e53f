import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { speak } from '../people.ts';
import { splashSeen } from '../splash-seen.ts';
import { expect, test, type Delivery } from './delivery-fixtures.ts';
import { faultyWay, wayFaults, type WayFault } from './faulty-way.ts';
import { keepFigure } from './keep-figure.ts';

/**
 * From the first answer that is bad, or the first request that hangs, until the page says so. Files are asked for before
 * the shell runs, which is what could say it: then from its frame on.
 */
const TOLD_WITHIN_MS = 2500;
/** From the end of the fault until the page is there, by the button or else by a reload. */
const RECOVERED_WITHIN_MS = 3000;

const key = 'mf-commerce';
const titles = { it: 'Il mio Carrello', en: 'My cart' } as const;

/** The English of the shell, without which every page is in Italian. */
const ofShell = 'texts of the shell';

/**
 * What a page of a remote is made of, as files of its release, and the texts around it. Texts are a file for English
 * only.
 */
const places: Record<string, (folder: string, shellFolder: string) => RegExp> = {
  manifest: () => /\/mf-manifest\.json$/,
  entry: () => /\/remoteEntry\.js$/,
  'exposed chunk': () => /\/__federation_expose[^/]*\.js$/,
  'inner chunk': (folder) =>
    oneOf(scriptsOf(folder).filter((name) => name !== textsOf(folder, titles.en))),
  texts: (folder) => oneOf([textsOf(folder, titles.en)]),
  [ofShell]: (_, shellFolder) => oneOf([textsOf(shellFolder, 'The texts of {teams}')], '/_shell'),
};

const isOfTexts = (place: string) => place === 'texts' || place === ofShell;

const scriptsOf = (folder: string) =>
  readdirSync(folder).filter((name) => /^\d+\.[^/]+\.js$/.test(name));

/** The chunk that English texts are in, these words among them. */
function textsOf(folder: string, words: string): string {
  const name = scriptsOf(folder).find((one) =>
    readFileSync(join(folder, one), 'utf8').includes(words),
  );
  if (name === undefined) throw new Error(`No script of ${folder} has the English texts`);
  return name;
}

const oneOf = (names: readonly string[], below = `/_remotes/${key}`) =>
  new RegExp(`${below}/.*/(${names.map((name) => name.replaceAll('.', '\\.')).join('|')})$`, 'u');

type Cell = { place: string; fault: WayFault; isReturn: boolean };

async function walk(browser: Browser, { product, releases }: Delivery, cell: Cell) {
  const file = places[cell.place]?.(releases.stableFolder(key), releases.shellFolder()) ?? /never/u;
  const way = await faultyWay(product.url, { file, fault: null });
  const tabs = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await tabs.addInitScript(splashSeen);
  try {
    const page = await tabs.newPage();
    // A page that is no page of this remote; who comes for the first time has not been there.
    if (cell.isReturn) await page.goto(`${way.url}/public/faq`, { waitUntil: 'networkidle' });
    if (isOfTexts(cell.place)) await speak(page, way.url, 'en');
    way.fault = cell.fault;
    await page.goto(`${way.url}/public/cart`, { waitUntil: 'commit' });
    const told = tellingOf(page, cell.place);
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });
    const mended = heading(titles[isOfTexts(cell.place) ? 'en' : 'it']);
    await page.getByRole('banner').waitFor();
    const stood = Date.now();
    // An `expect` looks again after up to a second, which is no way to measure one.
    await told.waitFor();
    const toldAt = Date.now();
    // Without its texts a page is there too, in the words of its sources.
    if (isOfTexts(cell.place)) await expect(heading(titles.it)).toBeVisible();
    expect(way.faultyAt, 'the file was asked for').not.toBeNull();
    const what = `${cell.fault} × ${cell.place} × ${cell.isReturn ? 'return' : 'first visit'}`;
    // Nor does the frame come before the texts of the shell, which asks for them itself.
    const since = cell.place === ofShell ? 0 : stood;
    const tookToTell = toldAt - Math.max(since, way.faultyAt ?? 0);

    way.fault = null;
    const ended = Date.now();
    const retry = told.getByRole('button', { name: retryName });
    await Promise.race([
      retry.click({ timeout: RECOVERED_WITHIN_MS }).catch(() => undefined),
      mended.waitFor(),
    ]);
    const isBack = await mended.waitFor({ timeout: RECOVERED_WITHIN_MS }).then(
      () => true,
      () => false,
    );
    const reloaded = Date.now();
    if (!isBack) {
      await page.reload({ waitUntil: 'commit' });
      await expect(mended).toBeVisible();
    }
    const tookToRecover = Date.now() - (isBack ? ended : reloaded);
    console.log(`${what}: recovered by ${isBack ? 'Riprova' : 'a reload'}`);
    keepFigure('fault on the way told', tookToTell, TOLD_WITHIN_MS);
    keepFigure('fault on the way recovered from', tookToRecover, RECOVERED_WITHIN_MS);
    expect.soft(tookToTell, `told: ${what}`).toBeLessThanOrEqual(TOLD_WITHIN_MS);
    expect.soft(tookToRecover, `recovered: ${what}`).toBeLessThanOrEqual(RECOVERED_WITHIN_MS);
  } finally {
    await tabs.close();
    way.close();
  }
}

const retryName = /^(Riprova|Try again)$/;

/** A failure with its team, or the word to wait: in place of the page, of its texts above it. */
const tellingOf = (page: Page, place: string) =>
  page
    .getByRole(isOfTexts(place) ? 'status' : 'main')
    .filter({ has: page.getByRole('button', { name: retryName }) })
    .filter({
      hasText: place === ofShell ? 'The English texts have not arrived' : 'Team Commerce',
    });

for (const fault of Object.keys(wayFaults) as WayFault[]) {
  for (const place of Object.keys(places)) {
    // The shell asks for its texts before it knows hashes: one bit is another letter, and nobody misses a text.
    if (place === ofShell && fault === 'corrupt') continue;
    for (const isReturn of [false, true]) {
      const visit = isReturn ? 'a return' : 'a first visit';
      test(`${fault} of the ${place} at ${visit} is told, and over when it ends`, async ({
        browser,
        delivery,
        complaints,
      }) => {
        complaints.end();
        await walk(browser, delivery, { place, fault, isReturn });
      });
    }
  }
}
