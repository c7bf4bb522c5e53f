import type { Command, EditorState } from 'prosemirror-state';
import { CheckpointDialog } from './CheckpointDialog.tsx';
import { insertBlock, linkAt, setLink, tableAround, type WholeBlock } from './commands.ts';
import { LineDialog } from './LineDialog.tsx';
import { messages } from './messages.ts';
import { PictureDialog } from './PictureDialog.tsx';
import { nodes, type CheckpointAttributes, type FigureAttributes } from './schema.ts';
import type { DialogName } from './tools.ts';

export type OpenDialog = {
  name: DialogName;
  /** The picture or checkpoint that is changed; null adds one. */
  whole: WholeBlock | null;
};

/** Puts the data into the block that was opened, or into a new one. */
const store =
  (type: typeof nodes.figure, whole: WholeBlock | null, data: object): Command =>
  (state, dispatch, view) => {
    if (whole === null) return insertBlock(type.create({ data }))(state, dispatch, view);
    dispatch?.(state.tr.setNodeAttribute(whole.pos, 'data', data));
    return true;
  };

/** What is written beside the text: links, captions, pictures, checkpoints. */
export function EditorDialogs({
  dialog: { name, whole },
  state,
  resumeKey,
  onRun,
  onClose,
}: {
  dialog: OpenDialog;
  state: EditorState;
  resumeKey: string;
  onRun: (command: Command) => void;
  onClose: () => void;
}) {
  const done = (command: Command) => {
    onRun(command);
    onClose();
  };
  switch (name) {
    case 'link': {
      const link = linkAt(state);
      return (
        <LineDialog
          title={messages.linkTitle}
          label={messages.address}
          help={messages.addressHelp}
          value={link.href}
          isAddress
          onClose={onClose}
          onDone={(href) => done(setLink(link, href))}
        />
      );
    }
    case 'caption': {
      const table = tableAround(state);
      return (
        <LineDialog
          title={messages.caption}
          label={messages.captionText}
          value={String(table?.node.attrs['caption'] ?? '')}
          maxLength={300}
          onClose={onClose}
          onDone={(caption) =>
            done((current, dispatch) => {
              if (table === null) return false;
              dispatch?.(current.tr.setNodeAttribute(table.pos, 'caption', caption));
              return true;
            })
          }
        />
      );
    }
    case 'picture':
      return (
        <PictureDialog
          stored={(whole?.node.attrs['data'] as FigureAttributes | undefined) ?? null}
          resumeKey={resumeKey}
          onClose={onClose}
          onDone={(data) => done(store(nodes.figure, whole, data))}
        />
      );
    case 'checkpoint':
      return (
        <CheckpointDialog
          stored={(whole?.node.attrs['data'] as CheckpointAttributes | undefined) ?? null}
          onClose={onClose}
          onDone={(data) => done(store(nodes.checkpoint, whole, data))}
        />
      );
  }
}
