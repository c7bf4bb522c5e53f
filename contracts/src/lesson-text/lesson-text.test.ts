import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paragraphsOf, picturesOf, plainTextOf } from './plain-text.ts';
import { lessonTextSchema, type LessonText } from './lesson-text.ts';

const line = (text: string) => [{ text }];

const whole: LessonText = {
  version: 1,
  blocks: [
    { type: 'heading', id: 'h', level: 1, content: line('Rischi') },
    {
      type: 'paragraph',
      id: 'a',
      content: [{ text: 'Un ' }, { text: 'cavo', bold: true, link: 'https://inail.it/cavi' }],
    },
    {
      type: 'list',
      id: 'b',
      ordered: true,
      items: [
        {
          content: line('Guarda'),
          list: { ordered: false, items: [{ content: line('in alto') }] },
        },
        { content: line('Segnala') },
      ],
    },
    {
      type: 'table',
      id: 'c',
      caption: 'Tabella 1',
      head: [line('Che cosa'), line('Dove'), line('Quando')],
      rows: [[line('Cavo'), line('terra'), []]],
    },
    {
      type: 'figure',
      id: 'd',
      fileName: 'a1.png',
      alt: 'Un cavo per terra',
      caption: '',
      width: 640,
      height: 250,
    },
    { type: 'quote', id: 'e', content: line('Prima gli altri.') },
    { type: 'code', id: 'f', text: '=A1+$B$1' },
    {
      type: 'checkpoint',
      id: 'g',
      question: 'Che cosa fai?',
      several: false,
      options: [
        { text: 'Segnalo', isRight: true, feedback: 'Sì.' },
        { text: 'Niente', isRight: false, feedback: 'No.' },
      ],
    },
  ],
};

test('a text of every kind of block is accepted as it is', () => {
  assert.deepEqual(lessonTextSchema.parse(structuredClone(whole)), whole);
});

test('the plain text has every word, but neither right answers nor feedback', () => {
  assert.equal(
    plainTextOf(whole),
    [
      'Rischi',
      'Un cavo',
      '1. Guarda\n  • in alto\n2. Segnala',
      'Tabella 1\n• Cavo. Dove: terra. Quando: ',
      'Un cavo per terra',
      'Prima gli altri.',
      '=A1+$B$1',
      'Che cosa fai?\n• Segnalo\n• Niente',
    ].join('\n\n'),
  );
  assert.deepEqual(picturesOf(whole), ['a1.png']);
});

test('a text from before formats is read as paragraphs, without a loss and with the same ids each time', () => {
  const plain = 'Uno\nancora uno\n\nDue\n \n\n• tre\n• quattro';
  const text = paragraphsOf(plain);
  assert.deepEqual(
    text.blocks.map((block) => [block.id, block.type]),
    [
      ['p1', 'paragraph'],
      ['p2', 'paragraph'],
      ['p3', 'paragraph'],
    ],
  );
  assert.equal(plainTextOf(text), 'Uno\nancora uno\n\nDue\n\n• tre\n• quattro');
  assert.deepEqual(paragraphsOf(plain), text);
  assert.deepEqual(paragraphsOf(' \n\n ').blocks, []);
  assert.ok(lessonTextSchema.safeParse(text).success);
});

const withBlock = (block: object) => ({ version: 1, blocks: [block] });
const paragraph = (piece: object) => withBlock({ type: 'paragraph', id: 'a', content: [piece] });
const option = (isRight: boolean) => ({ text: 'x', isRight, feedback: '' });
const checkpoint = (several: boolean, rights: boolean[]) =>
  withBlock({ type: 'checkpoint', id: 'a', question: 'x', several, options: rights.map(option) });

const deepList = (depth: number): object =>
  depth === 0
    ? { content: line('x') }
    : { content: line('x'), list: { ordered: false, items: [deepList(depth - 1)] } };

const refused: Record<string, unknown> = {
  'no document': null,
  'another version': { version: 2, blocks: [] },
  'an unknown kind': withBlock({ type: 'script', id: 'a', text: 'x' }),
  'an unknown field': { ...withBlock({ type: 'quote', id: 'a', content: line('x') }), html: '<b>' },
  'markup as a field': paragraph({ text: 'x', html: '<b>x</b>' }),
  'an unknown mark': paragraph({ text: 'x', style: 'color:red' }),
  'a script as address': paragraph({ text: 'x', link: 'javascript:alert(1)' }),
  'a script with a line break': paragraph({ text: 'x', link: 'java\nscript:alert(1)' }),
  'a script behind a space': paragraph({ text: 'x', link: ' javascript:alert(1)' }),
  'a page in an address': paragraph({ text: 'x', link: 'data:text/html,<script>1</script>' }),
  'a blob': paragraph({ text: 'x', link: 'blob:https://a.it/1' }),
  'a relative address': paragraph({ text: 'x', link: '//evil.example' }),
  NUL: paragraph({ text: 'a\u0000b' }),
  'half a pair of surrogates': paragraph({ text: 'a\ud800b' }),
  'an empty piece': paragraph({ text: '' }),
  'a list of four levels': withBlock({
    type: 'list',
    id: 'a',
    ordered: false,
    items: [deepList(3)],
  }),
  'a heading beside the title': withBlock({
    type: 'heading',
    id: 'a',
    level: 0,
    content: line('x'),
  }),
  'a ragged table': withBlock({
    type: 'table',
    id: 'a',
    caption: '',
    head: [line('x'), line('y')],
    rows: [[line('x')]],
  }),
  'a picture out of its folder': withBlock({
    type: 'figure',
    id: 'a',
    fileName: '../secret.png',
    alt: 'x',
    caption: '',
    width: 1,
    height: 1,
  }),
  'a picture without words': withBlock({
    type: 'figure',
    id: 'a',
    fileName: 'a.png',
    alt: ' ',
    caption: '',
    width: 1,
    height: 1,
  }),
  'a checkpoint without a right option': checkpoint(true, [false, false]),
  'a choice of one with two right options': checkpoint(false, [true, true]),
  'one option': checkpoint(false, [true]),
  'the same id twice': {
    version: 1,
    blocks: [
      { type: 'quote', id: 'a', content: line('x') },
      { type: 'quote', id: 'a', content: line('y') },
    ],
  },
  'an id with markup': withBlock({ type: 'quote', id: '"><script>', content: line('x') }),
  'too many blocks': {
    version: 1,
    blocks: Array.from({ length: 401 }, (_, place) => ({
      type: 'quote',
      id: `q${place}`,
      content: line('x'),
    })),
  },
  'a huge document': {
    version: 1,
    blocks: Array.from({ length: 20 }, (_, place) => ({
      type: 'quote',
      id: `q${place}`,
      content: line('x'.repeat(10_000)),
    })),
  },
};

for (const [name, value] of Object.entries(refused)) {
  test(`refused: ${name}`, () => assert.equal(lessonTextSchema.safeParse(value).success, false));
}

test('a list of three levels is accepted', () => {
  const list = { type: 'list', id: 'a', ordered: false, items: [deepList(2)] };
  assert.ok(lessonTextSchema.safeParse(withBlock(list)).success);
});
