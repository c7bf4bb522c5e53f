import type { Probe } from '../gate/candidate.ts';
import type { CarriageSources } from '../release/carriage.ts';
import { ReleaseRefusal } from '../release/release-refusal.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import type { Rights } from './rights.ts';
import type { FolderLimits } from './sent-folder.ts';

export type PublisherOptions = {
  store: ReleaseStore;
  /** Asked at every request: a right that is taken away counts at once. */
  rights: () => Promise<Rights>;
  /** Installations whose releases are taken; default: none. Asked at every request, as the rights. */
  carriageSources?: () => Promise<CarriageSources>;
  limits?: FolderLimits;
  /** What people type: for links of previews, and for the pages of static hosting. */
  publicUrl?: string;
  /** How the code of a candidate is run; default: in a process of its own. */
  probe?: Probe;
  logLevel?: string;
};

/** @throws ReleaseRefusal where nobody told it. */
export function publicUrlOf({ publicUrl }: PublisherOptions): string {
  if (publicUrl !== undefined) return publicUrl;
  throw new ReleaseRefusal(
    'The publisher does not know the address of the installation: PUBLIC_URL in its environment.',
  );
}
