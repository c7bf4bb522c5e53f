/**
 * `pnpm bench delivery [figure …]`: what composing at run time costs a visitor, on a slow phone: the first page
 * beside the single bundle of the same sources (`visits`), a remote opened after intent (`intent`), and many
 * registered remotes (`remotes`).
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
const asked = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [...browserArguments],
});
const build = (file: string) =>
  execFileSync(process.execPath, ['tools/run.mjs', file], { cwd: root });

build('build.ts');
await prepareTemplate();
const product = await startProduct();

const figures = {
  visits: async () => {
    build('build-single.ts');
    const single = await startProduct(join(root, '.data/single'));
    try {
      return await compareFirstVisits(browser, { federated: product.url, single: single.url });
    } finally {
      await single.stop();
    }
  },
  intent: () => openAfterIntent(browser, product.url),
  remotes: () => growRegistry(browser, product.url),
};
try {
  console.log(`Medians on a slow phone: ${slowPhone.words}`);
  for (const [name, figure] of Object.entries(figures)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const isReached = await figure();
    if (!isReached) process.exitCode = 1;
  }
} finally {
  await Promise.all([browser.close(), product.stop()]);
}
