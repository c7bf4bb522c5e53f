import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { previewPath } from '../../release/preview-link.ts';
import { refuse } from '../api/administrator.ts';
import { isFromElsewhere } from '../override/override.ts';
import { cookieOf } from '../page/visitor.ts';
import { languageOf } from '../refusals.ts';
import { setPreviewCookie } from './preview-cookie.ts';
import type { PreviewRefusal, Previews } from './previews.ts';

export type PreviewRoutesOptions = {
  previews: Previews;
  publicUrl: string;
  headers: Record<string, string>;
};

/**
 * `GET /_preview/<link>?to=/x/7` begins a preview in this browser and goes to a page, or says why not;
 * `DELETE /registry/preview` ends it.
 */
export async function previewRoutes(
  edge: FastifyInstance,
  { previews, publicUrl, headers }: PreviewRoutesOptions,
): Promise<void> {
  edge.addHook('onRequest', async (_request, reply) => {
    void reply.headers(headers).header('cache-control', 'no-store');
    // The address itself is the right to see it.
    void reply.header('referrer-policy', 'no-referrer');
  });

  edge.get(`${previewPath}:link`, async (request, reply) => {
    const { link } = request.params as { link: string };
    const { to } = request.query as { to?: string | string[] };
    if (!isOpenedByAPerson(request)) return refuse(request, reply, 403);
    const opened = await previews.open(link);
    if (opened.kind === 'refused') return sendRefusal(request, reply, opened.why);
    const seconds = Math.ceil((Date.parse(opened.preview.until) - Date.now()) / 1000);
    return setPreviewCookie(reply, { link, seconds }, publicUrl).redirect(
      pageOf(to, publicUrl),
      303,
    );
  });

  edge.delete('/registry/preview', async (request, reply) =>
    isFromElsewhere(request)
      ? refuse(request, reply, 403)
      : setPreviewCookie(reply, { link: '', seconds: 0 }, publicUrl).send({ data: null }),
  );
}

/** A picture or a frame of another page begins nothing: browsers say what they ask for. */
const isOpenedByAPerson = (request: FastifyRequest): boolean =>
  ['document', undefined].includes(request.headers['sec-fetch-dest']);

/** A page of ours, whatever the address says; the homepage where it names none. */
function pageOf(to: string | string[] | undefined, publicUrl: string): string {
  if (typeof to !== 'string' || !URL.canParse(to, publicUrl)) return '/';
  const url = new URL(to, publicUrl);
  // `//` would begin a host name.
  if (url.origin !== new URL(publicUrl).origin || url.pathname.startsWith('//')) return '/';
  return url.pathname.startsWith(previewPath) ? '/' : url.pathname + url.search + url.hash;
}

type Refusal = { status: number; it: string; en: string };

const refusals: Record<PreviewRefusal, Refusal> = {
  altered: {
    status: 403,
    it: 'Il link non è completo, o è stato modificato. Copialo di nuovo per intero.',
    en: 'The link is not complete, or it was changed. Copy the whole of it again.',
  },
  elsewhere: {
    status: 403,
    it: 'Il link è per un altro indirizzo di WorkerBadge.',
    en: 'The link is for another address of WorkerBadge.',
  },
  expired: {
    status: 410,
    it: 'Il link è scaduto. Chiedine uno nuovo a chi te lo ha mandato.',
    en: 'The link has expired. Ask whoever sent it for a new one.',
  },
  unknown: {
    status: 404,
    it: 'La versione di questo link non c’è più. Chiedine uno nuovo a chi te lo ha mandato.',
    en: 'The version of this link is no longer here. Ask whoever sent it for a new one.',
  },
  withdrawn: {
    status: 410,
    it: 'La versione di questo link è stata ritirata. Chiedine uno nuovo a chi te lo ha mandato.',
    en: 'The version of this link was withdrawn. Ask whoever sent it for a new one.',
  },
};

const words = {
  it: { title: 'Questa anteprima non si apre', home: 'Vai a WorkerBadge' },
  en: { title: 'This preview does not open', home: 'Go to WorkerBadge' },
};

function sendRefusal(request: FastifyRequest, reply: FastifyReply, why: PreviewRefusal) {
  const chosen = cookieOf(request, 'wb-language');
  const language = chosen === 'it' || chosen === 'en' ? chosen : languageOf(request);
  const { title, home } = words[language];
  const { status, ...text } = refusals[why];
  const nonce = randomBytes(16).toString('base64');
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title} · WorkerBadge</title>
<style nonce="${nonce}">html{background:Canvas}body{margin:0 auto;max-width:40rem;padding:2rem;font:1.125rem/1.5 system-ui,sans-serif}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text[language]}</p>
<p><a href="/">${home}</a></p>
</main>
</body>
</html>
`;
  return reply
    .code(status)
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    .header('vary', 'accept-language, cookie')
    .type('text/html; charset=utf-8')
    .send(html);
}
