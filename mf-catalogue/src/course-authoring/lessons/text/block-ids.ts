import { Plugin, type EditorState, type Transaction } from 'prosemirror-state';
import { nodes } from './schema.ts';

/**
 * Every block has an id of its own, which it keeps while it is written on: of a block that was split the first half keeps
 * it. Notes of learners refer to it. A paragraph at the end lets one write on after a table.
 */
export const blockIds = (): Plugin =>
  new Plugin({ appendTransaction: (_transactions, _before, state) => withIds(state) });

export function withIds(state: EditorState): Transaction | null {
  const { tr } = state;
  const seen = new Set<string>();
  state.doc.forEach((node, offset) => {
    const id: unknown = node.attrs['id'];
    if (typeof id === 'string' && !seen.has(id)) {
      seen.add(id);
      return;
    }
    const fresh = crypto.randomUUID().slice(0, 13);
    seen.add(fresh);
    tr.setNodeAttribute(offset, 'id', fresh);
  });
  if (state.doc.lastChild?.type !== nodes.paragraph) {
    tr.insert(
      state.doc.content.size,
      nodes.paragraph.create({ id: crypto.randomUUID().slice(0, 13) }),
    );
  }
  return tr.docChanged ? tr : null;
}
