import { standIn } from 'shared-ui/remote/ahead';
import { colorTokens } from 'shared-ui/tokens';

/**
 * Shows a lesson's video in the shape of its page until the player is drawn.
 * @returns whether it is seen, which it is not where the page is there already; `take` takes the video away again,
 * and leaves its picture until the player is seen
 */
export function showLesson(
  name: string,
  video: HTMLVideoElement,
): { isSeen: boolean; take: () => void } {
  const stage = element('div', { className: 'stage' }, video);
  const title = element('h1', { textContent: name, lang: 'it' });
  const main = element('main', {}, stage, element('section', {}, line(), title, line(), line()));
  const content = element('div', { id: 'lesson-ahead' }, element('header'), main, element('aside'));
  const isSeen = standIn(content, styles);
  const take = () => {
    if (!stage.isConnected) return;
    const picture = element('canvas', { width: video.videoWidth, height: video.videoHeight });
    picture.getContext('2d')?.drawImage(video, 0, 0);
    stage.replaceChildren(picture);
  };
  return { isSeen, take };
}

/** The shell sees by the mark that the application need not wait to have more than this. */
function line(): HTMLElement {
  const waiting = element('i');
  waiting.dataset['waiting'] = '';
  return waiting;
}

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
  ...children: Element[]
): HTMLElementTagNameMap[K] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

const used = {
  band: 'background.band',
  line: 'background.sunken',
  text: 'text.primary',
} as const satisfies Record<string, keyof typeof colorTokens>;

const colors = (scheme: 'light' | 'dark') =>
  Object.entries(used)
    .map(([name, token]) => `--${name}:${colorTokens[token][scheme]}`)
    .join(';');

const id = '#lesson-ahead';

/** Places and sizes of PlayerBar, LessonStage, LessonText and the columns of CoursePlayer. */
const styles = [
  `${id}{${colors('light')};display:grid;grid-template:56px auto/minmax(0,1fr);color:var(--text)}`,
  `@media(prefers-color-scheme:dark){:root:not([data-color-scheme=light]) ${id}{${colors('dark')}}}`,
  `:root[data-color-scheme=dark] ${id}{${colors('dark')}}`,
  `${id} header{grid-column:1/-1;background:var(--band)}`,
  `${id} .stage{background:var(--band);padding-bottom:88px}`,
  `${id} :is(video,canvas){display:block;width:100%;aspect-ratio:16/9;max-height:min(70vh,640px);object-fit:contain}`,
  `${id} section{padding:20px 16px}`,
  `${id} h1{margin:8px 0 24px;font:700 1.5rem/1.2 "WB Heading Fallback",sans-serif}`,
  `${id} i{display:block;width:75%;height:16px;margin:8px 0;border-radius:6px;background:var(--line)}`,
  `${id} i:first-child{width:40%}`,
  `@media(min-width:900px){${id}{grid-template:64px auto/minmax(0,1fr) 320px}${id} .stage{padding-bottom:52px}${id} section{padding:28px 32px}}`,
  `@media(min-width:1200px){${id}{grid-template-columns:minmax(0,1fr) 400px}${id} section{padding-inline:40px}}`,
].join('');
