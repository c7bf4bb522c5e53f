import type { Registry, ReleasedVersion, RemoteManifest } from 'contracts';
import type { RemoteApp } from 'shared-ui/remote';
import type { HealthReport } from '../federation/health.ts';
import { createHost, type Host } from '../federation/host.ts';
import { isPageQuiet } from '../federation/quiet-page.ts';
import { currentVisitor } from '../federation/visitor.ts';

const editors = ['RedattoreCorsiA', 'AdminWorkerBadge'] as const;
const entry = (order: number, path: string, label: string) => ({
  order,
  path,
  iconSvgPath: 'M0 0h256v256H0z',
  label: { it: label, en: label },
});

const declared = (
  name: string,
  owner: string,
  parts: Partial<RemoteManifest>,
): [string, RemoteManifest] => [
  name,
  {
    contract: '1.0',
    version: '1.0.0',
    name,
    owner,
    routes: [],
    menu: [],
    fills: [],
    provides: [],
    ...parts,
  },
];

/** Tests only: what five remotes of the documents would declare. */
export const testRemotes: ReadonlyMap<string, RemoteManifest> = new Map([
  declared('mf-catalogue', 'Catalogo', {
    routes: [
      { path: '/', match: 'exact', access: { public: true } },
      { path: '/homepage', match: 'exact', access: { public: true } },
      { path: '/public/catalogue', match: 'prefix', access: { public: true } },
      { path: '/public/faq', match: 'exact', access: { public: true } },
      { path: '/courses', match: 'prefix', access: {} },
      { path: '/courses/edit', match: 'prefix', access: { roles: editors } },
      { path: '/search', match: 'exact', access: {} },
      { path: '/faq', match: 'exact', access: {} },
    ],
    menu: [entry(60, '/faq', 'FAQ'), entry(20, '/courses', 'Corsi')],
    fills: [{ slot: 'shell.dashboard.learner.v1', order: 10, access: {} }],
  }),
  declared('mf-learning', 'Formazione', {
    routes: [{ path: '/courses/use/', match: 'prefix', access: {}, frame: 'focus' }],
  }),
  declared('mf-commerce', 'Commercio', {
    routes: [
      { path: '/public/cart', match: 'exact', access: { public: true } },
      { path: '/cart', match: 'exact', access: { roles: ['Discente'] } },
      { path: '/order', match: 'prefix', access: { roles: ['Discente'] } },
    ],
    menu: [{ ...entry(30, '/order', 'Ordini'), roles: ['Discente'] }],
    fills: [{ slot: 'shell.topbar.actions.v1', order: 10, access: { roles: ['Discente'] } }],
  }),
  declared('mf-wallet-badges', 'Badge', {
    routes: [
      { path: '/wallet', match: 'exact', access: { roles: ['Discente', 'RedattoreCorsiA'] } },
    ],
    menu: [{ ...entry(50, '/wallet', 'Wallet'), roles: ['Discente', 'RedattoreCorsiA'] }],
  }),
  declared('mf-backoffice', 'Back office', {
    routes: [
      { path: '/table', match: 'prefix', access: { roles: editors } },
      { path: '/detail', match: 'prefix', access: { roles: editors } },
      { path: '/faq/edit', match: 'exact', access: { roles: ['AdminWorkerBadge'] } },
      { path: '/newsletter', match: 'exact', access: {} },
      { path: '/newsletter/edit', match: 'prefix', access: { roles: editors } },
    ],
    menu: [entry(70, '/newsletter', 'Newsletter')],
  }),
]);

const release = (key: string, version: string, remoteJson?: RemoteManifest): ReleasedVersion => ({
  base: `/_remotes/${key}/${version}/`,
  remoteJsonHash: '',
  integrityHash: '',
  ...(remoteJson === undefined ? {} : { remoteJson }),
});

/** Tests only: a registry; `previous` is 0.9.0 for the named keys. */
export const testRegistry = (revision = 1, withPrevious: readonly string[] = []): Registry => ({
  schema: 1,
  revision,
  signature: '',
  remotes: Object.fromEntries(
    [...testRemotes].map(([key, remoteJson]) => [
      key,
      {
        owner: remoteJson.owner,
        stable: '1.0.0',
        versions: {
          '1.0.0': release(key, '1.0.0', remoteJson),
          ...(withPrevious.includes(key) ? { '0.9.0': release(key, '0.9.0') } : {}),
        },
        ...(withPrevious.includes(key) ? { previous: '0.9.0' } : {}),
      },
    ]),
  ),
});

/** Tests only: a registry in which a remote declares these parts too. */
export function registryWith(
  key: string,
  more: (declared: RemoteManifest) => Partial<RemoteManifest>,
): Registry {
  const declared = testRemotes.get(key);
  if (declared === undefined) throw new Error(`there is no ${key}`);
  const registry = testRegistry();
  const versions = { '1.0.0': release(key, '1.0.0', { ...declared, ...more(declared) }) };
  return {
    ...registry,
    remotes: {
      ...registry.remotes,
      [key]: { owner: declared.owner, stable: '1.0.0', versions },
    },
  };
}

export type TestHost = Host & { loads: string[]; reports: HealthReport[] };

/**
 * Tests only: a host whose remotes are these objects, by key or by `key version`; one that is missing
 * does not load.
 */
export function testHost(
  apps: Record<string, RemoteApp>,
  registry: Registry = testRegistry(),
): TestHost {
  const loads: string[] = [];
  const reports: HealthReport[] = [];
  const host = createHost({
    registry,
    visitor: currentVisitor,
    isQuiet: isPageQuiet,
    isFirstVisit: () => null,
    report: (report) => reports.push(report),
    load: async (key, version) => {
      loads.push(key);
      const app = apps[`${key} ${version}`] ?? apps[key];
      const declared = testRemotes.get(key);
      if (app === undefined || declared === undefined) throw new Error(`${key} is offline`);
      return { app, declared: { ...declared, version } };
    },
  });
  return Object.assign(host, { loads, reports });
}
