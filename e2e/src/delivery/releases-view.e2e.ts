import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures.ts';
import { logIn } from '../people.ts';
import { expect, test } from './delivery-fixtures.ts';
import { operator } from './operator.ts';

/** What another edge on the same store heard of a version in the last minute. */
function heardElsewhere(releasesDir: string, key: string, version: string, errors: number) {
  const health = {
    [key]: {
      [version]: {
        slices: [{ from: Date.now(), ok: 40 - errors, error: errors }],
        reasons: [{ reason: 'TypeError: x is not', count: errors, at: new Date().toISOString() }],
      },
    },
  };
  mkdirSync(join(releasesDir, 'health'), { recursive: true });
  writeFileSync(join(releasesDir, 'health/elsewhere.json'), JSON.stringify(health));
}

const part = (page: Page, name: string) => page.getByRole('region', { name });

test('the releases of a canary that runs, that is halted, and of a version that was rolled back', async ({
  delivery: { product, releases },
  tabs,
}) => {
  test.setTimeout(240_000);
  const stable = releases.registry().remotes['mf-learning']?.stable ?? '';
  const canary = await releases.publish(releases.variant('mf-learning'));
  operator(releases.dir, 'rollback', 'mf-learning', '--reason', 'Prova in corso');
  const some = ['--percent', '5', '--role', 'Discente', '--role', 'AdminAzienda'];
  operator(releases.dir, 'canary', 'mf-learning', '--version', canary, ...some);
  const page = await tabs.newPage();
  await logIn(page, product.url, 'Anna Colombo');
  await page.goto(`${product.url}/releases`);
  const learning = part(page, 'mf-learning');
  await expect(learning.getByText('Canary, 5%')).toBeVisible();
  await expect(learning.getByText('Solo per Discente e Amministratore azienda')).toBeVisible();
  await expect(page.getByText('Prova in corso')).toBeVisible();
  await expectAccessible(page, 'releases with a canary');

  heardElsewhere(releases.dir, 'mf-learning', canary, 21);
  await expect(learning.getByText(/^Canary fermato/)).toBeVisible({ timeout: 30_000 });
  expect(releases.registry().remotes['mf-learning']).not.toHaveProperty('canary');
  expect(releases.registry().remotes['mf-learning']?.stable).toBe(stable);
  await expectAccessible(page, 'releases with a halted canary');

  const newer = await releases.publish(releases.variant('mf-catalogue'));
  const catalogue = part(page, 'mf-catalogue');
  await expect(catalogue.getByText(newer)).toBeVisible({ timeout: 30_000 });
  await catalogue.getByRole('button', { name: 'Torna alla precedente' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Prezzi sbagliati');
  await expectAccessible(page, 'question before a roll back');
  await dialog.getByRole('button', { name: 'Ripristina mf-catalogue' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Prezzi sbagliati')).toBeVisible();
  await expectAccessible(page, 'releases after a roll back');
});

test('releases that cannot be read say so, with a way to ask again', async ({
  delivery: { product },
  tabs,
  complaints,
}) => {
  complaints.expect(/status of 503 .*\/registry\/health/);
  const page = await tabs.newPage();
  await logIn(page, product.url, 'Anna Colombo', 'en');
  await page.route('**/registry/health', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(`${product.url}/releases`);
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await expectAccessible(page, 'releases that cannot be read');
  await page.unroute('**/registry/health');
  await retry.click();
  await expect(part(page, 'mf-catalogue')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What has changed' })).toBeVisible();
  await expectAccessible(page, 'releases in English');
});
