import { randomBytes } from 'node:crypto';
import type { Platform } from '../../platform.ts';
import type { IdentityPort, LoginAttempt } from '../../ports/identity.ts';
import { accountByFiscalCode, type Account } from '../accounts/index.ts';
import { surveyCodes } from '../surveys/index.ts';
import { accountState, notFoundState, refusedState } from './auth-state.ts';
import { identityErrors } from './errors.ts';
import * as repository from './repository.ts';
import type { LoginRequest } from './repository.ts';
import type { AuthState, OpenedSession } from './schemas.ts';
import { openSession } from './sessions.ts';
import { verifiedIdentity } from './verified-identity.ts';

/** From the address of the provider to the session. */
const loginLifetimeMs = 30 * 60_000;

/** A login as one browser names it: the request id, and the hash of its cookie. */
export type LoginKey = { id: string; browserHash: string };

/** Moves the guest's cart to the person (E93); the cart is of the shape that `public:cart` has. */
export type MergeGuestCart = (
  platform: Platform,
  userId: string,
  cart: unknown,
) => Promise<{ mergedItems: number }>;

const attemptOf = (request: LoginRequest): LoginAttempt => ({
  state: request.id,
  nonce: request.nonce,
  codeVerifier: request.codeVerifier,
});

/** Begins a login and says where to go. The same id again begins it anew (LOGIN-04). */
export async function beginLogin(
  platform: Platform,
  provider: IdentityPort,
  key: LoginKey,
  language: 'it' | 'en',
): Promise<string> {
  const nonce = randomBytes(32).toString('base64url');
  const codeVerifier = randomBytes(48).toString('base64url');
  const expiresAt = new Date(platform.clock.now().getTime() + loginLifetimeMs);
  const started = { ...key, nonce, codeVerifier, expiresAt };
  if (!(await repository.startLoginRequest(platform, started))) {
    throw identityErrors.LOGIN_EXPIRED();
  }
  return answering(platform, () =>
    provider.loginUrl({ state: key.id, nonce, codeVerifier }, language),
  );
}

/**
 * Exchanges the provider's code, once for each login. The answer is one of four (LOGIN-14): an active
 * account without tokens yet, isDeleted, isPending, or isUserNotFound with what prefills the form.
 */
export async function identifyLogin(
  platform: Platform,
  provider: IdentityPort,
  key: LoginKey,
  code: string,
): Promise<AuthState> {
  const request = await repository.advanceLoginRequest(platform, key, 'started', 'exchanging');
  if (request === null) throw identityErrors.LOGIN_EXPIRED();
  const claims = await answering(platform, () => provider.identify(attemptOf(request), code));
  if (claims === null) throw identityErrors.LOGIN_REFUSED();
  const identity = verifiedIdentity(claims);
  if (identity === null) throw identityErrors.LOGIN_INCOMPLETE_IDENTITY();
  await repository.storeIdentity(platform, request.id, identity);
  const account = await accountByFiscalCode(platform, identity.fiscalCode);
  if (account === null) return notFoundState(identity);
  if (account.status !== 'active') return refusedState(account.status);
  return accountState(account, account.primaryRole, await codesOf(platform, account));
}

/** Opens the session of an identified login, once, and takes the guest's cart over. */
export async function completeLogin(
  platform: Platform,
  mergeGuestCart: MergeGuestCart,
  key: LoginKey,
  { cart, keyThumbprint }: { cart: unknown; keyThumbprint: string | null },
): Promise<OpenedSession> {
  return platform.database.transaction(async () => {
    const request = await repository.advanceLoginRequest(platform, key, 'identified', 'completed');
    if (request === null || request.identity === null) throw identityErrors.LOGIN_EXPIRED();
    const account = await accountByFiscalCode(platform, request.identity.fiscalCode);
    // The throw takes the step back: registration may follow, then this call again.
    if (account === null) throw identityErrors.REGISTRATION_REQUIRED();
    if (account.status !== 'active') throw identityErrors.ACCOUNT_NOT_ACTIVE();
    const { mergedItems } =
      cart === null || cart === undefined
        ? { mergedItems: 0 }
        : await mergeGuestCart(platform, account.id, cart);
    const { token, refreshToken, role } = await openSession(platform, account, { keyThumbprint });
    const surveyCode = await codesOf(platform, account);
    return { ...accountState(account, role, surveyCode), token, refreshToken, mergedItems };
  });
}

const codesOf = (platform: Platform, { id, company }: Account): Promise<string[]> =>
  surveyCodes(platform, { userId: id, isCompany: company !== null });

/** A provider that is down is no defect of ours: 503, and the reason in the log. */
async function answering<T>(platform: Platform, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    platform.log.warn({ err: error }, 'the identity provider does not answer');
    throw identityErrors.PROVIDER_UNREACHABLE();
  }
}
