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

// Not its launcher, which would be the head of the processes that a test kills.
const headlessShell = '/usr/lib/chromium/chromium-headless-shell';

const firstOf = (places: readonly (string | undefined)[]) =>
  places.find((path) => path !== undefined && existsSync(path));

/** What the tests run in: the same engine without windows, a fifth cheaper to run. It has no camera. */
export const findTestBrowser = async (): Promise<string> =>
  firstOf([process.env['CHROME_PATH'], headlessShell]) ?? (await findBrowser());

/** An installed Chrome or Chromium (`CHROME_PATH` first), else the one that a package brings for Linux x64. */
export async function findBrowser(): Promise<string> {
  const installed = firstOf([process.env['CHROME_PATH'], ...usualPlaces, headlessShell]);
  if (installed !== undefined) return installed;
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { default: chromium } = await import('@sparticuz/chromium');
    return chromium.executablePath();
  }
  throw new Error('The browser tests need Chrome or Chromium: install it, or set CHROME_PATH.');
}
