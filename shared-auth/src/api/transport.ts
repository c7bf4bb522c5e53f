import { create, isAxiosError, isCancel } from 'axios';
import { apiError } from './api-error.ts';
import type { Answer } from './envelope.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type ApiRequest = {
  method: Method;
  /** Below the API base, without a leading slash: `Cart`, `Courses/View/12`. */
  path: string;
  query: Record<string, unknown>;
  body: unknown;
  headers: Record<string, string>;
  signal?: AbortSignal;
  responseType: 'json' | 'blob';
  /** Below the root of the site in place of the API base. */
  atEdge?: true;
  timeoutMs?: number;
};

/** Sends one request and brings the answer whatever its status; throws only without an answer. */
export type Transport = (request: ApiRequest) => Promise<Answer>;

export const apiBase = '/api';

const client = create({
  baseURL: apiBase,
  timeout: 30_000,
  validateStatus: () => true,
  // Arrays as `categoria=1&categoria=2`, the way the server reads them.
  paramsSerializer: { indexes: null },
});

export const axiosTransport: Transport = async (request) => {
  try {
    const answer = await client.request<unknown>({
      method: request.method,
      url: request.path,
      ...(request.atEdge === undefined ? {} : { baseURL: '/' }),
      params: request.query,
      headers: request.headers,
      responseType: request.responseType,
      ...(request.body === undefined ? {} : { data: request.body }),
      ...(request.signal === undefined ? {} : { signal: request.signal }),
      ...(request.timeoutMs === undefined ? {} : { timeout: request.timeoutMs }),
    });
    return {
      status: answer.status,
      statusText: answer.statusText,
      header: (name) => {
        const value: unknown = answer.headers[name.toLowerCase()];
        return typeof value === 'string' ? value : null;
      },
      body: await readable(answer.data),
    };
  } catch (error) {
    if (isCancel(error)) throw apiError({ kind: 'aborted', cause: error });
    const isTimeout =
      isAxiosError(error) && (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT');
    throw apiError({
      kind: isTimeout ? 'timeout' : 'network',
      message: error instanceof Error ? error.message : 'network',
      cause: error,
    });
  }
};

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
