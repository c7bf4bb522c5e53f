import { styleOf, withoutStyleAttributes } from './paint-style.ts';

const cacheOf = (...rules: string[]) => ({
  key: 'wb',
  inserted: Object.fromEntries(rules.map((rule) => [/\.wb-(\w+)/.exec(rule)?.[1] ?? rule, rule])),
});

const html = '<p class="wb-a">x</p>';

it('a style attribute, which the policy of the page forbids, becomes a class', () => {
  const { html, styles } = withoutStyleAttributes(
    '<p class="a" style="grid-area:a">x</p><img style="background:url(&quot;/b&quot;)" alt=""/><i style="grid-area:a"></i>',
  );
  expect(html).toBe(
    '<p class="a painted-0">x</p><img class="painted-1" alt=""/><i class="painted-0"></i>',
  );
  expect(styles).toBe(
    '#first-paint .painted-0{grid-area:a}#first-paint .painted-1{background:url("/b")}',
  );
});

it('a text that looks like an attribute stays', () => {
  const html = '<p> style="x"</p>';
  expect(withoutStyleAttributes(html)).toEqual({ html, styles: '' });
});

it('the dark scheme of the system needs no attribute', () => {
  const css = styleOf(
    cacheOf(
      ':root{--wb-ink:#000;}',
      '[data-color-scheme="dark"]{--wb-ink:#fff;}',
      '.wb-a{color:var(--wb-ink);}',
    ),
    html,
  );
  expect(css).toMatch(
    /@media\(prefers-color-scheme:dark\)\{:root:not\(\[data-color-scheme\]\)\{--wb-ink:#fff;*\}\}$/,
  );
});

it('variables that the page does not use are left out, those behind a variable are kept', () => {
  const css = styleOf(
    cacheOf(
      ':root{--wb-ink:var(--wb-black);--wb-black:#000;--wb-unused:#f00;}',
      '.wb-a{color:var(--wb-ink);}',
    ),
    html,
  );
  expect(css).toContain('--wb-black:#000');
  expect(css).not.toContain('--wb-unused');
});

it('rules of a class that the page does not have are left out', () => {
  const css = styleOf(
    cacheOf('body{margin:0;}', '.wb-a{color:red;}', '.wb-b{color:blue;}.wb-b:hover{color:red;}'),
    html,
  );
  expect(css).toMatch(/^body\{margin:0;\}\.wb-a\{color:red;\}@media/);
});
