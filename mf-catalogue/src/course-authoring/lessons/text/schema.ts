import { Schema, type DOMOutputSpec, type MarkSpec, type NodeSpec } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';
import { isSafeLink, type LessonBlockOf } from 'shared-ui/lesson-text';

/** Blocks that are edited in a dialog carry their data whole. */
export type FigureAttributes = Omit<LessonBlockOf<'figure'>, 'type' | 'id'>;
export type CheckpointAttributes = Omit<LessonBlockOf<'checkpoint'>, 'type' | 'id'>;

const id = { id: { default: null, validate: 'string|null' } };

const paragraph: NodeSpec = {
  group: 'block',
  content: 'inline*',
  attrs: id,
  parseDOM: [{ tag: 'p' }],
  toDOM: () => ['p', 0],
};

const heading: NodeSpec = {
  group: 'block',
  content: 'inline*',
  defining: true,
  attrs: { ...id, level: { default: 1, validate: 'number' } },
  // The title of the lesson is the page's h1, so its text begins at h2.
  parseDOM: [
    ...['h1', 'h2'].map((tag) => ({ tag, attrs: { level: 1 } })),
    ...['h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 2 } })),
  ],
  toDOM: ({ attrs }) => [attrs['level'] === 1 ? 'h2' : 'h3', 0],
};

const list = (tag: 'ul' | 'ol'): NodeSpec => ({
  group: 'block list',
  content: 'list_item+',
  attrs: id,
  parseDOM: [{ tag }],
  toDOM: () => [tag, 0],
});

const listItem: NodeSpec = {
  content: 'paragraph list?',
  defining: true,
  parseDOM: [{ tag: 'li' }],
  toDOM: () => ['li', 0],
};

const quote: NodeSpec = {
  group: 'block',
  content: 'inline*',
  defining: true,
  attrs: id,
  parseDOM: [{ tag: 'blockquote' }],
  toDOM: () => ['blockquote', 0],
};

const code: NodeSpec = {
  group: 'block',
  content: 'text*',
  marks: '',
  code: true,
  defining: true,
  attrs: id,
  parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
  toDOM: () => ['pre', ['code', 0]],
};

/** A block that is a whole to the editor; its look is a view of its own. Between editors it travels as JSON. */
const whole = (tag: 'figure' | 'section', attribute: string): NodeSpec => ({
  group: 'block',
  atom: true,
  draggable: true,
  attrs: { ...id, data: {} },
  parseDOM: [
    {
      tag: `${tag}[${attribute}]`,
      getAttrs: (element) => {
        const data = parsed(element.getAttribute(attribute));
        return data === null ? false : { data };
      },
    },
  ],
  toDOM: ({ attrs }): DOMOutputSpec => [tag, { [attribute]: JSON.stringify(attrs['data']) }],
});

function parsed(json: string | null): object | null {
  try {
    const data: unknown = JSON.parse(json ?? '');
    return typeof data === 'object' && data !== null ? data : null;
  } catch {
    return null;
  }
}

const tables = tableNodes({ tableGroup: 'block', cellContent: 'paragraph', cellAttributes: {} });

// A table of a lesson has no joined cells: what is pasted comes as single ones.
const singleCell = (spec: NodeSpec, tag: 'td' | 'th'): NodeSpec => ({
  ...spec,
  parseDOM: [{ tag }],
  toDOM: () => [tag, 0],
});

const table: NodeSpec = {
  ...tables.table,
  attrs: { ...id, caption: { default: '', validate: 'string' } },
  parseDOM: [
    {
      tag: 'table',
      getAttrs: (element) => ({
        caption: element.querySelector('caption')?.textContent.trim().slice(0, 300) ?? '',
      }),
    },
    // Read above.
    { tag: 'caption', ignore: true },
  ],
  toDOM: ({ attrs }): DOMOutputSpec => {
    const caption = String(attrs['caption']);
    const rows: DOMOutputSpec = ['tbody', 0];
    return caption === ''
      ? ['table', rows]
      : ['table', ['caption', { contenteditable: 'false' }, caption], rows];
  },
};

const mark = (tag: string, more: MarkSpec['parseDOM'] = []): MarkSpec => ({
  parseDOM: [{ tag }, ...more],
  toDOM: () => [tag, 0],
});

const link: MarkSpec = {
  attrs: { href: { validate: 'string' } },
  inclusive: false,
  parseDOM: [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const href = element.getAttribute('href') ?? '';
        return isSafeLink(href) ? { href } : false;
      },
    },
  ],
  toDOM: ({ attrs }) => ['a', { href: String(attrs['href']) }, 0],
};

/** What a lesson's text may hold while it is written; what is pasted keeps nothing else. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph,
    heading,
    bullet_list: list('ul'),
    ordered_list: list('ol'),
    list_item: listItem,
    quote,
    code_block: code,
    figure: whole('figure', 'data-lesson-picture'),
    checkpoint: whole('section', 'data-lesson-checkpoint'),
    table,
    table_row: tables.table_row,
    table_cell: singleCell(tables.table_cell, 'td'),
    table_header: singleCell(tables.table_header, 'th'),
    text: { group: 'inline' },
    hard_break: {
      group: 'inline',
      inline: true,
      selectable: false,
      linebreakReplacement: true,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks: {
    link,
    bold: mark('strong', [
      // Google Docs wraps all that is copied in a `b` that is not bold.
      { tag: 'b', getAttrs: (element) => element.style.fontWeight !== 'normal' && null },
      { style: 'font-weight=bold' },
      { style: 'font-weight=700' },
    ]),
    italic: mark('em', [
      { tag: 'i', getAttrs: (element) => element.style.fontStyle !== 'normal' && null },
      { style: 'font-style=italic' },
    ]),
    code: { ...mark('code'), excludes: '_', code: true },
  },
});

export const { nodes, marks } = schema;
