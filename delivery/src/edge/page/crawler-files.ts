import type { Registry } from 'contracts';
import type { FastifyInstance } from 'fastify';
import type { ApiClient } from '../api/api-client.ts';
import { escapeHtml } from './escape-html.ts';
import { publicRoutes } from './page-meta.ts';

type Options = {
  state: () => Promise<{ registry: Registry | null }>;
  publicUrl: string;
  api: ApiClient;
  headers: Record<string, string>;
};

/** The protocol's own limit for one file. */
const MAX_ADDRESSES = 50_000;
const TIME_OUT_MS = 5000;

/** `robots.txt` and `sitemap.xml`: what of the product search engines should know, by the registry alone. */
export async function crawlerFiles(edge: FastifyInstance, options: Options): Promise<void> {
  const { state, publicUrl, api, headers } = options;
  const cached = { ...headers, 'cache-control': 'public, max-age=3600' };

  edge.get('/robots.txt', async (_request, reply) =>
    reply
      .headers(cached)
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /dev/\n\nSitemap: ${new URL('/sitemap.xml', publicUrl).href}\n`,
      ),
  );

  edge.get('/sitemap.xml', async (_request, reply) => {
    const { registry } = await state();
    const addresses: { path: string; date?: string }[] = [];
    for (const { path, match, meta } of publicRoutes(registry)) {
      if (match === 'exact') addresses.push({ path });
      if (meta?.sitemap === undefined) continue;
      for (const { id, date } of await listed(api, `/api/${meta.sitemap}`)) {
        addresses.push({ path: `${path}${encodeURIComponent(id)}`, ...(date ? { date } : {}) });
      }
    }
    const urls = addresses.slice(0, MAX_ADDRESSES).map(({ path, date }) => {
      const changed = date === undefined ? '' : `<lastmod>${escapeHtml(date)}</lastmod>`;
      return `<url><loc>${escapeHtml(new URL(path, publicUrl).href)}</loc>${changed}</url>`;
    });
    return reply
      .headers(cached)
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
      );
  });
}

/** @throws when the API does not answer: an empty list would take every course out of the search engines. */
async function listed(
  api: ApiClient,
  path: string,
): Promise<{ id: string | number; date?: string | null }[]> {
  const answer = await api.fetch(path, { signal: AbortSignal.timeout(TIME_OUT_MS) });
  if (!answer.ok) throw new Error(`${answer.status} from ${path}`);
  const { data } = (await answer.json()) as { data: { id: string | number; date?: string }[] };
  return data;
}
