import {
  create,
  isAxiosError,
  isCancel,
  type AxiosRequestConfig,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { dpopHeader } from '../session/dpop.ts';
import { freshToken, type TokenPair } from '../session/refresh.ts';
import { untilRoleIsKnown } from '../session/role-switch.ts';
import { readAuth } from '../session/stored-auth.ts';
import { apiError, isApiError, type ApiError } from './api-error.ts';
import { unwrap, type Answer } from './envelope.ts';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Sent without the session's token, and its 401 is final: the call that refreshes the token. */
    isAnonymous?: boolean;
    /** Sent once more with a fresh token: a second 401 is final. */
    isRepeated?: boolean;
    /** An answer of any status is wanted as it came. */
    isRaw?: boolean;
    /** Sent on although the page goes away. */
    outlivesPage?: boolean;
    /** The same for every role: it need not wait while the role is switched. */
    isOfAnyRole?: boolean;
  }
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const API_BASE = '/api';
const REFRESH_PATH = 'Login/RefreshToken';

/** The one axios instance. What every call has in common is in the interceptors below. */
export const client = create({
  baseURL: API_BASE,
  timeout: 30_000,
  // Arrays as `categoria=1&categoria=2`, the way the server reads them.
  paramsSerializer: { indexes: null },
  // A call is sent in the turn that makes it. With a name axios asks the browser for that cookie first, and a page that
  // draws meanwhile sends its call when it has drawn; what proves a call here is its token, which no cookie carries.
  xsrfCookieName: '',
});

let language = 'it-IT';

/** The language in which the server writes its texts; the shell keeps it up to date. */
export const setApiLanguage = (locale: string): void => {
  language = locale;
};

const BEARER = 'Bearer ';

/** The lists whose query names the language (API-13, API-31, API-67, BACK-06). */
const LISTS_BY_LANGUAGE: ReadonlySet<string> = new Set([
  'get Courses',
  'get Courses/GetCategoriesGrid',
  'get List/Orders',
  'get Orders/all',
  'get Algorand/GetRichiesteRiscattoAlgorand',
  'get Users/SearchUser',
  'post SearchFullText',
]);

/** Adds the session's token and the language of the interface. */
function withSession(config: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  const token = config.isAnonymous === true ? null : (readAuth()?.token ?? null);
  config.headers.set('Authorization', token === null ? null : BEARER + token);
  config.headers.set('Accept-Language', language, false);
  if (LISTS_BY_LANGUAGE.has(`${config.method} ${config.url}`)) {
    config.params = { ...(config.params as object), lang: language.slice(0, 2) };
  }
  // What answers in place of the network is a function (tests, the first paint); XMLHttpRequest ends with its page.
  if (config.outlivesPage === true && typeof config.adapter !== 'function') {
    config.adapter = 'fetch';
    config.fetchOptions = { keepalive: true };
  }
  return config;
}

/** Sends one request; a read that the old role began before a switch is not sent after it. */
export async function send<T = unknown>(config: AxiosRequestConfig): Promise<AxiosResponse<T>> {
  const isOfRole = config.method?.toUpperCase() === 'GET' && config.isOfAnyRole !== true;
  // Only a read that must wait does: every other one has read its token before the next statement.
  const turn = isOfRole ? untilRoleIsKnown() : null;
  if (turn !== null && !(await turn)) {
    throw apiError({ kind: 'aborted', message: 'asked for by the role of before' });
  }
  return client.request<T>(config);
}

/**
 * Answers a 401 with one fresh token and one more try. A 401 means "not executed", so that is safe for
 * a POST too (SHELL-47, E27).
 */
async function refreshOnce(error: unknown): Promise<AxiosResponse> {
  if (!isAxiosError(error) || error.response?.status !== 401) throw error;
  const { config } = error;
  const sent = config?.headers.get('Authorization');
  if (config === undefined || config.isRepeated === true || typeof sent !== 'string') throw error;
  const token = await freshToken(sent.slice(BEARER.length), exchangeTokens);
  if (token === null) throw error;
  return send({ ...config, isRepeated: true });
}

/** The refresh itself, with the proof that this browser holds the session's key (DPoP). */
async function exchangeTokens(tokens: TokenPair): Promise<unknown> {
  const headers = await dpopHeader('POST', `${API_BASE}/${REFRESH_PATH}`);
  const answer = await client.post(REFRESH_PATH, tokens, { headers, isAnonymous: true });
  return unwrap(answerOf(answer)).data;
}

/** Makes an `ApiError` of a refusal (SHELL-50) and of a warning with status 200 (SHELL-51, E132). */
async function refuse(response: AxiosResponse): Promise<AxiosResponse> {
  response.data = await readable(response.data);
  if (response.config.isRaw !== true) unwrap(answerOf(response));
  return response;
}

/** Every failure reaches the caller as an `ApiError`. */
async function rejectWithApiError(error: unknown): Promise<AxiosResponse> {
  if (isAxiosError(error) && error.response !== undefined) return refuse(error.response);
  throw isApiError(error) ? error : withoutAnswer(error);
}

function withoutAnswer(error: unknown): ApiError {
  if (isCancel(error)) return apiError({ kind: 'aborted', cause: error });
  const isTimeout =
    isAxiosError(error) && (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT');
  return apiError({
    kind: isTimeout ? 'timeout' : 'network',
    message: error instanceof Error ? error.message : 'network',
    cause: error,
  });
}

// Synchronous, so that a call has read its token before the next statement ends the session (`logout`).
client.interceptors.request.use(withSession, null, { synchronous: true });
client.interceptors.response.use(null, refreshOnce);
client.interceptors.response.use(refuse, rejectWithApiError);

/** An answer in the terms of the envelope. */
export const answerOf = ({ status, statusText, headers, data }: AxiosResponse): Answer => ({
  status,
  statusText,
  header: (name) => {
    const value: unknown = headers[name.toLowerCase()];
    return typeof value === 'string' ? value : null;
  },
  body: data,
});

/** A refusal of a download arrives as a Blob of JSON. */
async function readable(body: unknown): Promise<unknown> {
  if (!(body instanceof Blob) || !body.type.includes('json')) return body;
  const text = await body.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
