/**
 * `pnpm bench delivery`: the homepage of the federated product beside the single bundle of the same sources,
 * in the same run, on a slow phone: what federation costs in bytes and in time.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { browserArguments, findBrowser } from './browser.ts';
import { prepareTemplate, startProduct } from './product.ts';

const root = join(import.meta.dirname, '../..');
const rounds = 5;
const phone = { latency: 150, throughput: 1_600_000 / 8, cpuSlowdown: 4 };

type Load = { scriptBytes: number; scripts: number; paintMs: number };

for (const file of ['build.ts', 'build-single.ts']) {
  execFileSync(process.execPath, ['tools/run.mjs', file], { cwd: root });
}
await prepareTemplate();
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: browserArguments,
});
const products = {
  federated: await startProduct(),
  single: await startProduct(join(root, '.data/single')),
};
const loads = { federated: [] as Load[], single: [] as Load[] };
// In turn, so that whatever else the machine does falls on both.
for (let round = 0; round < rounds; round += 1) {
  for (const kind of ['federated', 'single'] as const) {
    loads[kind].push(await firstVisit(browser, products[kind].url));
  }
}
await Promise.all([products.federated.stop(), products.single.stop(), browser.close()]);

const median = (kind: 'federated' | 'single', figure: keyof Load): number =>
  loads[kind].map((load) => load[figure]).toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
const bytes = median('federated', 'scriptBytes') / median('single', 'scriptBytes') - 1;
const paint = median('federated', 'paintMs') - median('single', 'paintMs');
const kB = (count: number) => `${(count / 1000).toFixed(1)} kB`;

console.log(`Homepage, first visit: 1.6 Mb/s, 150 ms, CPU 4 times slower, median of ${rounds}\n`);
for (const kind of ['federated', 'single'] as const) {
  const size = kB(median(kind, 'scriptBytes')).padStart(9);
  const time = `${median(kind, 'paintMs').toFixed(0)} ms`.padStart(8);
  console.log(`${kind.padEnd(10)} ${size} in ${median(kind, 'scripts')} scripts, LCP ${time}`);
}
console.log(
  `\nFederation: ${(bytes * 100).toFixed(1)}% more bytes (bound 10%)${over(bytes > 0.1)}`,
);
console.log(`            LCP ${paint.toFixed(0)} ms later (bound 100 ms)${over(paint > 100)}`);

function over(isOver: boolean): string {
  if (isOver) process.exitCode = 1;
  return isOver ? '  OVER' : '';
}

async function firstVisit(from: Browser, url: string): Promise<Load> {
  const context = await from.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latency,
    downloadThroughput: phone.throughput,
    uploadThroughput: phone.throughput,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: phone.cpuSlowdown });
  const scripts = new Set<string>();
  let scriptBytes = 0;
  client.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 });
  await page.getByRole('article').first().waitFor();
  const paintMs = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await context.close();
  return { scriptBytes, scripts: scripts.size, paintMs };
}
