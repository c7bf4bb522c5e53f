import { inChildSpan, traceHeaders } from 'server-process';
import { Agent, fetch as undiciFetch, Headers } from 'undici';
import type { Dispatcher, RequestInit } from 'undici';
import { failover } from './failover.ts';
import { probeUpstreams } from './upstream-probes.ts';
import type { ProbeTimes } from './upstream-probes.ts';
import { parseApiUrls, Upstreams } from './upstreams.ts';

/** The way from an edge to platform-api, over as many processes as there are. */
export type ApiClient = {
  /**
   * Asks the API itself.
   * @param path with its query, `/api/Courses/View/7`
   * @throws TypeError when no upstream could be reached
   */
  fetch: (path: string, init?: RequestInit) => ReturnType<typeof undiciFetch>;
  /** For the proxy; the origin of what it is given does not count. */
  dispatcher: Dispatcher;
  upstreams: Upstreams;
  close: () => Promise<void>;
};

/** In place of an address: `failover` puts an upstream there. */
export const API_ORIGIN = 'http://platform-api';

/**
 * Opens the way to the API.
 * @param apiUrl addresses of its processes, with commas between
 */
export function openApi(apiUrl: string, times?: ProbeTimes): ApiClient {
  const upstreams = new Upstreams(parseApiUrls(apiUrl));
  const agent = new Agent({
    connections: 128,
    connect: { timeout: 2000 },
    headersTimeout: 60_000,
    bodyTimeout: 0,
  });
  const dispatcher = agent.compose(failover(upstreams));
  const endProbes = probeUpstreams(upstreams, times);
  return {
    fetch: (path, init = {}) =>
      inChildSpan(
        () => `${init.method ?? 'GET'} api`,
        { kind: 'client' },
        () => {
          const headers = new Headers(init.headers);
          for (const [name, value] of Object.entries(traceHeaders())) headers.set(name, value);
          return undiciFetch(API_ORIGIN + path, { ...init, headers, dispatcher });
        },
      ),
    dispatcher,
    upstreams,
    close: async () => {
      await endProbes();
      await agent.destroy();
    },
  };
}
