import { colorTokens } from 'shared-ui/tokens';

const used = {
  paper: 'background.surface',
  sunken: 'background.sunken',
  line: 'border.subtle',
  text: 'text.primary',
  lozenge: 'illustration.teal',
  disc: 'reward.onBand',
} as const satisfies Record<string, keyof typeof colorTokens>;

const colors = (scheme: 'light' | 'dark') =>
  Object.entries(used)
    .map(([name, token]) => `--${name}:${colorTokens[token][scheme]}`)
    .join(';');

const logo = `<svg width="40" height="30" viewBox="0 0 40 30" aria-hidden="true"><path class="lozenge" d="M9 1.5H31L39 15 31 28.5H9L1 15Z"/><path d="M10.5 9.5 15 21 20 11.5 25 21 29.5 9.5" fill="none" stroke="#fff" stroke-width="3.4" stroke-linejoin="round" stroke-linecap="round"/><circle class="disc" cx="20" cy="6.4" r="2.3"/></svg>`;

/**
 * What stands in `#root` until the application draws: the bar, which all frames share below 1200 px, and the
 * skeleton of a page. A page that nothing else paints is not blank meanwhile (on a slow phone for seconds).
 * React empties the container when it draws first.
 */
export const waitingFrame = `<div id="waiting" aria-hidden="true"><header>${logo}<b>WorkerBadge</b></header><i></i><i></i><i></i><i></i><i></i></div>`;

const id = '#waiting';

/** Places and sizes of the shell's bar and of PageSkeleton. In no font that would have to be fetched for its one word. */
export const waitingFrameStyle = [
  `${id}{${colors('light')};min-height:100vh;color:var(--text)}`,
  `@media(prefers-color-scheme:dark){:root:not([data-color-scheme=light]) ${id}{${colors('dark')}}}`,
  `:root[data-color-scheme=dark] ${id}{${colors('dark')}}`,
  `${id} header{box-sizing:border-box;display:flex;align-items:center;gap:10px;height:61px;padding-left:57px;margin-bottom:32px;background:var(--paper);border-bottom:1px solid var(--line);font:750 1.25rem/1.2 "WB Heading Fallback","WB Heading Fallback Wide",sans-serif;letter-spacing:-.03em}`,
  `${id} .lozenge{fill:var(--lozenge)}${id} .disc{fill:var(--disc)}`,
  `${id} i{display:block;width:55%;height:16px;margin:16px;border-radius:6px;background:var(--sunken)}`,
  `${id} i:nth-of-type(1){width:9rem;height:14px}`,
  `${id} i:nth-of-type(2){width:min(26rem,80%);height:40px;border-radius:10px}`,
  `${id} i:nth-of-type(3){width:auto;height:14rem;border-radius:16px}`,
  `${id} i:nth-of-type(4){width:70%}`,
  `@media(min-width:900px){${id} header{height:73px;padding-left:85px}}`,
  // From here on some frames have a menu at the side, and which page has one is the application's to say.
  `@media(min-width:1200px){${id}{display:none}}`,
].join('');
