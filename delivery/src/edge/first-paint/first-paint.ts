import type { Language, RemoteManifest } from 'contracts';
import { escapeHtml } from '../page/escape-html.ts';
import { logo } from '../page/waiting-frame.ts';
import { courseCards, type PaintedCourse } from './course-cards.ts';

/** What a route declares to be painted before its code arrives (`meta.firstPaint` of remote.config.ts). */
export type DeclaredFirstPaint = NonNullable<
  NonNullable<RemoteManifest['routes'][number]['meta']>['firstPaint']
>;

const texts = {
  it: { menu: 'Catalogo', login: 'Accedi', home: 'Homepage' },
  en: { menu: 'Catalogue', login: 'Log in', home: 'Homepage' },
} satisfies Record<Language, unknown>;

const icon = (path: string) =>
  `<svg viewBox="0 0 256 256" aria-hidden="true"><path d="${escapeHtml(path)}"/></svg>`;

/**
 * The bar, the first band and the first row of a page as plain HTML, shown until the application has
 * drawn the same. Every text is escaped; the links work without any script.
 * @param courses null while the API has not answered in time: the row keeps its place empty
 */
export function firstPaint(
  declared: DeclaredFirstPaint,
  language: Language,
  courses: PaintedCourse[] | null,
): string {
  const say = (text: { it: string; en: string } | undefined) =>
    text === undefined ? '' : escapeHtml(text[language]);
  const { menu, login, home } = texts[language];
  const actions = (declared.actions ?? [])
    .map(
      ({ label, path, iconSvgPath }) =>
        `<a href="${escapeHtml(path)}">${iconSvgPath ? icon(iconSvgPath) : ''}${say(label)}</a>`,
    )
    .join('');
  const head =
    declared.look === 'hero'
      ? `<section class="hero"><div class="wide"><div class="words"><h1>${say(declared.heading)}</h1><p>${say(declared.lead)}</p><div class="actions">${actions}</div></div></div></section>`
      : `<div class="wide list"><p class="crumbs"><a href="/">${home}</a><span>›</span>${say(declared.heading)}</p><h1>${say(declared.heading)}</h1><p class="lead">${say(declared.lead) || '&nbsp;'}</p></div>`;
  return `<div id="first-paint"><header><div class="wide"><a class="logo" href="/">${logo}<b>WorkerBadge</b></a><nav><a href="/public/catalogue">${menu}</a></nav><a class="login" href="/login">${login}</a></div></header><main>${head}${courses ? courseCards(courses, language, declared.look) : ''}</main></div>`;
}
