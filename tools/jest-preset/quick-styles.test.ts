/** The quick answer never differs from the engine's. */
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { endsOf, known, quickAnswer } from './quick-styles.js';

type Dom = { window: { document: Document } };
type Jsdom = { JSDOM: new (html: string) => Dom };

const required = createRequire(
  createRequire(import.meta.url).resolve('jest-environment-jsdom/package.json'),
);
const { JSDOM } = createRequire(required.resolve('@jest/environment-jsdom-abstract'))(
  'jsdom',
) as Jsdom;

const html = `<!doctype html><html><body id="all">
<div class="a b" data-x="1"><p class="a">1</p><p class="b c" id="p">2</p><svg class="i"><path class="a"/></svg></div>
<label class="A">x<input class="c Mui-disabled" aria-disabled="true" type="button" disabled></label>
<section class="  a\n c "><h1>t</h1><option class="not">o</option></section><button class="is">b</button>
</body></html>`;

/** Kinds of selectors that the styles of the product and of jsdom have. */
const selectors = [
  '.a',
  '.b',
  ' .c ',
  '.A',
  '.a.b',
  '.b.c',
  'p',
  'p.a',
  'P.b',
  '*',
  '*.a',
  '#p',
  'p#p.b',
  '#all',
  '.a .b',
  '.a>.b',
  'div > p',
  'p + p',
  'p~svg',
  '.a.b > .c#p',
  'section h1, nav h1',
  '.x, .a',
  '.x,.y',
  '.a:not(.b)',
  '.a:not(.b).c',
  ':not(.a)',
  '.a:is(p, section)',
  ':is(.a, .b) > .c',
  '.a:has(> .b)',
  '.a:has(> .b ~ .i)',
  '[data-x]',
  '[data-x="1"] .a',
  '.c[type="button"]',
  'input[type="."]',
  '.Mui-disabled,.c[aria-disabled=true]:hover',
  'input:disabled',
  '.a:first-of-type',
  'p:nth-child(2)',
  '.a:hover',
  '.a::before',
  '::selection',
  ':root',
  'option:not(:checked)',
  '.not',
  '.is',
  'p:where(.b.c)',
  '.a[data-x="]"]',
  '[data-x=")("].a',
  '.\\61',
  'svg path',
  'PATH.a',
  '.i *',
  ':is(:not([data-x]) .a)',
  '[DATA-X]',
  '.a:not([data-x])',
  '.a:not([data-x], [id]).b',
  ':is([data-x], [type])',
  '[type="button" i]',
  '[ disabled ]',
  '[data-x].a[id]',
  'div[data-x] > p',
  '[data-y], .b',
  'svg[class] path[class]',
];

const { document } = new JSDOM(html).window;
const elements = [...document.querySelectorAll('*')];
const answerOf = (selector: string, element: Element) =>
  quickAnswer(endsOf(selector), {
    tag: element.localName.toLowerCase(),
    id: element.getAttribute('id'),
    classes: new Set(element.classList),
    hasAttribute: (name) => element.hasAttribute(name),
  });
function engineSays(selector: string, element: Element): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

test('what is answered is what the engine says', () => {
  let answered = 0;
  for (const selector of selectors) {
    for (const element of elements) {
      const answer = answerOf(selector, element);
      if (answer === undefined) continue;
      answered += 1;
      const place = `${selector} of ${element.outerHTML.slice(0, 60)}`;
      assert.equal(answer, engineSays(selector, element), place);
    }
  }
  // Else it saves nothing.
  assert.ok(answered / (selectors.length * elements.length) > 0.6, `${answered} answers`);
});

test('a class alone is answered, and what is not understood is not', () => {
  const [first] = elements.filter((element) => element.classList.contains('a'));
  assert.ok(first);
  assert.equal(answerOf('.a', first), true);
  assert.equal(answerOf('.x, .a', first), true);
  assert.equal(answerOf('.a:hover', first), undefined);
  assert.equal(answerOf(String.raw`.\61`, first), undefined);
});

test('jsdom takes it', () => {
  known.clear();
  const style = document.createElement('style');
  style.textContent =
    '.a { visibility: hidden } .a.b { opacity: 0.5 } @keyframes k { from { top: 0 } }';
  document.head.append(style);
  const shown = elements.map((element) => {
    const computed = document.defaultView?.getComputedStyle(element);
    return [computed?.visibility, computed?.opacity];
  });
  // Also after an update of jsdom, whose private function it is.
  assert.ok(known.has('.a.b'));
  const inA = elements.map((element) => element.closest('.a') !== null);
  assert.deepEqual(
    shown,
    elements.map((element, index) => [
      inA[index] === true ? 'hidden' : 'visible',
      element.matches('.a.b') ? '0.5' : '',
    ]),
  );
});
