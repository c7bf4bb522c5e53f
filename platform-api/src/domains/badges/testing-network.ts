import type { FastifyInstance } from 'fastify';

/**
 * The internet as a verifier of somebody else finds it: hosts of these applications, and the schema that the
 * credentials name. Every other address is not there.
 * @returns what was asked for, and how to leave it
 */
export function stubbedInternet(hosts: () => Record<string, FastifyInstance>) {
  const { fetch } = globalThis;
  const asked: string[] = [];
  globalThis.fetch = async (input) => {
    const url = new URL(input instanceof Request ? input.url : input);
    asked.push(url.href);
    const app = hosts()[url.host];
    if (app !== undefined) {
      const answer = await app.inject({
        url: url.pathname + url.search,
        headers: { host: url.host },
      });
      return new Response(answer.body, {
        status: answer.statusCode,
        headers: { 'content-type': String(answer.headers['content-type']) },
      });
    }
    return url.host === 'purl.imsglobal.org'
      ? Response.json({})
      : new Response('', { status: 404 });
  };
  return {
    asked,
    leave: () => {
      globalThis.fetch = fetch;
    },
  };
}
