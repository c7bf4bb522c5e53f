import type { RoleName } from 'contracts';
import { apiError } from '../api/api-error.ts';
import { api } from '../api/api.ts';
import type { AnswerOf } from '../api/endpoints.ts';
import { parsePublicCart, publicCart, type StoredCart, toStoredCart } from '../public-cart.ts';
import { dpopHeader } from './dpop.ts';
import { storedLoginKind, type LoginKind } from './login-request.ts';
import { switchingRole } from './role-switch.ts';
import { currentSession, writeAuth } from './session-store.ts';
import { parseAuth, type Session } from './session.ts';
import { readAuth } from './stored-auth.ts';

/** The four results of a login (LOGIN-14). */
export type LoginResult = 'success' | 'pending' | 'deleted' | 'userNotFound';

type AuthState = AnswerOf<'/api/Login/SpidLogin', 'post'>;

export type CodeExchange = {
  result: LoginResult;
  /** What the provider knows of the person; prefills the registration form. */
  registry: {
    name: string;
    surname: string;
    fiscalCode: string;
    birthPlace: string;
    /** `YYYY-MM-DD`, or empty. */
    birthDate: string;
  };
};

/** What the platform needs of a person and does not have (LOGIN-13). */
export type MissingDatum = AnswerOf<'/api/Login/Complete', 'post'>['missingData'][number];

let begun: Promise<unknown> = Promise.resolve();

/**
 * The first call of a login binds it to this browser by a cookie. One after the other: a second one that
 * leaves before the first is answered would come without it, as if from another browser, and be refused.
 */
function inTurn<T>(call: () => Promise<T>): Promise<T> {
  const next = begun.then(call);
  begun = next.catch(() => undefined);
  return next;
}

/** `GET Login/GetUrlSpidLogin?requestId=`: where the browser has to go (LOGIN-02). */
export const spidLoginUrl = (
  requestId: string,
  login: { provider: 'spid' | 'cie'; kind: LoginKind },
): Promise<string> =>
  inTurn(() => api.get('/api/Login/GetUrlSpidLogin', { query: { requestId, ...login } }));

/** A code that a wallet answers, and the address that opens a wallet on this device (E24). */
export type WalletCode = {
  code: string;
  sameDevice: string;
  expiresAt: string;
  /** By the server's clock. */
  secondsLeft: number;
};

/**
 * `POST Login/QrCode`: a new code; an earlier one of this request no longer counts. `isWanted` is asked when its
 * turn has come: null when the page is leaving for a provider by then. It cannot be called off later: with its answer
 * comes the cookie without which the login is another browser's.
 */
export const walletCode = (
  requestId: string,
  kind: LoginKind,
  isWanted: () => boolean,
): Promise<WalletCode | null> =>
  inTurn(async () =>
    isWanted() ? api.post('/api/Login/QrCode', { body: { requestId, kind } }) : null,
  );

/** `GET Login/QrCode`: how far the wallet is. */
export const walletStatus = (
  requestId: string,
  signal: AbortSignal,
): Promise<{
  status: 'waiting' | 'opened' | 'presented' | 'declined' | 'expired';
  expiresAt: string;
}> => api.get('/api/Login/QrCode', { query: { requestId }, signal });

/** Exchanges the provider's code. `clientId` is the request id that also was the `state` (E21). */
export async function exchangeCode(input: {
  code: string;
  state: string;
  clientId: string;
}): Promise<CodeExchange> {
  return exchangeOf(await api.post('/api/Login/SpidLogin', { body: input }));
}

/** Who the person of an identified login is: after a wallet has answered, or after a reload. */
export async function credentialLogin(requestId: string): Promise<CodeExchange> {
  return exchangeOf(await api.post('/api/Login/CredentialLogin', { body: { requestId } }));
}

function exchangeOf(data: AuthState): CodeExchange {
  return {
    result: loginResult(data),
    registry: {
      name: data.registry?.name ?? '',
      surname: data.registry?.surname ?? '',
      fiscalCode: data.registry?.fiscalCode ?? '',
      birthPlace: data.registry?.birthPlace ?? '',
      birthDate: data.registry?.birthDate ?? '',
    },
  };
}

function loginResult(data: AuthState): LoginResult {
  if (data.isDeleted) return 'deleted';
  if (data.isPending) return 'pending';
  return data.isUserNotFound ? 'userNotFound' : 'success';
}

/**
 * The final step: `POST Login/Complete`, for a company `POST Login/GetTokenForCompany` (LOGIN-20), with the request id and the guest cart, bound to this
 * browser's key (DPoP). Stores the auth state; the guest cart is deleted only now (E93).
 * Resolves to the session and how many cart lines the server took over.
 */
export async function completeLogin(
  requestId: string,
): Promise<{ session: Session; mergedItems: number; missing: MissingDatum[] }> {
  const path =
    storedLoginKind() === 'LoginCompany' ? '/api/Login/GetTokenForCompany' : '/api/Login/Complete';
  const cart = publicCart.read();
  const carried: StoredCart | null = cart.items.length === 0 ? null : toStoredCart(cart);
  const data = await api.post(path, {
    body: { requestId, cart: carried },
    headers: await dpopHeader('POST', path),
  });
  const auth = parseAuth(data);
  if (auth === null) throw apiError({ code: 'LOGIN_MALFORMED' });
  // Written last: who listens to the session finds the cart already moved.
  if (carried !== null) publicCart.removeCarried(parsePublicCart(carried));
  writeAuth(auth);
  return {
    session: currentSession(),
    mergedItems: data.mergedItems,
    missing: data.missingData,
  };
}

/**
 * Makes another of the user's roles the active one: `PUT Account/Role?role=` (SHELL-06).
 * The answer may carry new tokens and the claims of that role. Until it is there, reads wait; those that the old role
 * began are never sent after it (`role-switch.ts`).
 */
export const switchRole = (role: RoleName): Promise<void> =>
  switchingRole(async () => {
    const data = await api.put('/api/Account/Role', { query: { role } });
    return () => adoptRole(role, data);
  });

function adoptRole(role: RoleName, data: AnswerOf<'/api/Account/Role', 'put'>): void {
  const auth = readAuth();
  if (auth === null) return;
  const given = Object.fromEntries(
    Object.entries(data).filter(([, value]) => value !== null && value !== undefined),
  );
  const next = parseAuth({ ...auth, permission: { ...auth.permission, role }, ...given });
  writeAuth(next ?? { ...auth, permission: { ...auth.permission, role } });
}

/**
 * In whose name the person acts: their company's, or their own (`PUT Account/Company`). The server judges calls by it
 * as by the role, so reads wait as at a switch of the role.
 */
export const actForCompany = (acts: boolean): Promise<void> =>
  switchingRole(async () => {
    const data = await api.put('/api/Account/Company', { body: { acts } });
    return () => {
      const auth = readAuth();
      if (auth !== null) writeAuth(parseAuth({ ...auth, ...data }) ?? auth);
    };
  });

/** Ends the session in every tab (SHELL-46); the server's copy of it too, when it answers. */
export async function logout(): Promise<void> {
  const auth = readAuth();
  if (auth === null) return;
  // The call has read its tokens before the storage is cleared.
  const revoked = api.post('/api/Login/Logout', { body: { refreshToken: auth.refreshToken } });
  writeAuth(null);
  await revoked.catch(() => undefined);
}
