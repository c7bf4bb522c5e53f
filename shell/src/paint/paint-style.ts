import { COLOR_SCHEME_ATTRIBUTE, type createPaintCache } from 'shared-ui';
import { unescaped } from './unescaped.ts';

/** The variables of the dark scheme, as MUI writes them for the attribute. */
const DARK_RULE = new RegExp(`\\[${COLOR_SCHEME_ATTRIBUTE}=["']?dark["']?\\]\\{([^{}]*)\\}`, 'gu');
const VARIABLE = /(--[\w-]+):([^;{}]*);?/gu;
const USE = /var\((--[\w-]+)/gu;

/**
 * The rules of one render that its HTML uses, in the order in which they were inserted. The application chooses the
 * scheme of the system by the attribute; before it runs, a media query does.
 */
export function styleOf(
  { inserted, key }: Pick<ReturnType<typeof createPaintCache>, 'inserted' | 'key'>,
  html: string,
): string {
  const css = Object.entries(inserted)
    .flatMap(([name, rules]) => {
      if (typeof rules !== 'string') return [];
      // A component that is styled again leaves the rules of its own class behind, which nothing has.
      const ownClass = `${key}-${name}`;
      return rules.includes(`.${ownClass}`) && !html.includes(ownClass) ? [] : [rules];
    })
    .join('');
  const dark = [...css.matchAll(DARK_RULE)].map(([, variables]) => variables).join(';');
  return withoutUnused(
    `${css}@media(prefers-color-scheme:dark){:root:not([${COLOR_SCHEME_ATTRIBUTE}]){${dark}}}`,
  );
}

const FAR_CARD = '#first-paint main li:nth-of-type(n+5)>article';

/**
 * Far below the first screen nothing is laid out until somebody scrolls there: it would delay what is seen. Browsers
 * take two more screens for near. On a phone these wait too, until the first screen is drawn: the fifth card of a list,
 * and what a page marks by `data-far`.
 */
export const stillFarStyle =
  `#first-paint main section~section,${FAR_CARD},#first-paint footer` +
  '{content-visibility:auto;contain-intrinsic-size:auto 26rem}' +
  `@media(max-width:600px){#first-paint [data-far],${FAR_CARD}{animation:still-far 1ms .2s backwards}` +
  '#first-paint [data-far]{contain-intrinsic-size:auto 200rem}}' +
  '@keyframes still-far{from{content-visibility:hidden}}';

/** The theme has some 600 variables for both schemes, of which a page uses a few. */
function withoutUnused(css: string): string {
  const meanings = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(VARIABLE)) {
    meanings.set(name, `${meanings.get(name) ?? ''} ${value}`);
  }
  const used = new Set<string>();
  const note = (text: string) => {
    for (const [, name = ''] of text.matchAll(USE)) {
      if (used.has(name)) continue;
      used.add(name);
      note(meanings.get(name) ?? '');
    }
  };
  note(css.replaceAll(VARIABLE, ''));
  return css.replaceAll(VARIABLE, (declaration, name: string) =>
    used.has(name) ? declaration : '',
  );
}

const TAG = /<[a-z][^>]*>/giu;
const STYLE = / style="([^"]*)"/u;
const CLASS = / class="([^"]*)"/u;

/**
 * A page's policy forbids style attributes, which the application sets by script: here each becomes a class.
 */
export function withoutStyleAttributes(html: string): { html: string; styles: string } {
  const classes = new Map<string, string>();
  const changed = html.replaceAll(TAG, (tag) => {
    const style = STYLE.exec(tag)?.[1];
    if (style === undefined) return tag;
    const name = classes.get(style) ?? `painted-${classes.size}`;
    classes.set(style, name);
    const bare = tag.replace(STYLE, '');
    return CLASS.test(bare)
      ? bare.replace(CLASS, (_, names: string) => ` class="${names} ${name}"`)
      : bare.replace(/^<[^\s/>]+/u, (start) => `${start} class="${name}"`);
  });
  const styles = [...classes].map(
    // As an attribute does, it counts more than any class.
    ([style, name]) => `#first-paint .${name}{${unescaped(style)}}`,
  );
  return { html: changed, styles: styles.join('') };
}
