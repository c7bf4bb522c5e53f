import type { Language, Registry } from 'contracts';
import type { ShellFiles } from '../../webpack/documents/entry-files-plugin.ts';
import type { ShellIntegrity, ShellStyles } from '../served-shell.ts';
import type { Preview } from '../preview/previews.ts';
import { escapeHtml, scriptJson } from './escape-html.ts';
import type { PageMeta } from './page-meta.ts';
import type { PreloadedScript } from './remote-preloads.ts';
import { waitingFrame, waitingFrameStyle } from './waiting-frame.ts';

export type Page = {
  nonce: string;
  language: Language;
  /** Chosen by the user; undefined follows the system. */
  colorScheme: 'light' | 'dark' | undefined;
  /** Absolute address of this page. */
  url: string;
  meta: PageMeta;
  /** Folder of the shell's release, ends in `/`. */
  shellBase: string;
  shell: ShellFiles;
  /** Null where files may change under their names, and for a shell that does not know it. */
  shellIntegrity: ShellIntegrity | null;
  shellStyles: ShellStyles;
  /** Null where `registryHref` names it instead. */
  registry: Registry | null;
  registryHref?: string;
  publicKey: string;
  /** What this document may do that others may not: `documentRights`. */
  rights: string;
  /** Of the page's release; runs as soon as it is there. What is not for it or the shell waits until it says so. */
  scriptAhead: PreloadedScript | null;
  /** Scripts of the shell's own page at this address; relative to the release's folder. */
  shellScripts: string[];
  /** Remote files that this page will ask for; absolute paths. */
  remoteScripts: PreloadedScript[];
  remoteDocuments: string[];
  /** Of pages that may be opened next by their address; absolute paths. The browser brings them when it has nothing else to do. */
  scriptsForLater: string[];
  /** The page until the application has drawn it; null where its release paints nothing. */
  firstPaint: { html: string; styles: string } | null;
  /** Answers of the API that the page would ask for first. */
  firstData: FirstData[];
  /** Stored releases in place of what is served, in this browser. */
  preview?: Preview;
  /** `mf-x@http://localhost:4100`: a developer's own remote, in this browser. */
  override?: string;
  /** Watch mode only. */
  reloadScript?: string;
};

/** An answer of the API under the address of its call. */
export type FirstData = {
  call: string;
  data: unknown;
};

/** A page in the order in which it is sent. */
export type PageParts = {
  /** Enough to ask for everything. */
  first: string;
  /** Enough to paint. */
  seen: string;
  /** Data for the application. */
  behind: string;
};

/**
 * The HTML of every address. The shell reads from it:
 * `<meta name="csp-nonce">` (for emotion), `<script type="application/json" id="registry">`,
 * `<meta name="registry-key">`, `<meta name="document-rights">`, `<meta name="shell-integrity">`, `<html lang data-color-scheme>`, `<script id="first-data">` and `<script id="preview">` where there is one;
 * it mounts in `#root`, where a frame waits for it, and takes `#first-paint` away when it has drawn the page; until then `#root` is out of
 * sight, and out of reach of keys and screen readers.
 */
export function renderPage(page: Page): PageParts {
  const { meta, nonce, shellBase, shell } = page;
  const own = (file: string) => escapeHtml(shellBase + file);
  const hash = (file: string) => {
    const known = page.shellIntegrity?.files[file];
    return known === undefined ? '' : ` integrity="${known}"`;
  };
  const title = escapeHtml(meta.title);
  const description = escapeHtml(meta.description);
  // `shared-ui/remote/ahead` turns the one into the other. On a slow network they would share it with what is seen first.
  // What the shell fetches itself does not wait: turned later it would come twice.
  const preload = page.scriptAhead === null ? 'preload' : 'later';
  const scheme = page.colorScheme ? ` data-color-scheme="${page.colorScheme}"` : '';
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    '<meta property="og:site_name" content="WorkerBadge">',
    '<meta property="og:type" content="website">',
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${escapeHtml(page.url)}">`,
    `<meta property="og:locale" content="${page.language === 'it' ? 'it_IT' : 'en_US'}">`,
    ...(meta.image
      ? [
          `<meta property="og:image" content="${escapeHtml(meta.image)}">`,
          '<meta name="twitter:card" content="summary_large_image">',
        ]
      : ['<meta name="twitter:card" content="summary">']),
    meta.indexed
      ? `<link rel="canonical" href="${escapeHtml(page.url)}">`
      : '<meta name="robots" content="noindex">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" content="#f5f8f7" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#08141d" media="(prefers-color-scheme: dark)">',
    `<meta name="csp-nonce" content="${nonce}">`,
    `<meta name="registry-key" content="${page.publicKey}">`,
    `<meta name="document-rights" content="${escapeHtml(page.rights)}">`,
    ...(page.shellIntegrity
      ? [
          `<meta name="shell-integrity" content="${own('integrity.json')} ${page.shellIntegrity.table}">`,
        ]
      : []),
    ...(page.override ? [`<meta name="override" content="${escapeHtml(page.override)}">`] : []),
    ...(page.scriptAhead ? [scriptElement(page.scriptAhead)] : []),
    // A first paint is read in them. What scripts draw comes sooner without, by half a second on a slow network: they
    // have 110 kB. Until they are there, faces of this machine with the same widths stand in.
    ...(page.firstPaint ? shell.fonts : []).map(
      (font) =>
        `<link rel="preload" href="${own(font)}" as="font" type="font/woff2" crossorigin="anonymous">`,
    ),
    ...shell.styles
      .filter((style) => page.shellStyles[style] === undefined)
      .map((style) => `<link rel="stylesheet" href="${own(style)}">`),
    ...shell.scripts.map(
      (script) =>
        `<script defer src="${own(script)}" crossorigin="anonymous"${hash(script)}></script>`,
    ),
    ...(shell.again
      ? [`<script defer src="${own(shell.again)}" fetchpriority="low"></script>`]
      : []),
    // Without CORS, as webpack and the federation runtime load them: another mode would fetch them twice.
    ...[...shell.preloads, ...page.shellScripts].map(
      (file) => `<link rel="preload" href="${own(file)}" as="script"${hash(file)}>`,
    ),
    ...page.remoteDocuments.map(
      (file) =>
        `<link rel="preload" href="${escapeHtml(file)}" as="fetch" crossorigin="anonymous">`,
    ),
    ...page.remoteScripts.map(
      ({ href, integrity }) =>
        `<link rel="${preload}" href="${escapeHtml(href)}" as="script"${integrity ? ` integrity="${integrity}"` : ''}>`,
    ),
    // After everything that is needed to paint.
    ...(page.registryHref
      ? [
          `<link rel="preload" href="${escapeHtml(page.registryHref)}" as="fetch" crossorigin="anonymous" fetchpriority="low">`,
        ]
      : []),
    ...page.scriptsForLater.map(
      (href) => `<link rel="prefetch" href="${escapeHtml(href)}" as="script">`,
    ),
    ...(page.reloadScript ? [`<script defer src="${page.reloadScript}"></script>`] : []),
    ...(shell.icon ? [`<link rel="icon" href="${own(shell.icon)}" type="image/svg+xml">`] : []),
  ];
  const styles = [
    // Under the name by which the runtime of webpack looks for what is there already.
    ...shell.styles.flatMap((style) => {
      const text = page.shellStyles[style];
      return text === undefined
        ? []
        : [`<style nonce="${nonce}" data-href="${escapeHtml(style)}">${text}</style>`];
    }),
    `<style nonce="${nonce}">${ground}${page.firstPaint ? outOfSight + page.firstPaint.styles : waitingFrameStyle}</style>`,
    ...(meta.jsonLd
      ? [`<script type="application/ld+json">${scriptJson(meta.jsonLd)}</script>`]
      : []),
  ];
  const data = [
    `<script type="application/json" id="registry">${scriptJson(page.registry)}</script>`,
    ...(page.preview
      ? [`<script type="application/json" id="preview">${scriptJson(page.preview)}</script>`]
      : []),
    ...(page.firstData.length > 0
      ? [`<script type="application/json" id="first-data">${scriptJson(page.firstData)}</script>`]
      : []),
  ];
  const noScript =
    page.language === 'it'
      ? 'WorkerBadge ha bisogno di JavaScript per funzionare.'
      : 'WorkerBadge needs JavaScript to work.';
  const first = `<!doctype html>
<html lang="${page.language}"${scheme}>
<head>
${head.join('\n')}
`;
  const seen = `${styles.join('\n')}
</head>
<body>
<noscript>${noScript}</noscript>
${page.firstPaint ? `<div id="first-paint">${page.firstPaint.html}</div><div id="root" inert aria-hidden="true"></div>` : `<div id="root">${waitingFrame}</div>`}
`;
  return { first, seen, behind: `${data.join('\n')}\n</body>\n</html>\n` };
}

const scriptElement = ({ href, integrity }: PreloadedScript): string =>
  `<script async fetchpriority="high" src="${escapeHtml(href)}"${integrity ? ` integrity="${integrity}"` : ''}></script>`;

/**
 * The application draws below the screen and comes up when the first paint is taken away. A transform moves
 * no part of it (no layout shift); and what was painted out of sight is not painted again when it is seen, so
 * that the largest paint is the one that people waited for.
 */
const outOfSight =
  '#first-paint{min-height:100vh}#first-paint+#root{position:absolute;inset:0 0 auto;height:100vh;overflow:hidden;transform:translateY(100vh)}';

/** The page's ground (background.canvas of the theme) before the theme is there: a dark screen does not flash. */
const ground = [
  ':root{color-scheme:light dark;background:#f5f8f7}',
  '@media(prefers-color-scheme:dark){:root:not([data-color-scheme=light]){background:#08141d}}',
  ':root[data-color-scheme=dark]{background:#08141d;color-scheme:dark}',
  ':root[data-color-scheme=light]{color-scheme:light}',
  'body{margin:0}',
].join('');
