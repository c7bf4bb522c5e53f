import { toggleMark } from 'prosemirror-commands';
import type { Attrs, MarkType, Node, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list';
import { NodeSelection, TextSelection, type Command, type EditorState } from 'prosemirror-state';
import { marks, nodes, schema } from './schema.ts';

const MAX_LIST_DEPTH = 3;

export const isMarked = (state: EditorState, type: MarkType): boolean => {
  const { from, to, empty, $from } = state.selection;
  return empty
    ? type.isInSet(state.storedMarks ?? $from.marks()) !== undefined
    : state.doc.rangeHasMark(from, to, type);
};

export const isInBlock = (state: EditorState, type: NodeType, attrs: Attrs = {}): boolean => {
  const { parent } = state.selection.$from;
  return (
    parent.type === type &&
    Object.entries(attrs).every(([name, value]) => parent.attrs[name] === value)
  );
};

/** Makes the chosen blocks headings, quotes or code, or paragraphs again. They keep their ids. */
export const toggleBlock =
  (type: NodeType, attrs: Attrs = {}): Command =>
  (state, dispatch) => {
    const target = isInBlock(state, type, attrs) ? nodes.paragraph : type;
    const { tr } = state;
    for (const { $from, $to } of state.selection.ranges) {
      tr.setBlockType($from.pos, $to.pos, target, (node) => ({
        id: node.attrs['id'] as string | null,
        ...(target === type ? attrs : {}),
      }));
    }
    if (!tr.docChanged) return false;
    dispatch?.(tr.scrollIntoView());
    return true;
  };

/** The innermost list around the selection. */
function listAround(state: EditorState): { node: Node; pos: number; depth: number } | null {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type.isInGroup('list')) return { node, pos: $from.before(depth), depth };
  }
  return null;
}

export const isInList = (state: EditorState, type?: NodeType): boolean => {
  const list = listAround(state);
  return list !== null && (type === undefined || list.node.type === type);
};

/** Begins a list, turns a list into one of this kind, or ends it. */
export const toggleList =
  (type: NodeType): Command =>
  (state, dispatch, view) => {
    const list = listAround(state);
    if (list === null) return wrapInList(type)(state, dispatch);
    if (list.node.type === type) return liftListItem(nodes.list_item)(state, dispatch, view);
    dispatch?.(state.tr.setNodeMarkup(list.pos, type, list.node.attrs));
    return true;
  };

export const indent: Command = (state, dispatch, view) => {
  const depth = Array.from({ length: state.selection.$from.depth }, (_, place) =>
    state.selection.$from.node(place + 1),
  ).filter(({ type }) => type.isInGroup('list')).length;
  if (depth === 0 || depth >= MAX_LIST_DEPTH) return false;
  return sinkListItem(nodes.list_item)(state, dispatch, view);
};

export const outdent: Command = (state, dispatch, view) =>
  isInList(state) && liftListItem(nodes.list_item)(state, dispatch, view);

/** Puts a block after the one with the cursor, or in its place where it is an empty paragraph. */
export const insertBlock =
  (node: Node): Command =>
  (state, dispatch) => {
    const { $from, to } = state.selection;
    const around = $from.depth === 0 ? null : $from.node(1);
    const end = around === null ? to : $from.after(1);
    const isEmpty = around?.type === nodes.paragraph && around.content.size === 0;
    const from = isEmpty ? $from.before(1) : end;
    const tr = state.tr.replaceWith(from, end, node);
    tr.setSelection(
      node.isAtom
        ? NodeSelection.create(tr.doc, from)
        : TextSelection.near(tr.doc.resolve(from + 1)),
    );
    dispatch?.(tr.scrollIntoView());
    return true;
  };

/** A table with a row of heads. */
export function newTable(columns = 2, rows = 2): Node {
  const row = (type: NodeType) =>
    nodes.table_row.create(
      null,
      Array.from({ length: columns }, () => type.createChecked(null, nodes.paragraph.create())),
    );
  return nodes.table.create(null, [
    row(nodes.table_header),
    ...Array.from({ length: rows }, () => row(nodes.table_cell)),
  ]);
}

export const insertBreak: Command = (state, dispatch) => {
  const { parent } = state.selection.$from;
  if (!parent.inlineContent) return false;
  const tr = parent.type.spec.code
    ? state.tr.insertText('\n')
    : state.tr.replaceSelectionWith(nodes.hard_break.create(), true);
  dispatch?.(tr.scrollIntoView());
  return true;
};

/** A picture or a checkpoint, with its place. */
export type WholeBlock = { node: Node; pos: number };

/** The selected picture or checkpoint. */
export function selectedWhole(state: EditorState): WholeBlock | null {
  const { selection } = state;
  if (!(selection instanceof NodeSelection) || !selection.node.isAtom) return null;
  return { node: selection.node, pos: selection.from };
}

/** The link with the cursor in it, with the range that it covers; or the selection that is to become one. */
export function linkAt(state: EditorState): { from: number; to: number; href: string } {
  const { $from, from, to, empty } = state.selection;
  const { parent } = $from;
  const start = $from.start();
  let found = { from, to, href: '' };
  let begin: number | null = null;
  let href = '';
  const end = (at: number) => {
    if (begin !== null && begin <= from && at >= to && (!empty || begin < at)) {
      found = { from: begin, to: at, href };
    }
    begin = null;
  };
  parent.forEach((node, offset) => {
    const own: unknown = marks.link.isInSet(node.marks)?.attrs['href'];
    if (begin !== null && own !== href) end(start + offset);
    if (typeof own === 'string' && begin === null) {
      begin = start + offset;
      href = own;
    }
  });
  end(start + parent.content.size);
  return found;
}

/** Makes the range a link; without words in it the address itself is written. An empty address takes the link away. */
export const setLink =
  ({ from, to }: { from: number; to: number }, href: string): Command =>
  (state, dispatch) => {
    const { tr } = state;
    if (from === to) {
      if (href === '') return false;
      tr.insert(from, schema.text(href, [marks.link.create({ href })]));
    } else {
      tr.removeMark(from, to, marks.link);
      if (href !== '') tr.addMark(from, to, marks.link.create({ href }));
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };

/** Where a link may be: not in code. */
export const mayLink: Command = (state) =>
  state.selection.$from.parent.type.allowsMarkType(marks.link) &&
  toggleMark(marks.link, { href: '' })(state);

/** The table with the selection in it. */
export function tableAround(state: EditorState): { node: Node; pos: number } | null {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if ($from.node(depth).type === nodes.table) {
      return { node: $from.node(depth), pos: $from.before(depth) };
    }
  }
  return null;
}
