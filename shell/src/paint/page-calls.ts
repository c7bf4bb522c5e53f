import type { PaintRequest } from 'contracts';
import { answerRequests, callAddress } from 'shared-auth/host';
import type { PaintedQuery, RemotePaint } from 'shared-ui/remote';
import { paintedPage } from './painted-page.ts';

type Runnable = PaintedQuery & {
  queryFn?: (context: { signal: AbortSignal; queryKey: unknown }) => unknown;
};

/** The address of the call that a query makes; null when it makes none, or something else than a read. */
export async function callOf(query: PaintedQuery): Promise<string | null> {
  const { queryFn, queryKey } = query as Runnable;
  let address: string | null = null;
  answerRequests(async ({ method, path, query }) => {
    if (method === 'GET') address ??= callAddress({ url: path, params: query });
    throw new Error('nothing is sent: the call is only noted');
  });
  try {
    await queryFn?.({ signal: new AbortController().signal, queryKey });
  } catch {
    // What the query makes of no answer does not matter here.
  } finally {
    answerRequests(null);
  }
  return address;
}

/** The calls that a page begins with, found by running its own queries. */
export async function calls(
  remote: RemotePaint | null,
  { url }: PaintRequest,
): Promise<string[] | null> {
  const found = paintedPage(remote, url);
  if (found === null) return null;
  const addresses: string[] = [];
  for (const query of found.page.queries?.(found.place) ?? []) {
    const address = await callOf(query);
    if (address !== null) addresses.push(address);
  }
  return [...new Set(addresses)];
}
