import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { isLoopback } from '../../../demo-peers.ts';
import type { Platform } from '../../../platform.ts';
import { hashOf, isSame, randomCode } from '../wallet-issuance/hashes.ts';
import { refusals } from './refusals.ts';
import { countUnusedClients, findClient, insertClient, type Client } from './repository.ts';
import { refusedScopes, scopeNamesOf, scopeParameter } from './scopes.ts';

/** Registered clients that nobody has allowed anything; a flood of them ends here. */
const MAX_UNUSED = 10_000;

const text = z.string().trim().min(1).max(200);
const address = z.string().max(500);

const wished = z.object({
  client_name: text,
  client_uri: address,
  logo_uri: address,
  tos_uri: address,
  policy_uri: address,
  software_id: text,
  software_version: text,
  redirect_uris: z.array(address).min(1).max(5),
  scope: z.string().max(1000),
  token_endpoint_auth_method: z.literal('client_secret_basic').default('client_secret_basic'),
  grant_types: z
    .array(z.enum(['authorization_code', 'refresh_token']))
    .max(2)
    .default(['authorization_code']),
  response_types: z.array(z.literal('code')).max(1).default(['code']),
  contacts: z.array(text).max(5).optional(),
});

/** https; on an installation of one's own machine an address of that machine too. */
function isWebAddress({ config }: Platform, value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  if (username !== '' || password !== '') return false;
  if (protocol === 'https:') return true;
  return protocol === 'http:' && isLoopback(value) && isLoopback(config.publicUrl);
}

/**
 * Registers a backpack (RFC 7591; Open Badges 3.0, 7.1.1.2). All of its addresses are of one host, as the standard
 * wants it, so that the host shown to a person is where the code goes.
 * @returns the registration, with the secret that is told nowhere else
 * @throws an error of the protocol: invalid_client_metadata, invalid_redirect_uri, temporarily_unavailable
 */
export async function registerClient(platform: Platform, body: unknown) {
  const { data } = wished.safeParse(body);
  if (data === undefined) throw refusals.metadataInvalid();
  const { token_endpoint_auth_method, response_types, ...metadata } = data;
  const { client_uri, logo_uri, tos_uri, policy_uri, redirect_uris } = metadata;
  const pages = [client_uri, logo_uri, tos_uri, policy_uri];
  const isOurs = (value: string) =>
    isWebAddress(platform, value) && new URL(value).hostname === new URL(client_uri).hostname;
  if (!URL.canParse(client_uri) || !pages.every(isOurs)) throw refusals.metadataInvalid();
  const isTarget = (value: string) => isOurs(value) && !value.includes('#');
  if (!redirect_uris.every(isTarget)) throw refusals.redirectInvalid();
  const names = scopeNamesOf(metadata.scope);
  if (names.length === 0) {
    const wantsToWrite = refusedScopes.some((scope) => metadata.scope.split(' ').includes(scope));
    throw wantsToWrite ? refusals.writingRefused() : refusals.metadataInvalid();
  }
  if ((await countUnusedClients(platform)) >= MAX_UNUSED) throw refusals.registrationsFull();
  const secret = randomCode(32);
  const registeredAt = platform.clock.now();
  const client = {
    id: randomUUID(),
    secretHash: hashOf(secret),
    metadata: { ...metadata, scope: scopeParameter(names) },
    registeredAt,
  };
  await insertClient(platform, client);
  return {
    client_id: client.id,
    client_secret: secret,
    client_id_issued_at: Math.floor(registeredAt.getTime() / 1000),
    client_secret_expires_at: 0,
    ...client.metadata,
    token_endpoint_auth_method,
    response_types,
  };
}

/** Both parts come form-encoded, and some clients encode `-` too. */
const decoded = (part: string): string => new URLSearchParams(`x=${part}`).get('x') ?? '';

/**
 * The client that HTTP Basic names (RFC 6749, 2.3.1), which is the standard's only way.
 * @throws an error of the protocol: invalid_client
 */
export async function authenticateClient(
  platform: Platform,
  authorization: string | undefined,
): Promise<Client> {
  const [, encoded = ''] = /^Basic ([\w+/=-]{1,400})$/i.exec(authorization ?? '') ?? [];
  const [id = '', secret = ''] = Buffer.from(encoded, 'base64').toString().split(':').map(decoded);
  const client = await findClient(platform, id);
  if (client === null || !isSame(client.secretHash, hashOf(secret))) {
    throw refusals.clientInvalid();
  }
  return client;
}
