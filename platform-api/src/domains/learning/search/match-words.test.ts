import assert from 'node:assert/strict';
import { test } from 'node:test';
import { excerptOf, folded, wordMatcher } from './match-words.ts';
import { parseCues } from './web-vtt.ts';

test('a text without accents and capitals keeps each sign at its place', () => {
  const text = 'Però l’Élite è già QUI, ŠÌ: İn 1ª';
  assert.equal(folded(text).length, text.length);
  assert.equal(folded(text).slice(0, 25), 'pero l’elite e gia qui, s');
});

const marked = (stems: string[][], text: string) =>
  wordMatcher(stems)(folded(text))?.map(([start, end]) => text.slice(start, end)) ?? null;

test('every word must begin a word of the text, by any of its stems', () => {
  const text = 'La protezione interviene: è già l’interruzione.';
  assert.deepEqual(marked([['protezion']], text), ['protezione']);
  assert.deepEqual(marked([['interr', 'switch'], ['gia']], text), ['già', 'interruzione']);
  assert.equal(marked([['protezion'], ['cavo']], text), null);
  assert.equal(marked([['zione']], text), null);
  assert.equal(marked([], text), null);
  assert.deepEqual(marked([['c++(']], 'Il c++( si scrive'), ['c++(']);
});

test('an excerpt is short, begins with a word, and its marks are of the words that were found', () => {
  const text = `${'Prima parola. '.repeat(20)}Qui il differenziale interviene ${'e poi altro '.repeat(30)}`;
  const marks = wordMatcher([['differenzial'], ['interven', 'intervien']])(folded(text));
  assert.ok(marks);
  const shown = excerptOf(text, marks);
  assert.ok(shown.text.length <= 162);
  assert.match(shown.text, /^…\p{L}/u);
  assert.deepEqual(
    shown.marks.map(([start, end]) => shown.text.slice(start, end)),
    ['differenziale', 'interviene'],
  );
  const short = excerptOf('Un differenziale', [
    [3, 16],
    [3, 10],
  ]);
  assert.deepEqual(short, { text: 'Un differenziale', marks: [[3, 16]] });
});

test('cues of WebVTT: hours, settings, names, voices and entities; notes and styles are none', () => {
  const file = [
    '\ufeffWEBVTT - title',
    'NOTE\nnessuna voce --> qui',
    'STYLE\n::cue { color: red }',
    'prima\n00:01.500 --> 00:04.000 line:80%\n<v Greco>La curva <b>C</b>\ninterviene.',
    '01:02:03.000 --> 01:02:05.000\r\nTra 5 &amp; 10',
    '00:07.000 --> 00:08.000\n ',
  ].join('\n\n');
  assert.deepEqual(parseCues(file), [
    { second: 1, text: 'La curva C interviene.' },
    { second: 3723, text: 'Tra 5 & 10' },
  ]);
});
