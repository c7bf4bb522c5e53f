/**
 * Browser tabs for the session bench: the shipped client module, loaded once for each tab, over one local
 * storage, one IndexedDB and one lock manager, as the tabs of a browser share them.
 */
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import 'fake-indexeddb/auto';
import type * as ApiModule from '../../shared-auth/src/api/api.ts';
import type * as DpopModule from '../../shared-auth/src/session/dpop.ts';
import type * as TestingModule from '../../shared-auth/src/testing.ts';

const client = pathToFileURL(join(import.meta.dirname, '../../shared-auth/src/')).href;
const storage = new Map<string, string>();

export const browser = {
  storage,
  /** Makes Web Locks available, or takes them away, as on a page without a secure context. */
  setLocks(available: boolean): void {
    Object.defineProperty(navigator, 'locks', {
      value: available ? locks : undefined,
      configurable: true,
    });
  },
};
const { locks } = navigator;

/** What a browser has and Node has not. */
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  },
});

// Every module of the client that a tab's module imports belongs to that tab too.
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    const tab = context.parentURL?.split('?tab=')[1];
    return tab === undefined || !resolved.url.startsWith(client)
      ? resolved
      : { ...resolved, url: `${resolved.url}?tab=${tab}` };
  },
});

const load = <T>(file: string, tab: number) => import(`${client}${file}?tab=${tab}`) as Promise<T>;

/** A tab with its own module state that calls the server at this address. */
export async function openTab(tab: number, origin: string) {
  Object.assign(globalThis, { location: new URL(origin) });
  const { api } = await load<typeof ApiModule>('api/api.ts', tab);
  const { answerRequests } = await load<typeof TestingModule>('testing.ts', tab);
  answerRequests(overHttp(origin));
  return api;
}

/** The header with which a tab proves that it holds the browser's key. */
export async function proofHeader(origin: string): Promise<string> {
  const { dpopHeader } = await load<typeof DpopModule>('session/dpop.ts', 0);
  const { DPoP } = await dpopHeader('POST', `${origin}/api/Login/RefreshToken`);
  if (DPoP === undefined) throw new Error('the client has no key');
  return DPoP;
}

type Answer = NonNullable<Parameters<typeof TestingModule.answerRequests>[0]>;

/** Real requests; the client's own adapter knows relative addresses only, which Node does not. */
function overHttp(origin: string): Answer {
  return async ({ method, path, headers, body }) => {
    const answer = await fetch(`${origin}/api/${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return {
      status: answer.status,
      statusText: answer.statusText,
      headers: Object.fromEntries(answer.headers),
      body: await answer.json(),
    };
  };
}
