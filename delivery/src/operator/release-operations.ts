/** What the commands ask for, done in a store that is at hand or by a publisher that holds the key. */
import { canaryOf, endCanary, promote, rollBack, startCanary } from '../operations/operations.ts';
import { createPreview, withdrawPreviews } from '../operations/previews.ts';
import type { PreviewOrder } from '../operations/previews.ts';
import type { PublisherClient } from '../publisher/publisher-client.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import { historyText, statusText } from './descriptions.ts';

export type PublicationOrder = {
  key: string;
  canary?: { percent: number; roles?: string[] } | undefined;
  /** Judged and stored, and served to nobody. */
  isStoreOnly?: boolean | undefined;
  /** What webpack wrote; built now when it is left out. */
  builtDir?: string | undefined;
  isDryRun?: boolean | undefined;
  reason: string;
  progress?: (step: string) => void;
};

type Choice = {
  reason: string;
  version?: string | undefined;
  isAnyway?: boolean | undefined;
};

export type ReleaseOperations = {
  /** Builds, tests, and has it judged and served. @returns the version. */
  publish(order: PublicationOrder): Promise<string>;
  rollBack(key: string, choice: Choice & { seen?: string | undefined }): Promise<string>;
  promote(key: string, choice: Choice): Promise<string>;
  /** @param rule.version default: the canary of now. */
  startCanary(
    key: string,
    rule: {
      version?: string | undefined;
      percent: number;
      roles?: string[] | undefined;
      reason: string;
    },
  ): Promise<string>;
  endCanary(key: string, reason: string): Promise<void>;
  /** @returns the address to give to testers. */
  preview(order: PreviewOrder): Promise<string>;
  withdrawPreviews(key: string, version: string, reason: string): Promise<void>;
  status(key?: string): Promise<string[]>;
  history(key: string | undefined, last: number): Promise<string[]>;
};

/** @param by what the operator is called: nobody proves it. */
export function operationsInStore(
  store: ReleaseStore,
  root: string,
  { by, publicUrl }: { by: () => string; publicUrl: string },
): ReleaseOperations {
  return {
    publish: async (order) => {
      // Compilers and the gate: no other command waits for them.
      const { publishRemote } = await import('./publish-remote.ts');
      return publishRemote({ ...order, store, root, by: by() });
    },
    rollBack: (key, choice) => rollBack(store, key, { ...choice, by: by() }),
    promote: (key, choice) => promote(store, key, { ...choice, by: by() }),
    startCanary: async (key, { reason, ...rule }) => {
      const version = rule.version ?? (await canaryOf(store, key)).version;
      await startCanary(store, key, { ...rule, version }, { by: by(), reason });
      return version;
    },
    endCanary: async (key, reason) => {
      const { version } = await canaryOf(store, key);
      await endCanary(store, key, version, { by: by(), reason });
    },
    preview: (order) => createPreview(store, order, { by: by(), publicUrl }),
    withdrawPreviews: (key, version, reason) =>
      withdrawPreviews(store, key, version, { by: by(), reason }),
    status: (key) => statusText(store, key),
    history: (key, last) => historyText(store, key, last),
  };
}

export function operationsOfPublisher(client: PublisherClient, root: string): ReleaseOperations {
  return {
    publish: async ({ canary, isStoreOnly, reason, isDryRun, ...sources }) => {
      const order = { canary, isStoreOnly, reason, isDryRun };
      await client.requireRight(sources.key, order);
      const { withVerdicts } = await import('./publish-remote.ts');
      return withVerdicts({ ...sources, root }, (builtDir, verdicts) => {
        sources.progress?.('sending');
        return client.publish(sources.key, { builtDir, verdicts, ...order });
      });
    },
    rollBack: async (key, { isAnyway, ...choice }) =>
      (await client.operate(key, 'rollback', { ...choice, anyway: isAnyway })).version,
    promote: async (key, { isAnyway, ...choice }) =>
      (await client.operate(key, 'promote', { ...choice, anyway: isAnyway })).version,
    startCanary: async (key, rule) => (await client.operate(key, 'canary', rule)).version,
    endCanary: async (key, reason) => {
      await client.operate(key, 'halt', { reason });
    },
    preview: (order) => client.preview(order),
    withdrawPreviews: async (key, version, reason) => {
      await client.operate(key, 'withdraw', { version, reason });
    },
    status: (key) => client.read('status', key === undefined ? {} : { key }),
    history: (key, last) =>
      client.read('history', { ...(key === undefined ? {} : { key }), last: String(last) }),
  };
}
