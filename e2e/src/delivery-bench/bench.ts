/**
 * `pnpm bench delivery`: what composing at run time costs a visitor, on a slow phone: the first page beside the
 * single bundle of the same sources, a remote opened after intent, and many registered remotes.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { browserArguments, findBrowser } from '../browser.ts';
import { prepareTemplate, startProduct } from '../product.ts';
import { slowPhone } from '../slow-phone.ts';
import { compareFirstVisits } from './first-visits.ts';
import { openAfterIntent } from './intent.ts';
import { growRegistry } from './many-remotes.ts';

const root = join(import.meta.dirname, '../../..');
for (const file of ['build.ts', 'build-single.ts']) {
  execFileSync(process.execPath, ['tools/run.mjs', file], { cwd: root });
}
await prepareTemplate();
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [...browserArguments],
});
const federated = await startProduct();
const single = await startProduct(join(root, '.data/single'));
const figures = [
  () => compareFirstVisits(browser, { federated: federated.url, single: single.url }),
  () => openAfterIntent(browser, federated.url),
  () => growRegistry(browser, federated.url),
];
try {
  console.log(`Medians on a slow phone: ${slowPhone.words}`);
  for (const figure of figures) {
    const isReached = await figure();
    if (!isReached) process.exitCode = 1;
  }
} finally {
  await Promise.all([browser.close(), federated.stop(), single.stop()]);
}
