import type { Registry } from 'contracts';
import { fetchRegistry, parseRegistry } from './registry.ts';

const channelName = 'shell:registry';
const lockName = 'shell:registry';
const POLL_MS = 5000;
/** Navigations in quick succession ask once. */
const REST_MS = 2000;

export type RegistryFeed = {
  /** Fetches the registry, unless it was fetched a moment ago. */
  refresh: () => Promise<void>;
  stop: () => void;
};

/**
 * Keeps an open page up to date: at navigation and focus, and by a stream of events, of which a browser has one
 * connection however many tabs are open. The tab that holds the lock listens to the edge, or, where
 * there is no stream (static hosting), polls every 5 s; it informs the others.
 */
export function followRegistry(
  revision: () => number,
  adopt: (registry: Registry) => void,
): RegistryFeed {
  const channel = new BroadcastChannel(channelName);
  const ending = new AbortController();
  let askedAt = 0;

  const accept = (registry: Registry | null): boolean => {
    // An older one may come out of a cache, or from a tab that is behind.
    if (registry === null || registry.revision <= revision()) return false;
    adopt(registry);
    return true;
  };

  const ask = async () => {
    askedAt = Date.now();
    const registry = await fetchRegistry();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no targets.
    if (registry !== null && accept(registry)) channel.postMessage(registry);
  };
  const refresh = async () => {
    if (Date.now() - askedAt >= REST_MS) await ask();
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') void refresh();
  };

  channel.addEventListener('message', ({ data }) => accept(parseRegistry(data)));
  window.addEventListener('focus', onVisible, { signal: ending.signal });
  document.addEventListener('visibilitychange', onVisible, { signal: ending.signal });
  void lead(ask, ending.signal);

  return {
    refresh,
    stop: () => {
      ending.abort();
      channel.close();
    },
  };
}

/** Waits to be the one tab that listens; the next one takes over when this one is closed. */
async function lead(ask: () => Promise<void>, signal: AbortSignal): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  try {
    if (locks === undefined) await listen(ask, signal);
    else await locks.request(lockName, { signal }, () => listen(ask, signal));
  } catch {
    // The page was closed, or has no right to locks: navigation and focus remain.
  }
}

function listen(ask: () => Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const poll = () => {
      timer ??= setInterval(() => void ask(), POLL_MS);
    };
    const events = new EventSource('/registry/events');
    events.addEventListener('revision', () => void ask());
    events.addEventListener('error', () => {
      // While it is CONNECTING the browser retries on its own.
      if (events.readyState === EventSource.CLOSED) poll();
    });
    signal.addEventListener('abort', () => {
      events.close();
      clearInterval(timer);
      resolve();
    });
  });
}
