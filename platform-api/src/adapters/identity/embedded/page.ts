import { pageStyle } from './page-style.ts';
import type { Language } from './messages.ts';

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const logo =
  '<svg width="40" height="30" viewBox="0 0 40 30" aria-hidden="true"><path fill="#0E7C7B" d="M9 1.5H31L39 15 31 28.5H9L1 15Z"/><path d="M10.5 9.5 15 21 20 11.5 25 21 29.5 9.5" fill="none" stroke="#fff" stroke-width="3.4" stroke-linejoin="round" stroke-linecap="round"/><circle fill="#F0A229" cx="20" cy="6.4" r="2.3"/></svg>';

export type Page = {
  language: Language;
  /** The person's own choice in the product; without one the system's. */
  colorScheme: 'light' | 'dark' | null;
  nonce: string;
  title: string;
  /** HTML of the main part. */
  main: string;
};

/** A whole page in the product's look, without a script; its fonts are those of all embedded peers. */
export const renderPage = ({ language, colorScheme, nonce, title, main }: Page): string =>
  `<!doctype html>
<html lang="${language}"${colorScheme === null ? '' : ` data-color-scheme="${colorScheme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · WorkerBadge</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${pageStyle}</style>
</head>
<body>
<header><span class="logo">${logo}<b>WorkerBadge</b></span></header>
<main>
${main}
</main>
</body>
</html>`;

/** Nothing but our own style and forms. */
export const pagePolicy = (nonce: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; font-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
