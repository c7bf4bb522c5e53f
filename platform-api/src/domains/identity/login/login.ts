import { randomBytes } from 'node:crypto';
import { inTransaction, type Platform } from '../../../platform.ts';
import type { LoginKind } from '../../../ports/credential-kinds.ts';
import type { IdentityPort, LoginAttempt } from '../../../ports/identity.ts';
import {
  accountByFiscalCode,
  missingDataOf,
  setActsAsPerson,
  type Account,
} from '../../accounts/index.ts';
import { surveyCodes } from '../../surveys/index.ts';
import { identityErrors } from '../errors.ts';
import type { AuthState, OpenedSession } from '../schemas.ts';
import { openSession } from '../sessions/sessions.ts';
import { accountState, notFoundState, refusedState } from './auth-state.ts';
import { companyOf } from './company-login.ts';
import * as logins from './login-requests.ts';
import type { LoginRequest } from './login-requests.ts';
import { verifiedIdentity, type VerifiedIdentity } from './verified-identity.ts';

/** From the address of the provider to the session. */
export const LOGIN_LIFETIME_MS = 30 * 60_000;

/** A login as one browser names it: the request id, and the hash of its cookie. */
export type LoginKey = { id: string; browserHash: string };

/** The providers of digital identity, by the button that leads there. */
export type IdentityProviders = Record<'spid' | 'cie', IdentityPort>;

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

/** Begins a login and returns where to go. Repeating the id restarts it (LOGIN-04). */
export async function beginLogin(
  platform: Platform,
  providers: IdentityProviders,
  key: LoginKey,
  asked: { provider: keyof IdentityProviders; kind: LoginKind; language: 'it' | 'en' },
): Promise<string> {
  const nonce = randomBytes(32).toString('base64url');
  const codeVerifier = randomBytes(48).toString('base64url');
  const expiresAt = new Date(platform.clock.now().getTime() + LOGIN_LIFETIME_MS);
  const { provider: method, kind, language } = asked;
  const started = { ...key, method, kind, nonce, codeVerifier, expiresAt };
  if (!(await logins.startLoginRequest(platform, started))) throw identityErrors.LOGIN_EXPIRED();
  return answering(platform, () =>
    providers[method].loginUrl({ state: key.id, nonce, codeVerifier }, language),
  );
}

/**
 * Exchanges the provider's code, once for each login. The answer is one of four (LOGIN-14): an active
 * account without tokens yet, isDeleted, isPending, or isUserNotFound with what prefills the form.
 */
export async function identifyLogin(
  platform: Platform,
  providers: IdentityProviders,
  key: LoginKey,
  code: string,
): Promise<AuthState> {
  const request = await logins.advanceLoginRequest(platform, key, 'started', 'exchanging');
  if (request === null || request.method === 'wallet') throw identityErrors.LOGIN_EXPIRED();
  const provider = providers[request.method];
  const claims = await answering(platform, () => provider.identify(attemptOf(request), code));
  if (claims === null) throw identityErrors.LOGIN_REFUSED();
  const identity = verifiedIdentity(claims);
  if (identity === null) throw identityErrors.LOGIN_INCOMPLETE_IDENTITY();
  const shown = { identity, company: null };
  if (!(await logins.storeIdentity(platform, { ...request, state: 'exchanging' }, shown))) {
    throw identityErrors.LOGIN_EXPIRED();
  }
  return stateOf(platform, identity);
}

/** The person of an identified login, whichever way was used; answers repeatedly until the login is completed. */
export async function identifiedLogin(platform: Platform, key: LoginKey): Promise<AuthState> {
  const request = await logins.findLoginRequest(platform, key, 'identified');
  if (request === null || request.identity === null) throw identityErrors.LOGIN_EXPIRED();
  return stateOf(platform, request.identity);
}

async function stateOf(platform: Platform, identity: VerifiedIdentity): Promise<AuthState> {
  const account = await accountByFiscalCode(platform, identity.fiscalCode);
  if (account === null) return notFoundState(identity);
  if (account.status !== 'active') return refusedState(account.status);
  return accountState(account, account.primaryRole, await codesOf(platform, account));
}

/**
 * Opens the session of an identified login of a kind, once, and takes the guest's cart over. A login
 * for a company opens a session that holds only while the person acts for that company (LOGIN-20).
 */
export async function completeLogin(
  platform: Platform,
  mergeGuestCart: MergeGuestCart,
  key: LoginKey,
  login: { kind: LoginKind; cart: unknown; keyThumbprint: string | null },
): Promise<OpenedSession> {
  const { kind, cart, keyThumbprint } = login;
  return inTransaction(platform, async (tx) => {
    const request = await logins.advanceLoginRequest(platform, key, 'identified', 'completed');
    if (request === null || request.identity === null) throw identityErrors.LOGIN_EXPIRED();
    if (request.kind !== kind) throw identityErrors.LOGIN_KIND_MISMATCH();
    const found = await accountByFiscalCode(platform, request.identity.fiscalCode);
    // The throw takes the step back: registration may follow, then this call again.
    if (found === null) throw identityErrors.REGISTRATION_REQUIRED();
    if (found.status !== 'active') throw identityErrors.ACCOUNT_NOT_ACTIVE();
    const entered = kind === 'LoginCompany' ? companyOf(found, request.company) : null;
    if (entered !== null) await setActsAsPerson(tx, found.id, false);
    const account = { ...found, company: entered ?? found.company };
    const companyId = entered?.id ?? null;
    const { mergedItems } =
      cart === null || cart === undefined
        ? { mergedItems: 0 }
        : await mergeGuestCart(platform, account.id, cart);
    const session = { keyThumbprint, companyId };
    const { token, refreshToken, role } = await openSession(platform, account, session);
    const surveyCode = await codesOf(platform, account);
    return {
      ...accountState(account, role, surveyCode),
      token,
      refreshToken,
      mergedItems,
      missingData: missingDataOf(account),
    };
  });
}

/** The surveys that wait for the person, or for the company that they act for. */
export const codesOf = (platform: Platform, { id, company }: Account): Promise<string[]> =>
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
