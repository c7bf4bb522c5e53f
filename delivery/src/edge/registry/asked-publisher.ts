import { readFile } from 'node:fs/promises';
import { PublisherClient } from '../../publisher/publisher-client.ts';
import { recallsByPublisher } from './recalls.ts';
import type { Recalls } from './recalls.ts';

/** Somebody waits for a roll back, and reports of a canary wait for its end. */
const TIME_OUT_MS = 10_000;

/**
 * The publisher that the environment names: `PUBLISHER_URL`, with the OpenID token of this edge in the file
 * `PUBLISHER_TOKEN_FILE`, which whoever runs the edge renews (a projected token of Kubernetes). Undefined: the
 * edge holds the key itself.
 */
export function askedPublisher(env: Record<string, string | undefined>): Recalls | undefined {
  const address = env['PUBLISHER_URL'];
  if (!address) return undefined;
  const file = env['PUBLISHER_TOKEN_FILE'];
  if (!file)
    throw new Error('PUBLISHER_TOKEN_FILE names the token by which the publisher knows us.');
  return recallsByPublisher(
    new PublisherClient(address, () => readFile(file, 'utf8'), TIME_OUT_MS),
  );
}
