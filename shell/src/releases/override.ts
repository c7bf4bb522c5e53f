import type { Registry, RemoteManifest } from 'contracts';
import { fetchJson } from '../federation/checked-fetch.ts';

/** A developer's remote in place of the released one, in this browser only. */
export type Override = { remote: string; origin: string };

/** `mf-x@http://localhost:4100`, as the address names it and as the edge writes it into the page. */
export function parseOverride(text: string | null | undefined): Override | null {
  const found = /^(mf-[a-z0-9-]+)@(http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?)\/?$/.exec(
    text ?? '',
  );
  return found === null ? null : { remote: found[1] ?? '', origin: found[2] ?? '' };
}

/** The one that is in force: the edge has checked its cookie and widened the policy of this page. */
export const pageOverride = (): Override | null =>
  parseOverride(document.querySelector<HTMLMetaElement>('meta[name="override"]')?.content);

/** The override in the address: `?override=mf-x@http://localhost:4100`, or `?override` for the panel alone. */
export const overrideParam = (): string | null =>
  new URLSearchParams(globalThis.location.search).get('override');

/** Another address of the same page load: the question in the one before stays asked. */
export function withOverrideOf(search: string, to: string): string {
  const asked = new URLSearchParams(search).get('override');
  if (asked === null) return to;
  return `${to}${to.includes('?') ? '&' : '?'}${new URLSearchParams({ override: asked }).toString()}`;
}

/** The remotes to choose from: the released ones, and the one that is asked for before its first release. */
export const overridable = (released: Iterable<string>, asked: Override | null): string[] => [
  ...new Set([...released, ...(asked === null ? [] : [asked.remote])]),
];

let declared: RemoteManifest | null = null;

/** What the local remote declares; null when it has not answered. */
export const localDeclaration = (): RemoteManifest | null => declared;

/**
 * Puts the local remote into every registry: menu and routes are its own, its files are
 * not checked. If it does not answer, the released version stays.
 */
export async function localRemote(
  override: Override,
): Promise<((registry: Registry) => Registry) | null> {
  const { remote, origin } = override;
  try {
    const remoteJson = (await fetchJson(`${origin}/remote.json`, undefined)) as RemoteManifest;
    declared = remoteJson;
    const version = 'local';
    const release = { base: `${origin}/`, remoteJson, remoteJsonHash: '', integrityHash: '' };
    const entry = { owner: remoteJson.owner, stable: version, versions: { [version]: release } };
    return (registry) => ({ ...registry, remotes: { ...registry.remotes, [remote]: entry } });
  } catch (error) {
    console.error(error);
    return null;
  }
}
