import type { Registry } from '../../release/registry.ts';
import type { RemoteManifest } from '../../webpack/documents/remote-json.ts';
import type { PageLanguage } from './page.ts';
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

type DeclaredRoute = RemoteManifest['routes'][number];

export interface RouteMatch {
  key: string;
  base: string;
  route: DeclaredRoute;
}

/**
 * Whose page an address is, by the registry alone: an exact route first, else the longest prefix,
 * as the shell decides it.
 */
export function matchRoute(registry: Registry | null, pathname: string): RouteMatch | null {
  let best: RouteMatch | null = null;
  for (const [key, remote] of Object.entries(registry?.remotes ?? {})) {
    const release = remote.versions[remote.stable];
    for (const route of release?.remoteJson?.routes ?? []) {
      const isMatch =
        route.match === 'exact'
          ? withoutSlash(pathname) === withoutSlash(route.path)
          : pathname.startsWith(route.path);
      if (isMatch && isCloser(route, best?.route)) {
        best = { key, base: release!.base, route };
      }
    }
  }
  return best;
}

/** Routes that search engines may show, each once. */
export function publicRoutes(registry: Registry | null): DeclaredRoute[] {
  return Object.values(registry?.remotes ?? {})
    .flatMap((remote) => remote.versions[remote.stable]?.remoteJson?.routes ?? [])
    .filter(({ access, meta }) => access.public === true && meta?.isUnlisted !== true);
}

function isCloser(route: DeclaredRoute, best: DeclaredRoute | undefined): boolean {
  if (best === undefined) return true;
  if (route.match !== best.match) return route.match === 'exact';
  return route.path.length > best.path.length;
}

const withoutSlash = (pathname: string) => pathname.replace(/(?<=.)\/$/u, '');

const product: Record<PageLanguage, { title: string; description: string }> = {
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
  language: PageLanguage,
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
