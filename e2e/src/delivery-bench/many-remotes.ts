import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { splashSeen } from '../splash-seen.ts';
import { median, slowDown, slowPhone } from '../slow-phone.ts';

const rounds = 5;
const many = 200;
const allowed = 0.05;

/** The homepage is painted by the edge's HTML, the login by the shell alone. */
const pages = ['/homepage', '/login'] as const;

/** First paint with the registry as it is, and with as many remotes as a large house would have. */
export async function growRegistry(browser: Browser, url: string): Promise<boolean> {
  const fronts = { few: await front(url, 0), many: await front(url, many) };
  let isReached = true;
  console.log(`\nFirst paint with 5 and with ${many} registered remotes`);
  try {
    for (const path of pages) {
      const times = { few: [] as number[], many: [] as number[] };
      for (let round = 0; round < rounds; round += 1) {
        for (const count of ['few', 'many'] as const) {
          times[count].push(await firstPaint(browser, fronts[count].url + path));
        }
      }
      const more = median(times.many) / median(times.few) - 1;
      const isGood = more <= allowed;
      isReached &&= isGood;
      console.log(
        `  ${path.padEnd(10)} ${median(times.few).toFixed(0)} ms and ${median(times.many).toFixed(0)} ms: ${(more * 100).toFixed(1)}% more (at most ${allowed * 100}%)${isGood ? '' : '  OVER'}`,
      );
    }
    console.log(
      `  the page is ${fronts.few.pageBytes()} and ${fronts.many.pageBytes()} bytes over the network`,
    );
  } finally {
    fronts.few.close();
    fronts.many.close();
  }
  return isReached;
}

async function firstPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: slowPhone.viewport });
  try {
    await context.addInitScript(splashSeen);
    const page = await context.newPage();
    await slowDown(context, page);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await page.locator('#root:not([inert]) h1').first().waitFor({ timeout: 30_000 });
    return await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
  } finally {
    await context.close();
  }
}

type Registry = { remotes: Record<string, { stable: string; versions: Record<string, unknown> }> };

/** A server before the edge that gives every page and `registry.json` so many remotes. */
async function front(edge: string, count: number) {
  let pageBytes = 0;
  const server = createServer((incoming, answer) => {
    const isRegistry = incoming.url === '/registry.json';
    const isGrown = isRegistry || (incoming.headers.accept ?? '').includes('text/html');
    const headers = { ...incoming.headers };
    if (isGrown) delete headers['accept-encoding'];
    const forwarded = request(
      edge + (incoming.url ?? '/'),
      { method: incoming.method ?? 'GET', headers },
      (received) => {
        if (!isGrown) {
          answer.writeHead(received.statusCode ?? 502, received.headers);
          received.pipe(answer);
          return;
        }
        void grown(received, answer, !isRegistry);
      },
    );
    forwarded.on('error', () => answer.destroy());
    incoming.pipe(forwarded);
  });

  async function grown(received: IncomingMessage, answer: ServerResponse, isHtml: boolean) {
    const chunks: Buffer[] = [];
    for await (const chunk of received) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const body = isHtml
      ? text.replace(
          /(id="registry">)(.*?)(<\/script>)/su,
          (_all, open: string, json: string, close: string) =>
            open + withRemotes(json, count).replaceAll('<', String.raw`\u003c`) + close,
        )
      : withRemotes(text, count);
    // As the edge compresses what it makes anew for each answer.
    const sent = brotliCompressSync(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
    });
    const {
      'content-length': _length,
      'transfer-encoding': _coding,
      ...headers
    } = received.headers;
    answer.writeHead(received.statusCode ?? 502, {
      ...headers,
      'content-encoding': 'br',
      'content-length': sent.length,
    });
    answer.end(sent);
    if (isHtml) pageBytes = sent.length;
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    pageBytes: () => pageBytes,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Copies of the remotes that are there, each at addresses and with hashes of its own. */
function withRemotes(json: string, count: number): string {
  const registry = JSON.parse(json) as Registry;
  const originals = Object.entries(registry.remotes);
  for (let at = originals.length; at < count; at += 1) {
    const [key, remote] = originals[at % originals.length] ?? ['', null];
    const copy = JSON.stringify(remote)
      .replaceAll('"path":"/', `"path":"/area-${at}/`)
      .replaceAll(key, `mf-area-${at}`)
      .replaceAll(/"(remoteJsonHash|integrityHash)":"[^"]*"/gu, (_all, name: string) =>
        JSON.stringify({ [name]: `sha384-${randomBytes(48).toString('base64')}` }).slice(1, -1),
      );
    registry.remotes[`mf-area-${at}`] = JSON.parse(copy) as Registry['remotes'][string];
  }
  return JSON.stringify(registry);
}
