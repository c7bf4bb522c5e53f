import type { FastifyInstance, InjectOptions } from 'fastify';

/** A visitor with cookies and without JavaScript: follows what a person would click. */
export function testBrowser(app: FastifyInstance) {
  const cookies = new Map<string, { value: string; path: string }>();
  return {
    async send(request: InjectOptions & { url: string }) {
      const { pathname, search } = new URL(request.url, 'http://localhost:8080');
      const sent = [...cookies].filter(([, { path }]) => pathname.startsWith(path));
      const answer = await app.inject({
        ...request,
        url: `${pathname}${search}`,
        headers: {
          host: 'localhost:8080',
          ...request.headers,
          ...(sent.length > 0
            ? { cookie: sent.map(([name, { value }]) => `${name}=${value}`).join('; ') }
            : {}),
        },
      });
      for (const { name, value, path = '/', expires, maxAge } of answer.cookies) {
        const isGone = maxAge === 0 || (expires !== undefined && expires.getTime() < Date.now());
        if (isGone || value === '') cookies.delete(name);
        else cookies.set(name, { value, path });
      }
      return answer;
    },
    forget: (name: string) => cookies.delete(name),
    has: (name: string) => cookies.has(name),
  };
}

export type TestBrowser = ReturnType<typeof testBrowser>;
