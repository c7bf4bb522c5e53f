import { randomUUID } from 'node:crypto';
import type { Platform } from '../../../platform.ts';
import { badgeErrors } from '../errors.ts';
import { hashOf, randomCode } from '../wallet-issuance/hashes.ts';
import { findClient, insertGrant, noteConsent, type Client } from './repository.ts';
import { scopeNamesOf, type ScopeName } from './scopes.ts';
import { apiAddress } from './service-description.ts';

const CODE_MS = 60_000;

/** An authorization request (RFC 6749, 4.1.1) whose client and redirect address are known. */
type AuthorizationRequest = {
  client: Client;
  redirectUri: string;
  state: string | null;
  scopes: ScopeName[];
  challenge: string;
  /** Why it cannot be allowed, in the codes of RFC 6749 (4.1.2.1); null: it can. */
  fault: { error: string; description: string } | null;
};

/**
 * Reads a request as it stands in the address of the consent page.
 * @throws BACKPACK_REQUEST_UNKNOWN where nobody may be sent back: unknown client, or not one of its addresses
 */
async function readRequest(platform: Platform, query: string): Promise<AuthorizationRequest> {
  const parameters = new URLSearchParams(query);
  const one = (name: string) => parameters.get(name) ?? '';
  const isRepeated = [...parameters.keys()].some((name) => parameters.getAll(name).length > 1);
  const client = await findClient(platform, one('client_id'));
  const redirectUri = one('redirect_uri');
  const isOfClient = client?.metadata.redirect_uris.includes(redirectUri) ?? false;
  if (client === null || !isOfClient || parameters.getAll('redirect_uri').length > 1) {
    throw badgeErrors.BACKPACK_REQUEST_UNKNOWN();
  }
  const registered = scopeNamesOf(client.metadata.scope);
  const scopes = scopeNamesOf(one('scope')).filter((name) => registered.includes(name));
  const challenge = one('code_challenge');
  const faults: [isSo: boolean, error: string, description: string][] = [
    [isRepeated, 'invalid_request', 'A parameter is repeated'],
    [one('response_type') !== 'code', 'unsupported_response_type', 'Only code is given'],
    [one('state') === '', 'invalid_request', 'state is missing'],
    [
      one('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(challenge),
      'invalid_request',
      'A code challenge by S256 is needed',
    ],
    [scopes.length === 0, 'invalid_scope', 'Nothing that is asked for can be read here'],
  ];
  const [fault] = faults.filter(([isSo]) => isSo);
  return {
    client,
    redirectUri,
    state: parameters.get('state'),
    scopes,
    challenge,
    fault: fault === undefined ? null : { error: fault[1], description: fault[2] },
  };
}

/** Where the browser goes next: `iss` tells the backpack whose answer it is (RFC 9207). */
function answerAddress(
  { config }: Platform,
  { redirectUri, state }: AuthorizationRequest,
  answer: Record<string, string>,
): string {
  const address = new URL(redirectUri);
  const issuer = apiAddress(config.publicUrl);
  const all = { ...answer, ...(state === null ? {} : { state }), iss: issuer };
  for (const [name, value] of Object.entries(all)) address.searchParams.append(name, value);
  return address.href;
}

const refused = (platform: Platform, request: AuthorizationRequest) =>
  request.fault === null
    ? null
    : answerAddress(platform, request, {
        error: request.fault.error,
        error_description: request.fault.description,
      });

/** What the consent page says of a request. Throws BACKPACK_REQUEST_UNKNOWN. */
export async function describeRequest(platform: Platform, query: string) {
  const request = await readRequest(platform, query);
  const { client_name, policy_uri, tos_uri } = request.client.metadata;
  return {
    name: client_name,
    host: new URL(request.redirectUri).host,
    scopes: request.scopes,
    policyAddress: policy_uri,
    termsAddress: tos_uri,
    refusedAddress: refused(platform, request),
  };
}

/**
 * The person's answer to a request.
 * @returns the address that the browser goes to
 * @throws BACKPACK_REQUEST_UNKNOWN
 */
export async function answerRequest(
  platform: Platform,
  { userId, query, isAllowed }: { userId: string; query: string; isAllowed: boolean },
): Promise<string> {
  const request = await readRequest(platform, query);
  const refusal = refused(platform, request);
  if (refusal !== null) return refusal;
  if (!isAllowed) return answerAddress(platform, request, { error: 'access_denied' });
  const code = randomCode(32);
  const now = platform.clock.now();
  const end = new Date(now.getTime() + CODE_MS);
  await platform.database.transaction(async () => {
    const consentId = await noteConsent(platform, {
      id: randomUUID(),
      userId,
      clientId: request.client.id,
      scopes: request.scopes,
      allowedAt: now,
    });
    if (consentId === null) throw badgeErrors.BACKPACK_REQUEST_UNKNOWN();
    await insertGrant(platform, {
      id: randomUUID(),
      consentId,
      codeHash: hashOf(code),
      redirectUri: request.redirectUri,
      challenge: request.challenge,
      scopes: request.scopes,
      codeExpiresAt: end,
      endsAt: end,
    });
  });
  return answerAddress(platform, request, { code });
}
