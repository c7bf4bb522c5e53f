import { existsSync } from 'node:fs';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** No lookup of hosts outside; no sandbox because the tests may run as root in a container. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** An installed Chrome or Chromium (`CHROME_PATH` first), else the one that a package brings for Linux x64. */
export async function findBrowser(): Promise<string> {
  const installed = [process.env.CHROME_PATH, ...usualPlaces].find(
    (path) => path !== undefined && existsSync(path),
  );
  if (installed !== undefined) return installed;
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { default: chromium } = await import('@sparticuz/chromium');
    return chromium.executablePath();
  }
  throw new Error('The browser tests need Chrome or Chromium: install it, or set CHROME_PATH.');
}
