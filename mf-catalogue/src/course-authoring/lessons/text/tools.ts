import { toggleMark } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
} from 'prosemirror-tables';
import type { MessageDescriptor } from 'react-intl';
import {
  indent,
  insertBlock,
  isInBlock,
  isInList,
  isMarked,
  mayLink,
  newTable,
  outdent,
  selectedWhole,
  toggleBlock,
  toggleList,
} from './commands.ts';
import { messages } from './messages.ts';
import { marks, nodes } from './schema.ts';

/** Things that are written in a dialog. */
export type DialogName = 'link' | 'picture' | 'checkpoint' | 'caption';

export type ToolName =
  | 'heading'
  | 'subheading'
  | 'bold'
  | 'italic'
  | 'codeText'
  | 'link'
  | 'bullets'
  | 'numbers'
  | 'outdent'
  | 'indent'
  | 'quote'
  | 'code'
  | 'table'
  | 'picture'
  | 'checkpoint'
  | 'edit'
  | 'undo'
  | 'redo'
  | 'addRow'
  | 'addColumn'
  | 'removeRow'
  | 'removeColumn'
  | 'caption'
  | 'removeTable';

export type Tool = {
  name: ToolName;
  label: MessageDescriptor;
  /** Whether it can be used here; of a tool that opens a dialog what would make it possible. */
  command: Command;
  opens?: DialogName | 'selected';
  /** Left out for a tool that does something once. */
  isActive?: (state: EditorState) => boolean;
  /** Shown only then. */
  isShown?: (state: EditorState) => boolean;
};

const always: Command = () => true;
const inTable: Command = (state) => isInTable(state);
const mark = (name: ToolName, label: MessageDescriptor, type: typeof marks.bold): Tool => ({
  name,
  label,
  command: toggleMark(type),
  isActive: (state) => isMarked(state, type),
});
const block = (
  name: ToolName,
  label: MessageDescriptor,
  type: typeof nodes.heading,
  attrs = {},
): Tool => ({
  name,
  label,
  command: toggleBlock(type, attrs),
  isActive: (state) => isInBlock(state, type, attrs),
});
const list = (name: ToolName, label: MessageDescriptor, type: typeof nodes.bullet_list): Tool => ({
  name,
  label,
  command: toggleList(type),
  isActive: (state) => isInList(state, type),
});
const ofTable = (name: ToolName, label: MessageDescriptor, command: Command): Tool => ({
  name,
  label,
  command,
  isShown: (state) => isInTable(state),
});

/** The toolbar, in groups. Those of a place are shown while the cursor is in such a place. */
export const tools: readonly (readonly Tool[])[] = [
  [
    block('heading', messages.heading, nodes.heading, { level: 1 }),
    block('subheading', messages.subheading, nodes.heading, { level: 2 }),
    block('quote', messages.quote, nodes.quote),
    block('code', messages.code, nodes.code_block),
  ],
  [
    mark('bold', messages.bold, marks.bold),
    mark('italic', messages.italic, marks.italic),
    mark('codeText', messages.codeText, marks.code),
    {
      name: 'link',
      label: messages.link,
      command: mayLink,
      opens: 'link',
      isActive: (state) => isMarked(state, marks.link),
    },
  ],
  [
    list('bullets', messages.bullets, nodes.bullet_list),
    list('numbers', messages.numbers, nodes.ordered_list),
    {
      name: 'outdent',
      label: messages.outdent,
      command: outdent,
      isShown: (state) => isInList(state),
    },
    {
      name: 'indent',
      label: messages.indent,
      command: indent,
      isShown: (state) => isInList(state),
    },
  ],
  [
    {
      name: 'table',
      label: messages.table,
      command: (state, dispatch, view) => insertBlock(newTable())(state, dispatch, view),
    },
    { name: 'picture', label: messages.picture, command: always, opens: 'picture' },
    { name: 'checkpoint', label: messages.checkpoint, command: always, opens: 'checkpoint' },
    {
      name: 'edit',
      label: messages.edit,
      command: (state) => selectedWhole(state) !== null,
      opens: 'selected',
      isShown: (state) => selectedWhole(state) !== null,
    },
  ],
  [
    ofTable('addRow', messages.addRow, addRowAfter),
    ofTable('addColumn', messages.addColumn, addColumnAfter),
    ofTable('removeRow', messages.removeRow, deleteRow),
    ofTable('removeColumn', messages.removeColumn, deleteColumn),
    { ...ofTable('caption', messages.caption, inTable), opens: 'caption' },
    ofTable('removeTable', messages.removeTable, deleteTable),
  ],
  [
    { name: 'undo', label: messages.undo, command: undo },
    { name: 'redo', label: messages.redo, command: redo },
  ],
];
