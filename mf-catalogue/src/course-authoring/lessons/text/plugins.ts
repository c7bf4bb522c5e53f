import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands';
import { gapCursor } from 'prosemirror-gapcursor';
import { history, redo, undo } from 'prosemirror-history';
import {
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { splitListItem } from 'prosemirror-schema-list';
import type { Command, Plugin } from 'prosemirror-state';
import { goToNextCell, isInTable, tableEditing } from 'prosemirror-tables';
import { blockIds } from './block-ids.ts';
import { indent, insertBreak, outdent, toggleBlock } from './commands.ts';
import { marks, nodes } from './schema.ts';

/** A cell has one paragraph: a new line in it is a line break. */
const breakInCell: Command = (state, dispatch, view) =>
  isInTable(state) && insertBreak(state, dispatch, view);

/**
 * What the keys do. Tab goes through the cells of a table and leaves the editor after the last one, as it does
 * everywhere else.
 */
export const editorPlugins = (keys: Record<string, Command>): Plugin[] => [
  keymap(keys),
  inputRules({
    rules: [
      textblockTypeInputRule(/^##\s$/, nodes.heading, { level: 1 }),
      textblockTypeInputRule(/^###\s$/, nodes.heading, { level: 2 }),
      textblockTypeInputRule(/^>\s$/, nodes.quote),
      wrappingInputRule(/^[-*]\s$/, nodes.bullet_list),
      wrappingInputRule(/^1[.)]\s$/, nodes.ordered_list),
    ],
  }),
  keymap({
    'Mod-b': toggleMark(marks.bold),
    'Mod-i': toggleMark(marks.italic),
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    'Mod-Alt-2': toggleBlock(nodes.heading, { level: 1 }),
    'Mod-Alt-3': toggleBlock(nodes.heading, { level: 2 }),
    'Mod-]': indent,
    'Mod-[': outdent,
    Tab: goToNextCell(1),
    'Shift-Tab': goToNextCell(-1),
    Enter: chainCommands(breakInCell, splitListItem(nodes.list_item)),
    'Shift-Enter': insertBreak,
    'Mod-Enter': exitCode,
    Backspace: undoInputRule,
  }),
  keymap(baseKeymap),
  history(),
  gapCursor(),
  tableEditing(),
  blockIds(),
];
