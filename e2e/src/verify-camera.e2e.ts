import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { correction, generate } from 'lean-qr';
import { browserArguments, findBrowser } from './browser.ts';
import { expect, expectAccessible, sharedProductTest as test } from './fixtures.ts';
import { publicBadgeOf } from './public-badge.ts';
import { splashSeen } from './splash-seen.ts';

const WIDTH = 640;
const HEIGHT = 480;
/** Over the wire, brotli: 12.6 kB. */
const DECODER_BYTES = 14_000;

/** A film of one grey picture, which a browser takes for its camera: a code in the middle of a white wall. */
function filmOf(text: string): Buffer {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const dot = Math.floor((HEIGHT - 80) / code.size);
  const [left, top] = [WIDTH, HEIGHT].map((side) => Math.floor((side - dot * code.size) / 2));
  const luma = Buffer.alloc(WIDTH * HEIGHT, 235);
  for (let y = 0; y < dot * code.size; y += 1) {
    for (let x = 0; x < dot * code.size; x += 1) {
      const isDark = code.get(Math.floor(x / dot), Math.floor(y / dot));
      if (isDark) luma[(y + top!) * WIDTH + x + left!] = 16;
    }
  }
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  return Buffer.concat([
    head,
    ...Array.from({ length: 5 }, () => Buffer.concat([Buffer.from('FRAME\n'), luma, colour])),
  ]);
}

/** A browser whose camera sees a code. */
async function seeing(text: string, use: (browser: Browser) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'workerbadge-camera-'));
  const film = join(folder, 'code.y4m');
  writeFileSync(film, filmOf(text));
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [
      ...browserArguments,
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  try {
    await use(browser);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

test('a code on paper is read by the camera and leads to its badge', async ({
  browser,
  product,
  complaints,
}) => {
  const id = await publicBadgeOf(browser, product.url, '{badge}');
  const certification = `${product.url}/public/certification/${id}`;
  await seeing(certification, async (own) => {
    const context = await own.newContext({ permissions: ['camera'] });
    await context.addInitScript(splashSeen);
    await complaints.watch(context);
    const page = await context.newPage();
    const decoders: number[] = [];
    page.on('response', (response) => {
      if (!/\/qr\.[0-9a-f]+\.js$/u.test(response.url())) return;
      decoders.push(Number(response.headers()['content-length']));
    });
    await page.goto(`${product.url}/public/verify`);
    await page.getByRole('button', { name: 'Inquadra un codice QR' }).waitFor();
    await page.waitForLoadState('networkidle');
    // Who only pastes or chooses a file does not load the decoder.
    expect(decoders).toEqual([]);
    await page.getByRole('button', { name: 'Inquadra un codice QR' }).press('Enter');
    await page.waitForURL(certification);
    expect(decoders).toHaveLength(1);
    expect(decoders[0]).toBeLessThanOrEqual(DECODER_BYTES);
    await expect(page.locator('#root h1')).not.toHaveText('Verifica un badge');
    complaints.expect(/[Pp]ermissions[- ][Pp]olicy/);
    // The page of a badge may not look, whoever gave the camera to this site.
    const answer = await page.evaluate(() =>
      navigator.mediaDevices.getUserMedia({ video: true }).then(
        () => 'seen',
        (error: Error) => error.name,
      ),
    );
    expect(answer).toBe('NotAllowedError');
  });
});

test('a browser that reads codes itself loads no decoder', async ({
  browser,
  product,
  complaints,
}) => {
  const id = await publicBadgeOf(browser, product.url, '{badge}');
  const certification = `${product.url}/public/certification/${id}`;
  await seeing('niente', async (own) => {
    const context = await own.newContext({ permissions: ['camera'] });
    await context.addInitScript(splashSeen);
    // Chromium on Linux has none. It finds a code in the third picture that it is given.
    await context.addInitScript((found) => {
      let pictures = 0;
      const detect = async (source: HTMLVideoElement) => {
        pictures += 1;
        const isSharp = pictures === 3 && source.videoWidth > 0;
        return isSharp ? [{ rawValue: found }] : [];
      };
      const Own = Object.assign(
        function BarcodeDetector() {
          return { detect };
        },
        { getSupportedFormats: async () => ['qr_code'] },
      );
      Object.assign(globalThis, { BarcodeDetector: Own });
    }, certification);
    await complaints.watch(context);
    const page = await context.newPage();
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto(`${product.url}/public/verify`);
    await page.getByRole('button', { name: 'Inquadra un codice QR' }).press('Enter');
    await page.waitForURL(certification);
    expect(scripts.filter((script) => /\/qr\.[0-9a-f]+\.js$/u.test(script))).toEqual([]);
  });
});

test('who gives no camera reads why, and goes on by the file', async ({ product, complaints }) => {
  await seeing('niente', async (own) => {
    const context = await own.newContext({ permissions: [] });
    await context.addInitScript(splashSeen);
    await complaints.watch(context);
    const page = await context.newPage();
    await page.goto(`${product.url}/public/verify`);
    await page.getByRole('button', { name: 'Inquadra un codice QR' }).click();
    const reader = page.getByRole('group', { name: 'Lettore di codici QR' });
    await expect(reader).toContainText('non ci lascia usare la fotocamera');
    await expectAccessible(page, 'without a camera');
    await reader.getByRole('button', { name: 'Chiudi il lettore' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Inquadra un codice QR' })).toBeFocused();
  });
});
