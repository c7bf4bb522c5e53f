/**
 * `pnpm bench dev`: `pnpm dev` as a developer has it. How long until the product can be opened, and from the write of
 * a source until an open page has run the new code and shows its heading again. It writes a line into one source of
 * each package and takes it out again, so no one else should work in this folder meanwhile.
 */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { chromium, type Page } from 'playwright-core';
import { browserArguments, findBrowser } from './browser.ts';
import { logIn } from './people.ts';
import { copyData } from './product-data.ts';
import { freePort, prepareData } from './product.ts';
import { median } from './slow-phone.ts';
import { splashSeen } from './splash-seen.ts';

const root = join(import.meta.dirname, '../..');
/** The first change of a package, and five later ones. */
const ROUNDS = 6;
const bounds = { coldStart: 40_000, change: 2000 };
/** Nobody writes the next change in less. */
const PAUSE_MS = 1000;
const PATIENCE_MS = 120_000;

/** A source that every page of the package runs, and a page of it. */
type Change = { source: string; path: string; as?: string };
const changes: Record<string, Change> = {
  'mf-catalogue': { source: 'mf-catalogue/src/app.tsx', path: '/' },
  'mf-commerce': { source: 'mf-commerce/src/app.tsx', path: '/public/cart' },
  'mf-wallet-badges': { source: 'mf-wallet-badges/src/app.tsx', path: '/public/verify' },
  'mf-learning': { source: 'mf-learning/src/app.tsx', path: '/survey/user', as: 'Marco Bianchi' },
  'mf-backoffice': { source: 'mf-backoffice/src/app.tsx', path: '/releases', as: 'Anna Colombo' },
  shell: { source: 'shell/src/App.tsx', path: '/public/faq' },
  'shared-ui': { source: 'shared-ui/src/theme/theme.ts', path: '/public/faq' },
};
const chosen = process.argv.slice(2);
const originals = new Map(
  Object.values(changes).map(({ source }) => [source, readFileSync(join(root, source), 'utf8')]),
);
const restore = () => {
  for (const [source, text] of originals) writeFileSync(join(root, source), text);
};

await prepareData();
const data = await copyData(true);
const port = await freePort();
const url = `http://localhost:${port}`;
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [...browserArguments],
});
const started = Date.now();
const dev = spawn(process.execPath, ['tools/run.mjs', 'dev.ts'], {
  cwd: root,
  env: { ...process.env, PORT: String(port), PUBLIC_URL: url, ...data.settings },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const output = createInterface({ input: dev.stdout });
process.once('SIGINT', () => {
  restore();
  dev.kill('SIGTERM');
  process.exit(1);
});
try {
  await said(`WorkerBadge: ${url}`);
  report('cold start', Date.now() - started, bounds.coldStart);
  for (const [key, change] of Object.entries(changes)) {
    if (chosen.length === 0 || chosen.includes(key)) await measure(key, change);
  }
} finally {
  restore();
  await browser.close();
  const ended = new Promise((resolve) => dev.once('exit', resolve));
  dev.kill('SIGTERM');
  await ended;
  await data.remove();
}

async function measure(key: string, { source, path, as }: Change): Promise<void> {
  const times: number[] = [];
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(splashSeen);
  let seen: (at: number) => void = () => {};
  await context.exposeFunction('changeSeen', (round: string, at: number) => {
    if (round === String(times.length + 1)) seen(at);
  });
  await context.addInitScript(tellChanges);
  const page = await context.newPage();
  if (as !== undefined) await logIn(page, url, as);
  await page.goto(url + path);
  await heading(page);
  for (let round = 1; round <= ROUNDS; round += 1) {
    // Builds look into remotes without a document.
    const line = `\nglobalThis.document?.documentElement.setAttribute('data-dev-bench', '${round}');\n`;
    const shown = new Promise<number>((resolve) => (seen = resolve));
    const written = Date.now();
    writeFileSync(join(root, source), originals.get(source) + line);
    times.push((await inTime(shown, `${key}: change ${round} was not seen`)) - written);
    await setTimeout(PAUSE_MS);
  }
  await context.close();
  // What is measured next has the machine for itself.
  const isBack = said(`  ${key === 'shared-ui' ? 'shell' : key} built`);
  // Others would build too, and be measured while they do.
  writeFileSync(join(root, source), originals.get(source) ?? '');
  await isBack;
  const [first = 0, ...later] = times;
  report(`${key}, first change`, first, bounds.change);
  console.log(
    `  ${key}, later ones: ${later.map(seconds).join(' ')}, middle ${seconds(median(later))}`,
  );
  report(`${key}, slowest later one`, Math.max(...later), bounds.change);
}

/**
 * For `addInitScript`: tells the frame in which a change is on the screen, with a heading. Playwright itself looks every
 * half second once it has waited a while.
 */
function tellChanges(): void {
  const { changeSeen } = globalThis as unknown as {
    changeSeen: (round: string, at: number) => void;
  };
  const look = () => {
    const round = document.documentElement?.getAttribute('data-dev-bench');
    const heading = document.querySelector('h1, [role="heading"][aria-level="1"]');
    const isShown =
      heading?.closest('[aria-hidden="true"], [inert]') === null &&
      heading.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      heading.getBoundingClientRect().height > 0;
    // The frame after the one that shows it: it is on the screen.
    if (round && isShown) requestAnimationFrame(() => changeSeen(round, Date.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function inTime<T>(awaited: Promise<T>, otherwise: string): Promise<T> {
  const stop = new AbortController();
  const late = setTimeout(PATIENCE_MS, undefined, { signal: stop.signal }).then(() => {
    throw new Error(otherwise);
  });
  try {
    return await Promise.race([awaited, late]);
  } finally {
    stop.abort();
    late.catch(() => undefined);
  }
}

function heading(page: Page): Promise<void> {
  return page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: PATIENCE_MS });
}

/** How much of a processor a thread gets here beside whatever else runs: times on a busy machine are read by it. */
function processorShare(): string {
  const [began, before] = [Date.now(), process.cpuUsage()];
  while (Date.now() - began < 500);
  const { user, system } = process.cpuUsage(before);
  return `${((user + system) / 10 / (Date.now() - began)).toFixed(0)}%`;
}

function report(what: string, ms: number, bound: number): void {
  const machine = `load ${loadavg()[0]?.toFixed(1) ?? ''}, a thread gets ${processorShare()}`;
  const over = ms > bound ? '  OVER' : '';
  console.log(
    `  ${what.padEnd(32)} ${(ms / 1000).toFixed(1).padStart(6)} s (at most ${bound / 1000} s; ${machine})${over}`,
  );
  if (ms > bound) process.exitCode = 1;
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(2);
}

/** Waits until it prints this line. */
function said(line: string): Promise<void> {
  return new Promise((resolve, reject) => {
    dev.once('exit', (code) => reject(new Error(`pnpm dev ended with ${code}`)));
    const listen = (text: string) => {
      if (text !== line) return;
      output.off('line', listen);
      resolve();
    };
    output.on('line', listen);
  });
}
