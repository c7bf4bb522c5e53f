import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { browserArguments, findTestBrowser } from './browser.ts';
import { splashSeen } from './splash-seen.ts';

type Options = Parameters<typeof chromium.launchPersistentContext>[1];

/** A browser of its own with a profile on disk: what a person has at home. */
export type KillableBrowser = {
  context: BrowserContext;
  /** Ends all its processes as a power cut would: no page hears of it. */
  kill: () => Promise<void>;
};

/** Browsers on one profile, one after the other; in the end the last one is closed and the profile removed. */
export async function withProfile(
  use: (open: (options?: Options) => Promise<KillableBrowser>) => Promise<void>,
): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'workerbadge-profile-'));
  let last: KillableBrowser | null = null;
  try {
    await use(async (options) => (last = await open(profile, options)));
  } finally {
    await (last as KillableBrowser | null)?.context.close();
    // Processes that were killed may still be letting go of their files.
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function open(profile: string, options?: Options): Promise<KillableBrowser> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findTestBrowser(),
    args: browserArguments,
    ...options,
  });
  await context.addInitScript(splashSeen);
  const id = await processOf(context);
  return {
    context,
    async kill() {
      const closed = new Promise((resolve) => context.once('close', resolve));
      // The group: storage and drawing are processes of their own, which would live a moment longer.
      process.kill(-id, 'SIGKILL');
      await closed;
    },
  };
}

async function processOf(context: BrowserContext): Promise<number> {
  const devtools = await context.browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await devtools?.send('SystemInfo.getProcessInfo')) ?? {};
  const id = processInfo.find(({ type }) => type === 'browser')?.id;
  if (id === undefined) throw new Error('The browser does not tell its process');
  return id;
}
