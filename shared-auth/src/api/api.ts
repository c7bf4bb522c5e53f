import type { AxiosRequestConfig } from 'axios';
import { answerOf, send, type Method } from './client.ts';
import { unwrap, type Answer, type Unwrapped } from './envelope.ts';
import type { AnswerOf, Arguments, CallOptions, PathsOf, Verb } from './endpoints.ts';
import { filled } from './call-address.ts';
import { takeFirstData } from './first-data.ts';

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

/** The paths of the documents come with and without `api/` and leading slash (E52). */
const normalised = (path: string): string => path.replace(/^\/?(api\/)?/i, '');

function queryOf(query: Query | undefined): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query ?? {}).filter(
      ([, value]) => value !== undefined && value !== null && value !== '',
    ),
  );
}

function configOf(request: Request) {
  const { method, path, places, query, body, idempotencyKey, headers } = request;
  const { atEdge, signal, timeoutMs, outlivesPage } = request;
  return {
    method,
    url: normalised(filled(path, places)),
    params: queryOf(query),
    headers: { ...headers, ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
    ...(body === undefined ? {} : { data: body }),
    ...(atEdge && { baseURL: '/', isOfAnyRole: true }),
    ...(signal && { signal }),
    ...(timeoutMs === undefined ? {} : { timeout: timeoutMs }),
    ...(outlivesPage && { outlivesPage }),
  } satisfies AxiosRequestConfig;
}

async function call<T>(request: Request): Promise<Unwrapped<T>> {
  const config = configOf(request);
  const first = takeFirstData(config);
  if (first !== undefined) return { data: first as T, info: null, code: null };
  return unwrap<T>(answerOf(await send(config)));
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
 * body and answer are those of the server's contract. A call gives the unwrapped `data`; its token, the
 * refresh on a 401 and its errors are the interceptors' (`client.ts`).
 */
export const api = {
  get: dataOf<'get'>('GET'),
  post: dataOf<'post'>('POST'),
  put: dataOf<'put'>('PUT'),
  patch: dataOf<'patch'>('PATCH'),
  delete: dataOf<'delete'>('DELETE'),
  /** Where `Info` or `code` of a good answer matters too: `{ data, info, code }`. */
  postWithInfo,
  /**
   * The answer as it came, whatever its status; rejects only without one. For parts of shared-ui that are
   * given their transport (uploads: anything but 200 is an error there, EDIT-29).
   */
  raw: async (request: RawRequest): Promise<Answer> =>
    answerOf(await send({ ...configOf(request), isRaw: true })),
  /** A file sent as itself, not in the wrapped form. */
  blob: async (
    path: PathsOf<'get'>,
    {
      path: places,
      ...options
    }: CallOptions & { path?: Record<string, unknown>; query?: Query } = {},
  ): Promise<Blob> => {
    const config = configOf({ ...options, method: 'GET', path, places });
    return (await send<Blob>({ ...config, responseType: 'blob' })).data;
  },
};

/** A call of the edge in front (`registry/health`), whose addresses are not of the server's contract. */
export const callEdge = async <T>(
  method: Method,
  path: string,
  options: CallOptions & { body?: unknown } = {},
): Promise<T> => (await call<T>({ ...options, method, path, atEdge: true })).data;

/**
 * A call of the API of a remote's own team (`backend` in its remote.config.ts):
 * `callBackend('mf-jobs', 'GET', '/offers')`. Its answers are in nobody's contract: check them.
 */
export const callBackend = async (
  remote: `mf-${string}`,
  method: Method,
  path: `/${string}`,
  options: CallOptions & { query?: Query; body?: unknown } = {},
): Promise<unknown> => (await call({ ...options, method, path: `/api/ext/${remote}${path}` })).data;
