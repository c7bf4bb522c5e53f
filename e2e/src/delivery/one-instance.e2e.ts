import type { Page } from '@playwright/test';
import { expect, sharedProductTest as test } from '../fixtures.ts';
import { remoteOf } from './page-scripts.ts';

const remotes = ['mf-backoffice', 'mf-catalogue', 'mf-commerce', 'mf-learning', 'mf-wallet-badges'];

/** Words that are in the code of one package only, after minification. */
const marks: Record<string, string> = {
  react: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=',
  'react-dom': '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=',
  'react-router': 'useHref() may be used only in the context of a <Router>',
  '@emotion/react': '__EMOTION_TYPE_PLEASE_DO_NOT_USE__',
  '@mui/material/styles': 'mui-color-scheme',
  'react-intl': 'Could not find required `intl` object',
  '@tanstack/react-query': 'No QueryClient set',
  'shared-auth': 'rtk:auth:refresh',
};

type Release = { base: string };
type InlineRegistry = {
  remotes: Record<string, { stable: string; versions: Record<string, Release> }>;
};
type Manifest = {
  metaData: { globalName: string; remoteEntry: { path: string; name: string } };
};
type FederationInstance = {
  name: string;
  shareScopeMap: { default: Record<string, Record<string, { from: string; loaded?: boolean }>> };
  registerRemotes(remotes: { name: string; entry: string; entryGlobalName: string }[]): void;
  loadRemote(id: string): Promise<unknown>;
};

/** Loads `./app` of every registered remote, as the shell does when their pages are visited. */
function loadAllRemotes(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { __FEDERATION__ } = globalThis as unknown as {
      __FEDERATION__: { __INSTANCES__: FederationInstance[] };
    };
    const host = __FEDERATION__['__INSTANCES__'][0];
    const text = document.getElementById('registry')?.textContent ?? '{}';
    const registry = JSON.parse(text) as InlineRegistry;
    const loaded: string[] = [];
    for (const [key, { stable, versions }] of Object.entries(registry.remotes)) {
      const name = `all_${key.replaceAll('-', '_')}`;
      const base = `${location.origin}${versions[stable]?.base}`;
      const { metaData } = (await (await fetch(`${base}mf-manifest.json`)).json()) as Manifest;
      const entry = `${base}${metaData.remoteEntry.path}${metaData.remoteEntry.name}`;
      host?.registerRemotes([{ name, entry, entryGlobalName: metaData.globalName }]);
      if (await host?.loadRemote(`${name}/app`)) loaded.push(key);
    }
    return loaded.toSorted();
  });
}

/** Every script of the shell that is loaded and of all releases, loaded or not, with its text. */
function allScripts(page: Page): Promise<{ path: string; text: string }[]> {
  return page.evaluate(async () => {
    const registry = JSON.parse(
      document.getElementById('registry')?.textContent ?? '{}',
    ) as InlineRegistry;
    const paths = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/_shell/') && path.endsWith('.js'));
    for (const { stable, versions } of Object.values(registry.remotes)) {
      const base = versions[stable]?.base ?? '';
      const integrity = (await (await fetch(`${base}integrity.json`)).json()) as {
        files: Record<string, string>;
      };
      paths.push(
        ...Object.keys(integrity.files)
          .filter((name) => name.endsWith('.js'))
          .map((name) => base + name),
      );
    }
    return Promise.all(
      [...new Set(paths)].map(async (path) => ({ path, text: await (await fetch(path)).text() })),
    );
  });
}

test('with all five remotes in the page, there is one instance of everything shared', async ({
  page,
  product,
}) => {
  await page.goto(product.url, { waitUntil: 'networkidle' });
  expect(await loadAllRemotes(page)).toEqual(remotes);

  const scopes = await page.evaluate(() => {
    const { __FEDERATION__ } = globalThis as unknown as {
      __FEDERATION__: { __INSTANCES__: FederationInstance[] };
    };
    const instances = __FEDERATION__['__INSTANCES__'];
    const scope = instances[0]?.shareScopeMap.default ?? {};
    return {
      isOneScope: instances.every((instance) => instance.shareScopeMap.default === scope),
      versions: Object.fromEntries(
        Object.entries(scope).map(([key, versions]) => [key, Object.keys(versions).length]),
      ),
    };
  });
  expect(scopes.isOneScope).toBe(true);
  for (const name of [...Object.keys(marks), 'shared-ui']) {
    expect(scopes.versions[name], `versions of ${name}`).toBe(1);
  }
  expect(Object.values(scopes.versions).every((count) => count === 1)).toBe(true);
});

test('no release of a remote carries a copy of what is shared', async ({ page, product }) => {
  await page.goto(product.url, { waitUntil: 'networkidle' });
  const scripts = await allScripts(page);
  for (const name of remotes) {
    const own = scripts.filter(({ path }) => remoteOf({ path, bytes: 0 }) === name);
    expect(own.length, `scripts of ${name}`).toBeGreaterThan(1);
  }
  for (const [name, mark] of Object.entries(marks)) {
    const holders = scripts.filter(({ text }) => text.includes(mark)).map(({ path }) => path);
    expect(holders, `scripts with ${name}`).toHaveLength(1);
    expect(holders[0]).toMatch(/^\/_shell\//);
  }
});
