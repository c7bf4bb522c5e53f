import { sanitisedHtml } from './sanitise-html.ts';

test.each([
  [
    '<strong>Guardando</strong><p>con <em>calma</em></p>',
    '<strong>Guardando</strong><p>con <em>calma</em></p>',
  ],
  ['<img src=x onerror="alert(1)">testo', 'testo'],
  ['<p onclick="alert(1)" style="color:red" class="x">testo</p>', '<p>testo</p>'],
  ['<script>alert(1)</script>testo', 'testo'],
  ['<a href="javascript:alert(1)">testo</a>', 'testo'],
  ['<svg><animate onbegin=alert(1) attributeName=x></svg>testo', 'testo'],
  ['<input name="q1" value="9"><button>invia</button>', 'invia'],
  ['<span lang="en">video</span>', '<span lang="en">video</span>'],
])('[SURVEY-04 part] html %p is shown as %p', (given, shown) => {
  expect(sanitisedHtml(given)).toBe(shown);
});
