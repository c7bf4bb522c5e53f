import { colorTokens } from 'shared-ui/tokens';

const used = {
  paper: 'background.surface',
  sunken: 'background.sunken',
  band: 'background.band',
  text: 'text.primary',
  second: 'text.secondary',
  third: 'text.tertiary',
  onBand: 'text.onBand',
  onBandMuted: 'text.onBandMuted',
  line: 'border.subtle',
  primary: 'primary.main',
  contrast: 'primary.contrast',
  lozenge: 'illustration.teal',
  disc: 'reward.onBand',
} as const satisfies Record<string, keyof typeof colorTokens>;

const colors = (scheme: 'light' | 'dark') =>
  Object.entries(used)
    .map(([name, token]) => `--${name}:${colorTokens[token][scheme]}`)
    .join(';');

const heading = `"Bricolage Grotesque Variable","WB Heading Fallback","WB Heading Fallback Wide",sans-serif`;
const body = `"Hanken Grotesk Variable","WB Body Fallback","WB Body Fallback Wide",system-ui,sans-serif`;
const id = '#first-paint';

/**
 * The style of the first paint, with the places and sizes of the application's own components (bar 60 and
 * 72 high, content 1200 wide, breakpoints 600 and 900): nothing moves when they take over.
 */
export const firstPaintStyle = [
  // The application draws below the screen and comes up when what stands here is taken away. A transform moves
  // no part of it (no layout shift); and what was painted out of sight is not painted anew when it is seen, so
  // that the largest paint is the one that people waited for: this HTML.
  `${id}+#root{position:absolute;inset:0 0 auto;height:100vh;overflow:hidden;transform:translateY(100vh)}`,
  `${id}{${colors('light')};min-height:100vh;color:var(--text);font:1rem/1.55 ${body};-webkit-font-smoothing:antialiased}`,
  `@media(prefers-color-scheme:dark){:root:not([data-color-scheme=light]) ${id}{${colors('dark')}}}`,
  `:root[data-color-scheme=dark] ${id}{${colors('dark')}}`,
  `${id} *{box-sizing:border-box;margin:0;padding:0}`,
  `${id} a{color:inherit;text-decoration:none}`,
  `${id} ul{list-style:none}`,
  `${id} .wide{width:100%;max-width:1248px;margin-inline:auto;padding-inline:16px}`,
  `${id} header{background:var(--paper);border-bottom:1px solid var(--line)}`,
  `${id} header .wide{display:flex;align-items:center;height:60px;gap:8px;padding-left:57px}`,
  `${id} .logo{display:inline-flex;align-items:center;gap:10px;font:1.25rem/1.2 ${heading};letter-spacing:-.03em}`,
  `${id} .logo b{font-weight:750}`,
  `${id} .lozenge{fill:var(--lozenge)}${id} .disc{fill:var(--disc)}`,
  `${id} nav{margin-left:20px;font-weight:600;font-size:.9375rem;color:var(--second)}`,
  `${id} .login{margin-left:auto;padding:11px 20px;border-radius:10px;background:var(--primary);color:var(--contrast);font-weight:650;font-size:.9375rem;line-height:1.2}`,
  `${id} h1{font:700 clamp(1.875rem,1.5rem + 1.5vw,2.75rem)/1.1 ${heading};letter-spacing:-.022em;text-wrap:balance}`,
  `${id} .hero{background:var(--band);color:var(--onBand)}`,
  `${id} .hero h1{font-weight:750;font-size:clamp(2.5rem,1.6rem + 3.6vw,4.5rem);line-height:1;letter-spacing:-.035em}`,
  `${id} .words{display:grid;align-content:center;gap:24px;padding-block:48px}`,
  `${id} .words p,${id} .lead{font-size:clamp(1.0625rem,1rem + .35vw,1.25rem);line-height:1.5;text-wrap:pretty}`,
  `${id} .words p{color:var(--onBandMuted)}`,
  `${id} .actions{display:flex;flex-wrap:wrap;gap:12px;margin-top:8px}`,
  `${id} .actions a{display:inline-flex;align-items:center;min-height:52px;padding:0 20px;border:1.5px solid var(--onBandMuted);border-radius:10px;font-weight:650;font-size:.9375rem;gap:8px}`,
  `${id} .actions svg{width:20px;height:20px;fill:currentColor}`,
  `${id} .actions a:first-child{background:var(--onBand);border-color:var(--onBand);color:var(--band)}`,
  `${id} .list{padding-top:24px}`,
  `${id} .crumbs{display:flex;gap:8px;min-height:24px;align-items:center;font-size:.875rem;color:var(--second);margin-bottom:12px}`,
  `${id} .lead{max-width:64ch;min-height:1.5em;margin-top:8px;color:var(--second)}`,
  `${id} .cards{display:grid;gap:32px 24px;padding-top:48px;grid-template-columns:minmax(0,1fr)}`,
  `${id} .cover{display:block;aspect-ratio:16/9;overflow:hidden;border-radius:16px;background:var(--sunken)}`,
  `${id} .cover>*{display:block;width:100%;height:100%;object-fit:cover}`,
  `${id} .category{margin-top:14px;min-height:22px;font-size:.8125rem;font-weight:600;color:var(--third)}`,
  `${id} h2{font:650 1.1875rem/1.2 ${heading};letter-spacing:-.01em;margin-top:6px;min-height:2.4em;text-wrap:pretty;display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden}`,
  `${id} .by{font-size:.875rem;margin-top:6px;min-height:1.55em;color:var(--second)}`,
  `${id} .price{display:flex;align-items:center;min-height:52px;margin-top:12px;border-top:1px solid var(--line);font:700 1.0625rem/1.55 ${heading}}`,
  `@media(min-width:600px){${id} .cards{grid-template-columns:repeat(2,minmax(0,1fr))}}`,
  // The mosaic of the hero stands below the words; the claims before the row.
  `@media(max-width:899.95px){${id} nav,${id} .login{display:none}${id} .hero::after{content:"";display:block;aspect-ratio:16/13}${id} .under-hero{padding-top:600px}${id} .under-list{padding-top:115px}}`,
  // The sentence of a list is counted by the application: on phones it takes two lines.
  `@media(max-width:599.95px){${id} .lead{min-height:3em}${id} .under-list{padding-top:89px}}`,
  `@media(min-width:900px){${id} .wide{padding-inline:24px}${id} header .wide{height:72px;gap:16px;padding-left:24px}${id} .words{width:560px;max-width:100%;min-height:600px;padding-block:64px}${id} .list{padding-top:32px}${id} .cards{grid-template-columns:repeat(3,minmax(0,1fr))}${id} .under-list{padding:88px 24px 0 calc(24px + 272px)}${id} .under-hero{padding-top:358px}}`,
  `@media(min-width:1200px){${id} .under-list{padding-left:calc(24px + 312px)}}`,
].join('');
