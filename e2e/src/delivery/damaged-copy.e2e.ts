import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './delivery-fixtures.ts';

/*
 * Answers that are damaged once and kept by the browser for ever, as every file of a release is. By a server in
 * between: what Playwright answers itself never enters the HTTP cache.
 */

type Damage = { asked: number; url: string; close: () => void };

/** Passes everything on, and flips a byte of the first answer whose path matches. */
async function damagingOnce(target: string, file: RegExp): Promise<Damage> {
  const damage: Damage = { asked: 0, url: '', close: () => {} };
  const server: Server = createServer((incoming, answer) => {
    const url = new URL(incoming.url ?? '/', target);
    const isIt = file.test(url.pathname);
    if (isIt) damage.asked += 1;
    const isDamaged = isIt && damage.asked === 1;
    const { 'accept-encoding': _packed, ...headers } = incoming.headers;
    const outgoing = request(url, { method: incoming.method, headers }, (real) => {
      answer.writeHead(real.statusCode ?? 502, real.headers);
      if (!isDamaged) {
        real.pipe(answer);
        return;
      }
      const parts: Buffer[] = [];
      real.on('data', (part: Buffer) => parts.push(part));
      real.on('end', () => {
        const bytes = Buffer.concat(parts);
        const at = Math.floor(bytes.length / 2);
        bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
        answer.end(bytes);
      });
    });
    outgoing.on('error', () => answer.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  damage.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  damage.close = () => {
    server.closeAllConnections();
    server.close();
  };
  return damage;
}

const files: [what: string, file: RegExp][] = [
  ['entry', /\/_remotes\/mf-commerce\/.*\/remoteEntry\.js$/],
  ['exposed module', /\/_remotes\/mf-commerce\/.*\/__federation_expose[^/]*\.js$/],
  ['code of the page', /\/_remotes\/mf-commerce\/[^/]+\/\d+\.[^/]+\.js$/],
  ['manifest', /\/_remotes\/mf-commerce\/.*\/mf-manifest\.json$/],
  ['table of hashes', /\/_remotes\/mf-commerce\/.*\/integrity\.json$/],
];

for (const [what, file] of files) {
  test(`the ${what} of a remote that was damaged once is asked for again, and is whole from then on @mf-commerce`, async ({
    delivery: { product },
    tabs,
    complaints,
  }) => {
    complaints.expect(/integrity|mf-commerce/);
    const damage = await damagingOnce(product.url, file);
    try {
      const page = await tabs.newPage();
      const title = page.getByRole('heading', { level: 1, name: 'Il mio Carrello' });
      await page.goto(`${damage.url}/public/cart`);
      await expect(title).toBeVisible();
      await expect.poll(() => damage.asked).toBeGreaterThan(1);
      await page.reload();
      await expect(title).toBeVisible();
    } finally {
      // The stream of events ends with the server in between.
      complaints.end();
      damage.close();
    }
  });
}
