import type { Node, NodeType } from 'prosemirror-model';
import type {
  LessonBlock,
  LessonListItem,
  LessonText,
  LessonTextLine,
  LessonTextPiece,
} from 'shared-ui/lesson-text';
import { marks, nodes, schema } from './schema.ts';

/** Items of lists are stored on three levels; deeper ones come up to the third. */
const MAX_LIST_DEPTH = 3;

/** The stored text as the editor holds it. The last block is a paragraph, so that one can always write on. */
export function editorDocument({ blocks }: LessonText): Node {
  const content = blocks.map(nodeOf);
  if (content.at(-1)?.type !== nodes.paragraph) content.push(nodes.paragraph.create());
  return nodes.doc.create(null, content);
}

function nodeOf(block: LessonBlock): Node {
  const { id } = block;
  switch (block.type) {
    case 'paragraph':
      return nodes.paragraph.create({ id }, inlineNodes(block.content));
    case 'heading':
      return nodes.heading.create({ id, level: block.level }, inlineNodes(block.content));
    case 'quote':
      return nodes.quote.create({ id }, inlineNodes(block.content));
    case 'code':
      return nodes.code_block.create({ id }, schema.text(block.text));
    case 'list':
      return listNode(block, id);
    case 'table':
      return nodes.table.create({ id, caption: block.caption }, [
        rowNode(block.head, nodes.table_header),
        ...block.rows.map((row) => rowNode(row, nodes.table_cell)),
      ]);
    case 'figure':
    case 'checkpoint': {
      const { type, id: _own, ...data } = block;
      return nodes[type].create({ id, data });
    }
  }
}

function listNode(
  list: { ordered: boolean; items: readonly LessonListItem[] },
  id: string | null,
): Node {
  const type = list.ordered ? nodes.ordered_list : nodes.bullet_list;
  return type.create(
    { id },
    list.items.map((item) =>
      nodes.list_item.create(null, [
        nodes.paragraph.create(null, inlineNodes(item.content)),
        ...(item.list ? [listNode(item.list, null)] : []),
      ]),
    ),
  );
}

const rowNode = (cells: readonly LessonTextLine[], type: NodeType): Node =>
  nodes.table_row.create(
    null,
    cells.map((cell) => type.create(null, nodes.paragraph.create(null, inlineNodes(cell)))),
  );

function inlineNodes(line: LessonTextLine): Node[] {
  return line.flatMap(({ text, bold, italic, code, link }) => {
    const own = [
      ...(link === undefined ? [] : [marks.link.create({ href: link })]),
      ...(bold ? [marks.bold.create()] : []),
      ...(italic ? [marks.italic.create()] : []),
      ...(code ? [marks.code.create()] : []),
    ];
    return text
      .split('\n')
      .flatMap((words, place) => [
        ...(place > 0 ? [nodes.hard_break.create(null, null, own)] : []),
        ...(words === '' ? [] : [schema.text(words, own)]),
      ]);
  });
}

/** What is stored of the editor's document: blocks without words are left out. */
export function storedText(document: Node): LessonText {
  const blocks: LessonBlock[] = [];
  document.forEach((node) => {
    const block = blockOf(node);
    if (block !== null) blocks.push(block);
  });
  return { version: 1, blocks };
}

function blockOf(node: Node): LessonBlock | null {
  const id = String(node.attrs['id']);
  const content = node.isTextblock ? lineOf(node) : [];
  switch (node.type) {
    case nodes.paragraph:
      return isBlank(content) ? null : { type: 'paragraph', id, content };
    case nodes.heading:
      return isBlank(content)
        ? null
        : { type: 'heading', id, level: node.attrs['level'] === 2 ? 2 : 1, content };
    case nodes.quote:
      return isBlank(content) ? null : { type: 'quote', id, content };
    case nodes.code_block:
      return node.textContent.trim() === ''
        ? null
        : { type: 'code', id, text: printable(node.textContent) };
    case nodes.bullet_list:
    case nodes.ordered_list:
      return { type: 'list', id, ...listOf(node, 1) };
    case nodes.table:
      return tableOf(node, id);
    case nodes.figure:
    case nodes.checkpoint:
      return { type: node.type.name, id, ...node.attrs['data'] } as LessonBlock;
    default:
      return null;
  }
}

function listOf(node: Node, depth: number): { ordered: boolean; items: LessonListItem[] } {
  return { ordered: node.type === nodes.ordered_list, items: itemsOf(node, depth) };
}

const itemsOf = (node: Node, depth: number): LessonListItem[] =>
  children(node).flatMap((item) => {
    const [paragraph, inner] = children(item);
    const content = paragraph === undefined ? [] : lineOf(paragraph);
    if (inner === undefined) return [{ content }];
    if (depth >= MAX_LIST_DEPTH) return [{ content }, ...itemsOf(inner, depth)];
    return [{ content, list: listOf(inner, depth + 1) }];
  });

function tableOf(node: Node, id: string): LessonBlock {
  const rows = children(node).map((row) =>
    children(row).map((cell) => children(cell).flatMap((paragraph) => lineOf(paragraph))),
  );
  const width = Math.max(...rows.map((row) => row.length));
  const [head = [], ...rest] = rows.map((row) => [
    ...row,
    ...Array.from({ length: width - row.length }, () => []),
  ]);
  return { type: 'table', id, caption: String(node.attrs['caption']), head, rows: rest };
}

const children = (node: Node): Node[] =>
  Array.from({ length: node.childCount }, (_, place) => node.child(place));

// Neither control characters nor half a pair of surrogates: no database takes them.
const printable = (text: string): string => text.replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, '');

/** The pieces of a line; neighbours with the same formats are one. */
function lineOf(textblock: Node): LessonTextPiece[] {
  const pieces: LessonTextPiece[] = [];
  textblock.forEach((node) => {
    const text = node.type === nodes.hard_break ? '\n' : printable(node.text ?? '');
    if (text === '') return;
    const link = node.marks.find(({ type }) => type === marks.link)?.attrs['href'];
    const has = (type: typeof marks.bold) => node.marks.some((mark) => mark.type === type);
    const formats = {
      ...(has(marks.bold) ? { bold: true as const } : {}),
      ...(has(marks.italic) ? { italic: true as const } : {}),
      ...(has(marks.code) ? { code: true as const } : {}),
      ...(typeof link === 'string' ? { link } : {}),
    };
    const last = pieces.at(-1);
    if (last !== undefined && sameFormats(last, formats)) last.text += text;
    else pieces.push({ text, ...formats });
  });
  return pieces;
}

const sameFormats = (one: Omit<LessonTextPiece, 'text'>, other: Omit<LessonTextPiece, 'text'>) =>
  one.bold === other.bold &&
  one.italic === other.italic &&
  one.code === other.code &&
  one.link === other.link;

const isBlank = (line: LessonTextLine): boolean => line.every(({ text }) => text.trim() === '');
