import type { Registry, ReleasedVersion } from 'contracts';
import { inlineJson } from '../page-data.ts';

/** Stored releases in place of what is served, in this browser only: the edge has verified the link that was opened. */
export type Preview = {
  /** ISO 8601. */
  until: string;
  remotes: Readonly<Record<string, { version: string; release: ReleasedVersion }>>;
};

export const pagePreview = (): Preview | null => inlineJson('preview') as Preview | null;

/**
 * Puts the previewed releases into every registry, before canary and stable version. There is nothing to fall back
 * to: who looks at a version must see when it fails.
 */
export function previewed(registry: Registry, preview: Preview | null): Registry {
  if (preview === null) return registry;
  const remotes = { ...registry.remotes };
  for (const [key, { version, release }] of Object.entries(preview.remotes)) {
    const owner = release.remoteJson?.owner ?? '';
    remotes[key] = { owner, stable: version, versions: { [version]: release } };
  }
  return { ...registry, remotes };
}
