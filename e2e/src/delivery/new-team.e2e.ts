import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { logIn } from '../people.ts';
import { expect, test } from './delivery-fixtures.ts';

const root = join(import.meta.dirname, '../../..');
/** From the end of the build to a menu entry in a shell that was open all the time: tests and gate included. */
const liveWithinMs = 60_000;

test('a new team publishes: route, menu entry and texts are live in an open shell, which is not built again', async ({
  delivery: { product, releases },
  tabs,
}) => {
  test.setTimeout(180_000);
  const shell = () => readFileSync(join(releases.dir, 'shell.json'), 'utf8');
  const shellBefore = shell();
  const publisher = spawn(
    process.execPath,
    [join(root, 'delivery/src/operator/publish-new-team.ts'), 'mf-new-team'],
    { env: { ...process.env, RELEASES_DIR: releases.dir }, stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const answers = createInterface({ input: publisher.stdout });
  const built = once(answers, 'line');

  const page = await tabs.newPage();
  await logIn(page, product.url, 'Giulia Sartori');
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  const entry = page
    .getByRole('navigation', { name: 'Principale' })
    .getByRole('link', { name: 'New team', exact: true });
  await expect(entry).toHaveCount(0);

  expect((await built)[0]).toBe('built');
  const begun = Date.now();
  const published = once(answers, 'line');
  publisher.stdin.write('publish\n');
  const [version] = (await published) as [string];
  const servedAfter = Date.now() - begun;
  await expect(entry).toBeVisible({ timeout: liveWithinMs - servedAfter });
  const liveAfter = Date.now() - begun;
  console.log(
    `new team: published ${servedAfter} ms after the build, live ${liveAfter - servedAfter} ms later`,
  );
  expect(liveAfter).toBeLessThanOrEqual(liveWithinMs);

  await entry.click();
  await expect(page.getByRole('heading', { level: 1, name: 'New team' })).toBeVisible();
  await expect(page.getByText('Ancora niente qui')).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
  expect(shell()).toBe(shellBefore);
  expect(releases.registry().remotes['mf-new-team']?.stable).toBe(version);
});
