import type { BrowserContext, CDPSession, Page } from 'playwright-core';

/** A phone of the middle class on a slow mobile network. */
export const slowPhone = {
  viewport: { width: 412, height: 823 },
  /** Bytes in a second. */
  download: 1_600_000 / 8,
  upload: 750_000 / 8,
  latencyMs: 150,
  cpuSlowdown: 4,
  words: '1.6 Mb/s, 150 ms, CPU 4 times slower',
} as const;

/** Makes a page as slow as on that phone; the session tells what goes over its network. */
export async function slowDown(
  context: BrowserContext,
  page: Page,
  { cpuSlowdown }: { cpuSlowdown: number } = slowPhone,
): Promise<CDPSession> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await setNetwork(devtools, slowPhone);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return devtools;
}

/** Gives a page its network back. */
export const speedUp = (devtools: CDPSession): Promise<unknown> =>
  setNetwork(devtools, { latencyMs: 0, download: -1, upload: -1 });

const setNetwork = (
  devtools: CDPSession,
  { latencyMs, download, upload }: { latencyMs: number; download: number; upload: number },
) =>
  devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: download,
    uploadThroughput: upload,
  });

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
