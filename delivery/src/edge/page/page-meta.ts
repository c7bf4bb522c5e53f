import { closestRoute, routeSpecificity } from 'contracts';
import type { Language, PageDescription, Registry, RouteDeclaration } from 'contracts';

export type PageMeta = {
  title: string;
  description: string;
  /** Private pages stay out of search engines. */
  indexed: boolean;
  /** Absolute address of a picture for cards of shared links. */
  image: string | null;
  /** What the page is about, for search engines (schema.org). */
  jsonLd: object | null;
};

export type RouteMatch = {
  key: string;
  /** The stable version's name. */
  version: string;
  base: string;
  route: RouteDeclaration;
};

/** The remote whose page an address is, by the registry alone. The shell's own pages match nothing here. */
export function matchRoute(registry: Registry | null, pathname: string): RouteMatch | null {
  const declared = Object.entries(registry?.remotes ?? {}).flatMap(([key, remote]) => {
    const release = remote.versions[remote.stable];
    if (release === undefined) return [];
    const owner = { key, version: remote.stable, base: release.base };
    return (release.remoteJson?.routes ?? []).map((route) => ({ ...owner, route }));
  });
  return closestRoute(declared, pathname);
}

/**
 * The registry as the browser of a visitor takes it who is in canaries.
 * @param canaries `remote@version` with `/` between them, as the browser says it: only what is a canary now counts
 */
export function withCanaries(
  registry: Registry | null,
  canaries: string | undefined,
): Registry | null {
  if (registry === null || canaries === undefined || canaries === '') return registry;
  const named = new Set(canaries.split('/'));
  const remotes = Object.entries(registry.remotes).map(([key, remote]) => {
    const version = remote.canary?.version;
    const isTaken = version !== undefined && named.has(`${key}@${version}`);
    return [key, isTaken ? { ...remote, stable: version } : remote] as const;
  });
  return { ...registry, remotes: Object.fromEntries(remotes) };
}

/** What the document of a page may do that others may not; the shell compares it with what its release declares. */
export const documentRights = (meta: RouteDeclaration['meta']): string =>
  [meta?.connects ?? '', ...(meta?.devices ?? []).toSorted()].join(' ');

/**
 * Whether an address is of no page: neither of the shell's nor of any registered version of a remote,
 * since a canary may bring a page. False when the shell does not name its own pages.
 */
export function isUnknownAddress(
  registry: Registry | null,
  shellRoutes: readonly RouteDeclaration[] | null,
  pathname: string,
): boolean {
  if (shellRoutes === null || pathname === '/') return false;
  const remoteRoutes = Object.values(registry?.remotes ?? {})
    .flatMap(({ versions }) => Object.values(versions))
    .flatMap(({ remoteJson }) => remoteJson?.routes ?? []);
  return ![...shellRoutes, ...remoteRoutes].some((route) => routeSpecificity(route, pathname) > 0);
}

/** Whether no visitor is meant to see another version of the page's remote than the stable one. */
export function isForEverybody(registry: Registry | null, match: RouteMatch | null): boolean {
  const canary = match === null ? undefined : registry?.remotes[match.key]?.canary;
  // Somebody who is not logged in has no role.
  return canary === undefined || (canary.roles?.length ?? 0) > 0;
}

/** Routes that search engines may show, each once. */
export function publicRoutes(registry: Registry | null): RouteDeclaration[] {
  return Object.values(registry?.remotes ?? {})
    .flatMap((remote) => remote.versions[remote.stable]?.remoteJson?.routes ?? [])
    .filter(({ access, meta }) => access.public === true && meta?.isUnlisted !== true);
}

const product: Record<Language, { title: string; description: string }> = {
  it: {
    title: 'WorkerBadge',
    description:
      'Corsi online per il lavoro, con badge digitali verificabili che certificano ciò che sai fare.',
  },
  en: {
    title: 'WorkerBadge',
    description: 'Online courses for work, with verifiable digital badges for what you can do.',
  },
};

/**
 * Title and description of a page before any JavaScript runs.
 * @param own what the page says of itself, beyond the declaration of its route
 */
export function pageMeta(
  match: RouteMatch | null,
  language: Language,
  own: PageDescription = {},
): PageMeta {
  const declared = match?.route.meta;
  const fallback = product[language];
  const title = own.title ?? declared?.title[language];
  return {
    title: title === undefined ? fallback.title : `${title} · WorkerBadge`,
    description: own.description ?? declared?.description?.[language] ?? fallback.description,
    indexed:
      (match?.route.access.public ?? false) &&
      declared?.isUnlisted !== true &&
      own.isMissing !== true,
    image: own.image ?? null,
    jsonLd: own.jsonLd ?? null,
  };
}
