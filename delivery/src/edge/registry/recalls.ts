/** How an edge takes something back: a canary that fails, or a version that an administrator no longer wants. */
import { endCanary, rollBack } from '../../operations/operations.ts';
import type { PublisherClient } from '../../publisher/publisher-client.ts';
import type { ReleaseStore, Signature } from '../../release/release-store.ts';

export type Recalls = {
  endCanary(key: string, version: string, signature: Signature): Promise<void>;
  /** @returns the version that is served now. */
  rollBack(key: string, recall: Signature & { seen?: string | undefined }): Promise<string>;
};

/** By the key that this edge holds. */
export const recallsHere = (store: ReleaseStore): Recalls => ({
  endCanary: async (key, version, signature) => {
    await endCanary(store, key, version, signature);
  },
  rollBack: (key, recall) => rollBack(store, key, recall),
});

/** What the publisher takes of a reason. */
const REASON_LENGTH = 500;

/**
 * By the publisher, with a token that may do this and nothing else. The name in the history is that of the token:
 * on whose behalf the edge acts is its word, and stands in the reason.
 */
export const recallsByPublisher = (client: PublisherClient): Recalls => ({
  endCanary: async (key, version, signature) => {
    await client.operate(key, 'halt', { version, reason: reasonOf(signature) });
  },
  rollBack: async (key, { seen, ...signature }) =>
    (await client.operate(key, 'rollback', { seen, reason: reasonOf(signature) })).version,
});

const reasonOf = ({ by, reason }: Signature): string => `${by}: ${reason}`.slice(0, REASON_LENGTH);
