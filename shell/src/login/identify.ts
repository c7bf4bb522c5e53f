import { api, currentSession, isApiError, type Session } from 'shared-auth';
import {
  clearLoginRequest,
  amendPerson,
  completeLogin,
  credentialLogin,
  exchangeCode,
  storedLoginRequestId,
  type CodeExchange,
  type MissingDatum,
} from 'shared-auth/host';
import { logToServer } from '../errors/client-log.ts';
import type { Completion } from './completion/completion.ts';
import type { Registration } from './registration/registration.ts';

/** What the provider's return address carries (LOGIN-06). */
export type AuthReturn = { code: string | null; state: string | null; description: string | null };

const MAX_DESCRIPTION_LENGTH = 300;

/** Both spellings of the description are read, at most 300 characters of it (E22). */
export function authReturn(search: string): AuthReturn {
  const query = new URLSearchParams(search);
  const description = query.get('errorDescription') ?? query.get('error_description');
  return {
    code: query.get('code'),
    state: query.get('state'),
    description: description?.slice(0, MAX_DESCRIPTION_LENGTH) ?? null,
  };
}

export type LoginOutcome =
  | { event: 'authenticated'; session: Session; mergedItems: number; missing: MissingDatum[] }
  | { event: 'userNotFound'; registry: CodeExchange['registry']; requestId: string }
  | { event: 'failed'; reason: 'deleted' | 'pending' }
  /** `text` of the provider or of the server; `null` for the general one. */
  | { event: 'failed'; reason: 'other'; text: string | null };

/** Continues the login that left for the provider. The request id is valid once (E21, LOGIN-08). */
export async function resumeLogin({ code, state, description }: AuthReturn): Promise<LoginOutcome> {
  const requestId = storedLoginRequestId();
  // The page was loaded again after the login: it is over.
  if (requestId === null && currentSession().status === 'authenticated') {
    return { event: 'authenticated', session: currentSession(), mergedItems: 0, missing: [] };
  }
  if (description !== null) return failed(description);
  if (code === null || state === null || requestId === null) return failed(null);
  if (state !== requestId) {
    void logToServer(
      new Error('The state is not the one that this login began with'),
      'login return',
    );
    return failed(null);
  }
  return outcomeOf(requestId, () => exchanged(code, requestId));
}

/** The page may have been reloaded after the exchange: then the server still knows who it was. */
async function exchanged(code: string, requestId: string): Promise<CodeExchange> {
  try {
    return await exchangeCode({ code, state: requestId, clientId: requestId });
  } catch (error) {
    if (!isApiError(error) || error.code !== 'LOGIN_EXPIRED') throw error;
    return credentialLogin(requestId).catch(() => Promise.reject(error));
  }
}

/** Continues the login that a wallet has answered. */
export const presentedLogin = (requestId: string): Promise<LoginOutcome> =>
  outcomeOf(requestId, () => credentialLogin(requestId));

async function outcomeOf(
  requestId: string,
  identify: () => Promise<CodeExchange>,
): Promise<LoginOutcome> {
  try {
    const { result, registry } = await identify();
    if (result === 'userNotFound') return { event: 'userNotFound', registry, requestId };
    if (result === 'success') return await completed(requestId);
    clearLoginRequest();
    return { event: 'failed', reason: result };
  } catch (error) {
    return failed(isApiError(error) ? error.info : null);
  }
}

/** Registers the person of this request, then logs in (LOGIN-10, LOGIN-30: a warning leads to the error state). */
export async function register(form: Registration, requestId: string): Promise<LoginOutcome> {
  try {
    const { registrationPayload } = await import('./registration/registration.ts');
    await api.post('/api/Login/Register', { body: registrationPayload(form, requestId) });
    return await completed(requestId);
  } catch (error) {
    return failed(isApiError(error) ? error.info : null);
  }
}

/** Stores what was missing of the person, and makes it part of the session. */
export async function complete(form: Completion, missing: readonly MissingDatum[]): Promise<void> {
  const { completionPayload } = await import('./completion/completion.ts');
  const body = completionPayload(form, missing);
  amendPerson(await api.post('/api/Users/CompleteProfile', { body }));
}

async function completed(requestId: string): Promise<LoginOutcome> {
  const login = await completeLogin(requestId);
  clearLoginRequest();
  return { event: 'authenticated', ...login };
}

function failed(text: string | null): LoginOutcome {
  clearLoginRequest();
  return { event: 'failed', reason: 'other', text };
}
