import { AxiosError, type AxiosAdapter, type AxiosResponse } from 'axios';
import { client, type Method } from './client.ts';

export type SentRequest = {
  method: Method;
  /** Below the API base, without a leading slash: `Cart`, `Courses/View/12`. */
  path: string;
  query: Record<string, unknown>;
  body: unknown;
  headers: Record<string, string>;
};

type SentAnswer = {
  status: number;
  statusText?: string;
  headers?: Record<string, string>;
  body: unknown;
};

const realAdapter = client.defaults.adapter ?? 'xhr';

/**
 * Answers what the client sends, behind its interceptors; null: the real network again. For tests, and for
 * the shell's first paint, which reads answers that it was given.
 */
export function answerRequests(
  answer: ((request: SentRequest) => Promise<SentAnswer>) | null,
): void {
  if (answer === null) client.defaults.adapter = realAdapter;
  else client.defaults.adapter = adapterOf(answer);
}

const adapterOf =
  (answer: (request: SentRequest) => Promise<SentAnswer>): AxiosAdapter =>
  async (config) => {
    const {
      status,
      statusText = '',
      headers = {},
      body,
    } = await answer({
      method: (config.method ?? 'get').toUpperCase() as Method,
      path: config.url ?? '',
      query: (config.params ?? {}) as Record<string, unknown>,
      body: typeof config.data === 'string' ? (JSON.parse(config.data) as unknown) : config.data,
      headers: config.headers.toJSON() as Record<string, string>,
    });
    const response: AxiosResponse = { status, statusText, headers, data: body, config };
    if (config.validateStatus?.(status) !== false) return response;
    throw new AxiosError(`status ${status}`, undefined, config, undefined, response);
  };
