import { request } from 'node:http';
import type { FastifyInstance, InjectOptions } from 'fastify';

/** Calls a server of another process in the way of `app.inject`, as far as the steps of tests use it. */
export function injectOverHttp(port: number): FastifyInstance {
  const inject = ({ url = '/', method = 'GET', headers = {}, payload }: InjectOptions) =>
    new Promise((resolve, reject) => {
      const isJson = payload !== undefined && typeof payload !== 'string';
      const body = isJson ? JSON.stringify(payload) : (payload ?? '');
      const call = request(
        {
          host: '127.0.0.1',
          port,
          method,
          path: typeof url === 'string' ? url : (url.pathname ?? '/'),
          headers: {
            ...(isJson ? { 'content-type': 'application/json' } : {}),
            ...(body === '' ? {} : { 'content-length': Buffer.byteLength(body) }),
            ...headers,
          },
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (chunk: string) => (text += chunk));
          response.on('error', reject);
          response.on('end', () =>
            resolve({
              statusCode: response.statusCode,
              headers: response.headers,
              body: text,
              json: () => JSON.parse(text) as unknown,
              cookies: (response.headers['set-cookie'] ?? []).map(parseCookie),
            }),
          );
        },
      );
      call.on('error', reject);
      call.end(body);
    });
  return { inject } as unknown as FastifyInstance;
}

function parseCookie(line: string) {
  const [pair = '', ...attributes] = line.split(/;\s*/);
  const named = new Map(
    attributes.map((text) => {
      const [key = '', value = ''] = text.split('=');
      return [key.toLowerCase(), value];
    }),
  );
  const maxAge = named.get('max-age');
  const expires = named.get('expires');
  return {
    name: pair.slice(0, pair.indexOf('=')),
    value: pair.slice(pair.indexOf('=') + 1),
    ...(named.has('path') ? { path: named.get('path') } : {}),
    ...(expires === undefined ? {} : { expires: new Date(expires) }),
    ...(maxAge === undefined ? {} : { maxAge: Number(maxAge) }),
  };
}
