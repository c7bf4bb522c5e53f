import type { FastifyInstance } from 'fastify';

/** Asks this installation within the process: its public address may not be reachable from here. Others do not exist. */
export const ownFetch =
  (app: FastifyInstance): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (url.origin !== new URL(app.platform.config.publicUrl).origin) {
      return new Response('', { status: 404 });
    }
    const body = await request.text();
    const answer = await app.inject({
      method: request.method as 'GET',
      url: `${url.pathname}${url.search}`,
      headers: { ...Object.fromEntries(request.headers), host: url.host },
      ...(body === '' ? {} : { payload: body }),
    });
    return new Response(answer.statusCode === 204 ? null : answer.body, {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type']) },
    });
  };
