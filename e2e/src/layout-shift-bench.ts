/**
 * `pnpm bench shifts [width] [part of a path, or a visitor]`: CLS, the first and the largest paint of every declared route, with
 * nothing cached, on a slow phone of 360 px and on a desk of 1440 px; and what moved.
 */
import { chromium, type BrowserContext } from '@playwright/test';
import { browserArguments, findBrowser } from './browser.ts';
import { drawn, prepareVisits } from './layout-shift/prepare-visits.ts';
import { cumulativeShift, readShifts, worstShifts } from './layout-shift/shifts.ts';
import type { Visit } from './layout-shift/visits.ts';
import { prepareData, startProduct } from './product.ts';
import { slowDown, slowPhone } from './slow-phone.ts';

const bounds = { shift: 0.05, firstPaintMs: 2000, dashboardMs: 3500 };

type Look = { width: number; height: number; isSlow: boolean };
const looks: Record<string, Look> = {
  360: { width: 360, height: 740, isSlow: true },
  1440: { width: 1440, height: 900, isSlow: false },
};

const chosen = process.argv.slice(2);
const widths = Object.keys(looks).filter(
  (width) => chosen.includes(width) || !chosen.some((word) => word in looks),
);
const part = chosen.find((word) => !(word in looks)) ?? '';

await prepareData();
const product = await startProduct();
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: browserArguments,
});
const over: string[] = [];
try {
  const { contexts, visits, missing } = await prepareVisits(browser, product.url);
  if (missing.length > 0) over.push(`declared and not visited: ${missing.join(', ')}`);
  for (const width of widths) {
    const look = looks[width] as Look;
    console.log(`\n${width} px${look.isSlow ? `: ${slowPhone.words}` : ''}, nothing cached`);
    console.log('   CLS  first  largest');
    for (const visit of visits) {
      if (`${visit.as} ${visit.path}`.includes(part))
        await measure(contexts[visit.as], visit, look);
    }
  }
} finally {
  await browser.close();
  await product.stop();
}
for (const line of over) console.error(`OVER ${line}`);
process.exitCode = over.length > 0 ? 1 : 0;

async function measure(context: BrowserContext, { as, path }: Visit, look: Look): Promise<void> {
  const page = await context.newPage();
  try {
    await page.setViewportSize(look);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.clearBrowserCache');
    if (look.isSlow) await slowDown(context, page);
    await page.goto(product.url + path, { waitUntil: 'commit' });
    await drawn(page);
    const { shifts, firstPaint, largestPaint, largest } = await readShifts(page);
    const shift = cumulativeShift(shifts);
    const name = `${path} (${as}, ${look.width})`;
    console.log(
      `${shift.toFixed(3).padStart(6)} ${firstPaint.toFixed(0).padStart(6)} ${largestPaint.toFixed(0).padStart(8)}  ${name}  ${largest}`,
    );
    if (!(shift <= bounds.shift)) over.push(`${name}: CLS ${shift.toFixed(3)}`);
    // Half of the bound is worth a look.
    if (!(shift <= bounds.shift / 2)) {
      for (const line of worstShifts(shifts)) console.log(`         ${line}`);
    }
    if (!look.isSlow) return;
    if (!(firstPaint > 0 && firstPaint <= bounds.firstPaintMs)) {
      over.push(`${name}: blank for ${firstPaint.toFixed(0)} ms`);
    }
    if (path === '/dashboard' && !(largestPaint <= bounds.dashboardMs)) {
      over.push(`${name}: LCP ${largestPaint.toFixed(0)} ms`);
    }
  } catch (error) {
    over.push(`${path} (${as}, ${look.width}): ${String(error)}`);
  } finally {
    await page.close();
  }
}
