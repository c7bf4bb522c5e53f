import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from './browser.ts';

const fonts = join(
  import.meta.dirname,
  '../../../../../shared-ui/node_modules/@fontsource-variable',
);

const face = (family: string, file: string) =>
  `@font-face{font-family:'${family}';font-weight:200 800;src:url(data:font/woff2;base64,${readFileSync(join(fonts, file)).toString('base64')})}`;

export const fontCss = [
  face(
    'Bricolage Grotesque',
    'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  ),
  face('Hanken Grotesk', 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'),
  face('JetBrains Mono', 'jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2'),
].join('');

export const show = async (page: Page, html: string) => {
  const expression = `document.open();document.write(${JSON.stringify(html)});document.close();document.fonts.ready.then(()=>1)`;
  await page.call('Runtime.evaluate', { expression, awaitPromise: true });
};

export const setSize = (page: Page) =>
  page.call('Emulation.setDeviceMetricsOverride', {
    width: 960,
    height: 540,
    deviceScaleFactor: 1,
    mobile: false,
  });
