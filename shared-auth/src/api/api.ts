import { freshToken } from '../session/refresh.ts';
import { readAuth } from '../session/session-store.ts';
import { unwrap, type Answer, type Unwrapped } from './envelope.ts';
import { takeFirstData } from './first-data.ts';
import { axiosTransport, type ApiRequest, type Method, type Transport } from './transport.ts';

export type Query = Record<
  string,
  string | number | boolean | null | undefined | readonly (string | number)[]
>;

export type ApiOptions = {
  /** Empty strings, `null` and `undefined` are left out. */
  query?: Query | undefined;
  signal?: AbortSignal | undefined;
  /** Sent as `Idempotency-Key`; see `newIdempotencyKey`. */
  idempotencyKey?: string | undefined;
  headers?: Record<string, string> | undefined;
  /** The edge's own address (`registry/health`), not one of the API. */
  atEdge?: true;
  /** In place of the 30 s after which a call counts as unanswered. */
  timeoutMs?: number | undefined;
};

/** A request whose answer is wanted as it came. */
export type RawRequest = Omit<ApiOptions, 'idempotencyKey'> & {
  method: Method;
  path: string;
  body?: unknown;
};

let transport: Transport = axiosTransport;
let language = 'it-IT';

/** Tests only, through `shared-auth/testing`. */
export const setTransport = (replacement: Transport | null): void => {
  transport = replacement ?? axiosTransport;
};

/** The language in which the server writes its texts; the shell keeps it up to date. */
export const setApiLanguage = (locale: string): void => {
  language = locale;
};

/** The paths of the documents come with and without `api/` and leading slash (E52). */
const normalised = (path: string): string => path.replace(/^\/?(api\/)?/i, '');

function queryOf(query: Query | undefined): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query ?? {}).filter(
      ([, value]) => value !== undefined && value !== null && value !== '',
    ),
  );
}

function requestOf(
  method: Method,
  path: string,
  body: unknown,
  options: ApiOptions,
  responseType: 'json' | 'blob',
): ApiRequest {
  const headers: Record<string, string> = { 'Accept-Language': language, ...options.headers };
  if (options.idempotencyKey !== undefined) headers['Idempotency-Key'] = options.idempotencyKey;
  return {
    method,
    path: normalised(path),
    query: queryOf(options.query),
    body,
    headers,
    responseType,
    ...(options.atEdge === undefined ? {} : { atEdge: true }),
    ...(options.signal === undefined ? {} : { signal: options.signal }),
    ...(options.timeoutMs === undefined ? {} : { timeoutMs: options.timeoutMs }),
  };
}

/** A 401 means "not executed", so the one retry is safe for a POST too (SHELL-47, E27). */
async function send(request: ApiRequest): Promise<Answer> {
  const token = readAuth()?.token ?? null;
  if (token === null) return transport(request);
  const bearer = (value: string): ApiRequest => ({
    ...request,
    headers: { ...request.headers, Authorization: `Bearer ${value}` },
  });
  const answer = await transport(bearer(token));
  if (answer.status !== 401) return answer;
  const fresh = await freshToken(token, transport);
  return fresh === null ? answer : transport(bearer(fresh));
}

async function call<T>(
  method: Method,
  path: string,
  body: unknown,
  options: ApiOptions = {},
): Promise<Unwrapped<T>> {
  const request = requestOf(method, path, body, options, 'json');
  const first = takeFirstData(request);
  if (first !== undefined) return { data: first as T, info: null, code: null };
  return unwrap<T>(await send(request));
}

/**
 * The HTTP client of the product. Paths as the documents spell them (`Cart`, `Courses/View/12`).
 * Each call carries the session's token, refreshes it once on a 401, and gives the unwrapped
 * `data`; every failure is an `ApiError`, a warning with status 200 included.
 */
export const api = {
  get: async <T>(path: string, options?: ApiOptions): Promise<T> =>
    (await call<T>('GET', path, undefined, options)).data,
  post: async <T>(path: string, body?: unknown, options?: ApiOptions): Promise<T> =>
    (await call<T>('POST', path, body, options)).data,
  put: async <T>(path: string, body?: unknown, options?: ApiOptions): Promise<T> =>
    (await call<T>('PUT', path, body, options)).data,
  patch: async <T>(path: string, body?: unknown, options?: ApiOptions): Promise<T> =>
    (await call<T>('PATCH', path, body, options)).data,
  delete: async <T>(path: string, body?: unknown, options?: ApiOptions): Promise<T> =>
    (await call<T>('DELETE', path, body, options)).data,
  /** Where `Info` or `code` of a good answer matters too: `{ data, info, code }`. */
  postWithInfo: <T>(path: string, body?: unknown, options?: ApiOptions): Promise<Unwrapped<T>> =>
    call<T>('POST', path, body, options),
  putWithInfo: <T>(path: string, body?: unknown, options?: ApiOptions): Promise<Unwrapped<T>> =>
    call<T>('PUT', path, body, options),
  /**
   * The answer as it came, whatever its status; rejects only without one. For parts of shared-ui that are
   * given their transport (uploads: anything but 200 is an error there, EDIT-29).
   */
  raw: async ({ method, path, body, ...options }: RawRequest): Promise<Answer> =>
    send(requestOf(method, path, body, options, 'json')),
  /** A file sent as itself, not in the wrapped form. */
  blob: async (path: string, options: ApiOptions = {}): Promise<Blob> =>
    unwrap<Blob>(await send(requestOf('GET', path, undefined, options, 'blob'))).data,
};
