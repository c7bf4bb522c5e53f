import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { pdfFont } from '../pdf/fonts.ts';

/** Text that is safe between tags and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A page of an embedded peer: no script at all, one stylesheet of our own. */
export function devPage(page: { language: 'it' | 'en'; title: string; body: string }): string {
  return `<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(page.title)} | WorkerBadge</title>
<link rel="stylesheet" href="/dev/pages/style.css">
</head>
<body>
<header class="top"><span class="logo"><svg viewBox="0 0 40 30" width="40" height="30" aria-hidden="true"><path class="mark" d="M9 1.5H31L39 15 31 28.5H9L1 15Z"/><path class="letter" d="M10.5 9.5 15 21 20 11.5 25 21 29.5 9.5"/><circle class="disc" cx="20" cy="6.4" r="2.3"/></svg>WorkerBadge</span></header>
<main>
${page.body}
</main>
</body>
</html>
`;
}

/** Sends a page with a policy that lets nothing run. */
export const sendPage = (reply: FastifyReply, html: string, status = 200): FastifyReply =>
  reply
    .code(status)
    .headers({
      'content-security-policy':
        "default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(html);

/** Stylesheet and fonts of the embedded peers' pages. */
export async function devPageAssets(app: FastifyInstance): Promise<void> {
  const serve = (url: string, content: Buffer, type: string) => {
    app.route({
      method: 'GET',
      url,
      config: { access: { public: true } },
      schema: { hide: true },
      handler: async (_request, reply) =>
        reply.type(type).header('cache-control', 'max-age=3600').send(content),
    });
  };
  const style = readFileSync(join(import.meta.dirname, 'style.css'));
  serve('/dev/pages/style.css', style, 'text/css; charset=utf-8');
  for (const weight of ['regular', 'bold'] as const) {
    serve(`/dev/pages/${weight}.ttf`, pdfFont(weight), 'font/ttf');
  }
}
