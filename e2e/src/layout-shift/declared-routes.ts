import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

type Registry = {
  remotes: Record<
    string,
    {
      stable: string;
      versions: Record<string, { remoteJson?: { routes: { path: string }[] } }>;
    }
  >;
};

/** The routes of all remotes as the product serves them, and those of the shell. */
export async function declaredRoutes(page: Page, url: string): Promise<string[]> {
  await page.goto(url);
  const { remotes } = await page.evaluate(
    () => JSON.parse(document.getElementById('registry')?.textContent ?? '{}') as Registry,
  );
  const ofRemotes = Object.values(remotes).flatMap(
    ({ stable, versions }) => versions[stable]?.remoteJson?.routes.map(({ path }) => path) ?? [],
  );
  const ofShell = readFileSync(
    join(import.meta.dirname, '../../../shell/src/routing/shell-routes.ts'),
    'utf8',
  ).matchAll(/path: '([^']+)'/g);
  return [...ofRemotes, ...Array.from(ofShell, ([, path]) => path ?? '')];
}
