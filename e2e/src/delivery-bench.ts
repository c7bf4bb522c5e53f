/**
 * `pnpm bench delivery`: the homepage of the federated product beside the single bundle of the same sources, in
 * the same run, on a slow phone: what composing at run time costs in bytes and in time.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { browserArguments, findBrowser } from './browser.ts';
import { prepareData, startProduct } from './product.ts';
import { median, slowDown, slowPhone } from './slow-phone.ts';

const root = join(import.meta.dirname, '../..');
const ROUNDS = 5;
const kinds = ['federated', 'single'] as const;
type Kind = (typeof kinds)[number];

type Visit = {
  scripts: Map<string, number>;
  /** Everything that came over the network until it was silent. */
  bytes: number;
  paintMs: number;
};

const visitsFile = join(root, '.cache/federation-cost/first-visits.json');
rmSync(visitsFile, { force: true });
for (const file of ['build.ts', 'build-single.ts']) {
  execFileSync(process.execPath, ['tools/run.mjs', file], { cwd: root });
}
await prepareData();
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [...browserArguments],
});
const products = {
  federated: await startProduct(),
  single: await startProduct(join(root, '.data/single')),
};
try {
  console.log(`Medians of ${ROUNDS} on a slow phone: ${slowPhone.words}`);
  const isReached = await compareFirstVisits(browser, {
    federated: products.federated.url,
    single: products.single.url,
  });
  if (!isReached) process.exitCode = 1;
} finally {
  await Promise.all([browser.close(), products.federated.stop(), products.single.stop()]);
}

/** The homepage of both, in turn, so that whatever else the machine does falls on both. */
async function compareFirstVisits(browser: Browser, urls: Record<Kind, string>): Promise<boolean> {
  const visits: Record<Kind, Visit[]> = { federated: [], single: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const kind of kinds) visits[kind].push(await firstVisit(browser, urls[kind]));
  }
  const of = (kind: Kind, figure: (visit: Visit) => number) => median(visits[kind].map(figure));
  const scriptBytes = ({ scripts }: Visit) => [...scripts.values()].reduce((a, b) => a + b, 0);
  const kB = (count: number) => `${(count / 1000).toFixed(1)} kB`.padStart(9);

  console.log('\nHomepage, first visit');
  for (const kind of kinds) {
    const scripts = of(kind, ({ scripts: all }) => all.size);
    console.log(
      `  ${kind.padEnd(10)} ${kB(of(kind, scriptBytes))} in ${scripts} scripts, ${kB(of(kind, ({ bytes }) => bytes))} in all, LCP ${of(kind, ({ paintMs }) => paintMs).toFixed(0)} ms`,
    );
    for (const [name, size] of visits[kind][0]?.scripts ?? []) {
      console.log(`    ${kB(size)}  ${name}`);
    }
  }
  keepVisits(visits);
  const more = of('federated', scriptBytes) / of('single', scriptBytes) - 1;
  const later = of('federated', ({ paintMs }) => paintMs) - of('single', ({ paintMs }) => paintMs);
  const isLean = more <= 0.1;
  const isEarly = later <= 100;
  console.log(
    `  federation: ${(more * 100).toFixed(1)}% more bytes of scripts (at most 10%)${isLean ? '' : '  OVER'}`,
  );
  console.log(
    `              LCP ${later.toFixed(0)} ms later (at most 100 ms)${isEarly ? '' : '  OVER'}`,
  );
  return isLean && isEarly;
}

/** For the table of causes (tools/bench/bench-federation.ts). */
function keepVisits(visits: Record<Kind, Visit[]>): void {
  const fetched = kinds.map((kind) => [kind, Object.fromEntries(visits[kind][0]?.scripts ?? [])]);
  mkdirSync(dirname(visitsFile), { recursive: true });
  writeFileSync(visitsFile, JSON.stringify(Object.fromEntries(fetched)));
}

async function firstVisit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: slowPhone.viewport });
  try {
    const page = await context.newPage();
    const devtools = await slowDown(context, page);
    const names = new Map<string, string>();
    const scripts = new Map<string, number>();
    let bytes = 0;
    devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (type === 'Script') names.set(requestId, response.url.slice(url.length));
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes += encodedDataLength;
      const name = names.get(requestId);
      // A hint and its use are two requests of one file.
      if (name !== undefined) scripts.set(name, (scripts.get(name) ?? 0) + encodedDataLength);
    });
    await page.goto(`${url}/homepage`, { waitUntil: 'load', timeout: 120_000 });
    await page.locator('#root:not([inert]) main article').first().waitFor();
    // The splash and what else waits for an idle page belong to the visit, and come alike in both.
    await page.waitForTimeout(2500);
    const paintMs = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime ?? 0)).observe(
            { type: 'largest-contentful-paint', buffered: true },
          );
        }),
    );
    return { scripts, bytes, paintMs };
  } finally {
    await context.close();
  }
}
