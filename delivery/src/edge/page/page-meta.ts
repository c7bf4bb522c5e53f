import { closestRoute, routeSpecificity } from 'contracts';
import type { Language, Registry, RouteDeclaration } from 'contracts';
import type { PublicThing } from './public-things.ts';

export interface PageMeta {
  title: string;
  description: string;
  /** Private pages stay out of search engines. */
  indexed: boolean;
  /** Absolute address of a picture for cards of shared links. */
  image: string | null;
  /** What the page is about, for search engines (schema.org). */
  jsonLd: object | null;
}

export interface RouteMatch {
  key: string;
  base: string;
  route: RouteDeclaration;
}

/** Whose page an address is, by the registry alone. The shell's own pages belong to nobody here. */
export function matchRoute(registry: Registry | null, pathname: string): RouteMatch | null {
  const declared = Object.entries(registry?.remotes ?? {}).flatMap(([key, remote]) => {
    const release = remote.versions[remote.stable];
    if (release === undefined) return [];
    return (release.remoteJson?.routes ?? []).map((route) => ({ key, base: release.base, route }));
  });
  return closestRoute(declared, pathname);
}

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

/** Title and description of a page before any JavaScript runs. */
export function pageMeta(
  match: RouteMatch | null,
  language: Language,
  thing: PublicThing = { state: 'unknown' },
): PageMeta {
  const declared = match?.route.meta;
  const fallback = product[language];
  const own = thing.state === 'found' ? thing : undefined;
  const title = own?.title ?? declared?.title[language];
  return {
    title: title === undefined ? fallback.title : `${title} · WorkerBadge`,
    description: own?.description ?? declared?.description?.[language] ?? fallback.description,
    indexed:
      (match?.route.access.public ?? false) &&
      declared?.isUnlisted !== true &&
      thing.state !== 'missing',
    image: own?.image ?? null,
    jsonLd: own?.jsonLd ?? null,
  };
}
