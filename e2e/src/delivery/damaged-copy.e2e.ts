import { expect, test } from './delivery-fixtures.ts';
import { faultyWay } from './faulty-way.ts';

const files: [what: string, file: RegExp][] = [
  ['entry', /\/_remotes\/mf-commerce\/.*\/remoteEntry\.js$/],
  ['exposed module', /\/_remotes\/mf-commerce\/.*\/__federation_expose[^/]*\.js$/],
  ['code of the page', /\/_remotes\/mf-commerce\/[^/]+\/\d+\.[^/]+\.js$/],
  ['manifest', /\/_remotes\/mf-commerce\/.*\/mf-manifest\.json$/],
  ['table of hashes', /\/_remotes\/mf-commerce\/.*\/integrity\.json$/],
];

for (const [what, file] of files) {
  test(`the ${what} of a remote that was damaged once is asked for again, and is whole from then on @every-remote`, async ({
    delivery: { product },
    tabs,
    complaints,
  }) => {
    complaints.expect(/integrity|mf-commerce/);
    const way = await faultyWay(product.url, { file, fault: 'corrupt', isOnce: true });
    try {
      const page = await tabs.newPage();
      const title = page.getByRole('heading', { level: 1, name: 'Il mio Carrello' });
      await page.goto(`${way.url}/public/cart`);
      await expect(title).toBeVisible();
      await expect.poll(() => way.asked).toBeGreaterThan(1);
      await page.reload();
      await expect(title).toBeVisible();
    } finally {
      // The stream of events ends with the server in between.
      complaints.end();
      way.close();
    }
  });
}
