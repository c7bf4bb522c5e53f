import { DOMParser } from 'prosemirror-model';
import { EditorState, NodeSelection, TextSelection, type Command } from 'prosemirror-state';
import { paragraphsOf, plainTextOf, type LessonText } from 'shared-ui/lesson-text';
import { withIds } from './block-ids.ts';
import {
  indent,
  insertBlock,
  linkAt,
  newTable,
  setLink,
  toggleBlock,
  toggleList,
} from './commands.ts';
import { editorDocument, storedText } from './document.ts';
import { editorPlugins } from './plugins.ts';
import { nodes, schema } from './schema.ts';

const line = (text: string) => [{ text }];

const whole: LessonText = {
  version: 1,
  blocks: [
    { type: 'heading', id: 'a', level: 1, content: line('Rischi') },
    { type: 'heading', id: 'b', level: 2, content: line('Da vicino') },
    {
      type: 'paragraph',
      id: 'c',
      content: [
        { text: 'Un ' },
        { text: 'cavo\nlungo', bold: true, italic: true, link: 'https://inail.it/' },
        { text: '=A1', code: true },
      ],
    },
    {
      type: 'list',
      id: 'd',
      ordered: true,
      items: [
        {
          content: line('uno'),
          list: {
            ordered: false,
            items: [
              { content: line('due'), list: { ordered: false, items: [{ content: line('tre') }] } },
            ],
          },
        },
        { content: [] },
      ],
    },
    {
      type: 'table',
      id: 'e',
      caption: 'Tabella 1',
      head: [line('x'), line('y')],
      rows: [[line('1'), []]],
    },
    {
      type: 'figure',
      id: 'f',
      fileName: 'a.png',
      alt: 'Un cavo',
      caption: '',
      width: 4,
      height: 3,
    },
    { type: 'quote', id: 'g', content: line('Segnala.') },
    { type: 'code', id: 'h', text: '=A1\n=B1' },
    {
      type: 'checkpoint',
      id: 'i',
      question: 'Che fai?',
      several: false,
      options: [
        { text: 'Segnalo', isRight: true, feedback: '' },
        { text: 'Niente', isRight: false, feedback: 'No.' },
      ],
    },
  ],
};

it('a text of every kind comes out of the editor as it went in', () => {
  const document = editorDocument(whole);
  document.check();
  expect(storedText(document)).toEqual(whole);
});

it('words from before formats come out with every word', () => {
  const plain = 'Uno\nancora uno\n\n• due\n• tre';
  expect(plainTextOf(storedText(editorDocument(paragraphsOf(plain))))).toBe(plain);
});

const stateOf = (text: LessonText) => {
  const state = EditorState.create({ doc: editorDocument(text), plugins: editorPlugins({}) });
  const tr = withIds(state);
  return tr === null ? state : state.apply(tr);
};

const run = (state: EditorState, command: Command): EditorState => {
  let next = state;
  command(state, (transaction) => {
    next = state.apply(transaction);
  });
  return next;
};

const cursorAt = (state: EditorState, words: string, offset = 0): EditorState => {
  let place = -1;
  state.doc.descendants((node, pos) => {
    if (node.isText && node.text?.includes(words)) place = pos + node.text.indexOf(words);
  });
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, place + offset)));
};

const blocksOf = (state: EditorState) => storedText(state.doc).blocks;

it('a block keeps its id while its kind and its words change; of a split one the first half keeps it', () => {
  let state = cursorAt(stateOf(paragraphsOf('Uno due')), 'due');
  state = run(state, toggleBlock(nodes.heading, { level: 2 }));
  expect(blocksOf(state)).toMatchObject([{ type: 'heading', id: 'p1', level: 2 }]);
  state = run(state, toggleBlock(nodes.heading, { level: 2 }));
  state = state.apply(state.tr.split(state.selection.from));
  const [first, second] = blocksOf(state);
  expect([first?.type, first?.id]).toEqual(['paragraph', 'p1']);
  expect(second?.id).toMatch(/^[0-9a-f-]{13}$/);
});

it('lists begin, change their kind, go three levels deep and no further, and end', () => {
  let state = run(cursorAt(stateOf(paragraphsOf('uno')), 'uno'), toggleList(nodes.bullet_list));
  expect(blocksOf(state)).toMatchObject([{ type: 'list', ordered: false }]);
  state = run(state, toggleList(nodes.ordered_list));
  expect(blocksOf(state)).toMatchObject([{ type: 'list', ordered: true }]);
  state = run(state, toggleList(nodes.ordered_list));
  expect(blocksOf(state)).toMatchObject([{ type: 'paragraph', content: line('uno') }]);
  const deep = cursorAt(stateOf(whole), 'tre');
  expect(indent(deep)).toBe(false);
});

it('a table and a checkpoint take the place of an empty paragraph, or come after the block', () => {
  let state = run(stateOf({ version: 1, blocks: [] }), insertBlock(newTable()));
  expect(blocksOf(state)).toMatchObject([
    {
      type: 'table',
      head: [[], []],
      rows: [
        [[], []],
        [[], []],
      ],
    },
  ]);
  expect(state.selection.$from.node(-1).type).toBe(nodes.table_header);
  state = cursorAt(stateOf(paragraphsOf('Uno')), 'Uno');
  state = run(state, insertBlock(nodes.checkpoint.create({ data: { question: 'Che fai?' } })));
  expect(blocksOf(state).map(({ type }) => type)).toEqual(['paragraph', 'checkpoint']);
  expect(state.selection).toBeInstanceOf(NodeSelection);
});

it('a link covers the selection, is changed as a whole, and is taken away', () => {
  let state = cursorAt(stateOf(paragraphsOf('Vai al sito ora')), 'sito');
  const { from } = state.selection;
  state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, from + 4)));
  state = run(state, setLink(linkAt(state), 'https://a.it/'));
  state = cursorAt(state, 'sito', 2);
  expect(linkAt(state)).toEqual({ from, to: from + 4, href: 'https://a.it/' });
  state = run(state, setLink(linkAt(state), ''));
  expect(blocksOf(state)).toMatchObject([{ content: line('Vai al sito ora') }]);
});

const pasted = (html: string): LessonText => {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  const state = EditorState.create({ doc: DOMParser.fromSchema(schema).parse(holder) });
  const tr = withIds(state);
  return storedText((tr === null ? state : state.apply(tr)).doc);
};

it.each<[string, string, unknown[]]>([
  [
    'Word',
    '<p class="MsoNormal" style="color:red"><b><span lang="IT">Attenzione</span></b><o:p></o:p> ai cavi</p>',
    [{ type: 'paragraph', content: [{ text: 'Attenzione', bold: true }, { text: ' ai cavi' }] }],
  ],
  [
    'Google Docs',
    '<b style="font-weight:normal"><h1>Titolo</h1><p><span style="font-weight:700">forte</span></p></b>',
    [
      { type: 'heading', level: 1, content: line('Titolo') },
      { type: 'paragraph', content: [{ text: 'forte', bold: true }] },
    ],
  ],
  [
    'a page with scripts, frames, pictures and handlers',
    '<script>alert(1)</script><style>p{}</style><p onclick="alert(1)">Uno<img src="x" onerror="alert(1)"></p><iframe src="https://evil.example"></iframe><p><a href="javascript:alert(1)">due</a></p>',
    [
      { type: 'paragraph', content: line('Uno') },
      { type: 'paragraph', content: line('due') },
    ],
  ],
  [
    'a table with a caption and joined cells',
    '<table><caption>Tabella 1</caption><tr><th colspan="2">x</th></tr><tr><td>1</td><td>2</td></tr></table>',
    [
      {
        type: 'table',
        caption: 'Tabella 1',
        head: [line('x'), []],
        rows: [[line('1'), line('2')]],
      },
    ],
  ],
  [
    'a list of four levels',
    '<ul><li>1<ul><li>2<ul><li>3<ul><li>4</li></ul></li></ul></li></ul></li></ul>',
    [
      {
        type: 'list',
        items: [
          {
            list: {
              items: [{ list: { items: [{ content: line('3') }, { content: line('4') }] } }],
            },
          },
        ],
      },
    ],
  ],
])('of what is pasted from %s only formats of the schema stay', (_source, html, blocks) => {
  expect(pasted(html).blocks).toMatchObject(blocks);
  expect(pasted(html).blocks).toHaveLength(blocks.length);
});
