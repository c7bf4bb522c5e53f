import { freshToken } from '../session/refresh.ts';
import { readAuth } from '../session/session-store.ts';
import { unwrap, type Answer, type Unwrapped } from './envelope.ts';
import type { AnswerOf, Arguments, CallOptions, PathsOf, Verb } from './endpoints.ts';
import { takeFirstData } from './first-data.ts';
import { axiosTransport, type ApiRequest, type Method, type Transport } from './transport.ts';

type Query = Record<string, unknown>;

type Request = CallOptions & {
  method: Method;
  /** With its `{places}`, or an address of the edge. */
  path: string;
  places?: Record<string, unknown> | undefined;
  query?: Query | undefined;
  body?: unknown;
  /** The edge's own address (`registry/health`), not one of the API. */
  atEdge?: true;
};

/** A request whose answer is wanted as it came. */
export type RawRequest = Omit<CallOptions, 'idempotencyKey'> & {
  method: Method;
  path: string;
  query?: Query | undefined;
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

/** Puts the values into the `{places}` of a path. */
const filled = (path: string, places: Record<string, unknown> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(places[name])));

function requestOf(request: Request, responseType: 'json' | 'blob'): ApiRequest {
  const { method, path, places, query, body, idempotencyKey, headers: more } = request;
  const { atEdge, signal, timeoutMs } = request;
  const headers: Record<string, string> = { 'Accept-Language': language, ...more };
  if (idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey;
  return {
    method,
    path: normalised(filled(path, places)),
    query: queryOf(query),
    body,
    headers,
    responseType,
    ...(atEdge === undefined ? {} : { atEdge }),
    ...(signal === undefined ? {} : { signal }),
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
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

async function call<T>(given: Request): Promise<Unwrapped<T>> {
  const request = requestOf(given, 'json');
  const first = takeFirstData(request);
  if (first !== undefined) return { data: first as T, info: null, code: null };
  return unwrap<T>(await send(request));
}

type Parts = CallOptions & { path?: Record<string, unknown>; query?: Query; body?: unknown };

/** One verb of the client. The types of the contract end here: behind it a request is data. */
const verb =
  <V extends Verb>(method: Method) =>
  async <P extends PathsOf<V>>(
    path: P,
    ...[options]: Arguments<P, V>
  ): Promise<Unwrapped<AnswerOf<P, V>>> => {
    const { path: places, ...rest }: Parts = options ?? {};
    return call({ ...rest, method, path, places });
  };

const postWithInfo = verb<'post'>('POST');
const dataOf =
  <V extends Verb>(method: Method) =>
  async <P extends PathsOf<V>>(path: P, ...rest: Arguments<P, V>): Promise<AnswerOf<P, V>> =>
    (await verb<V>(method)(path, ...rest)).data;

/**
 * The HTTP client of the product: `api.get('/api/Courses/View/{id}', { path: { id } })`. Path, query,
 * body and answer are those of the server's contract. Each call carries the session's token, refreshes
 * it once on a 401, and gives the unwrapped `data`; every failure is an `ApiError`, a warning with
 * status 200 included.
 */
export const api = {
  get: dataOf<'get'>('GET'),
  post: dataOf<'post'>('POST'),
  put: dataOf<'put'>('PUT'),
  delete: dataOf<'delete'>('DELETE'),
  /** Where `Info` or `code` of a good answer matters too: `{ data, info, code }`. */
  postWithInfo,
  /**
   * The answer as it came, whatever its status; rejects only without one. For parts of shared-ui that are
   * given their transport (uploads: anything but 200 is an error there, EDIT-29).
   */
  raw: async (request: RawRequest): Promise<Answer> => send(requestOf(request, 'json')),
  /** A file sent as itself, not in the wrapped form. */
  blob: async (path: PathsOf<'get'>, options: CallOptions = {}): Promise<Blob> =>
    unwrap<Blob>(await send(requestOf({ ...options, method: 'GET', path }, 'blob'))).data,
};

/** A call of the edge in front (`registry/health`), whose addresses are not of the server's contract. */
export const callEdge = async <T>(
  method: Method,
  path: string,
  options: CallOptions & { body?: unknown } = {},
): Promise<T> => (await call<T>({ ...options, method, path, atEdge: true })).data;
