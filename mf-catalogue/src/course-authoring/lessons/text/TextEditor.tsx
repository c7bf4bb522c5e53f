import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { lessonTextStyles, type LessonText } from 'shared-ui/lesson-text';
import { fileStateQuery } from '../../api.ts';
import { withIds } from './block-ids.ts';
import { selectedWhole } from './commands.ts';
import { editorDocument, storedText } from './document.ts';
import { EditorDialogs, type OpenDialog } from './EditorDialogs.tsx';
import { messages } from './messages.ts';
import { editorPlugins } from './plugins.ts';
import { Toolbar } from './Toolbar.tsx';
import type { DialogName, Tool } from './tools.ts';
import { wholeViews } from './whole-views.ts';

const Root = styled('div')(({ theme }) => ({
  border: `1.5px solid ${theme.vars.palette.border.strong}`,
  borderRadius: theme.radius.md,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.paper,
  '&:focus-within': { borderColor: theme.vars.palette.primary.main },
  '&[data-invalid]': { borderColor: theme.vars.palette.error.main },
  '& .ProseMirror': {
    ...lessonTextStyles(theme),
    minHeight: 240,
    maxHeight: '65vh',
    overflowY: 'auto',
    padding: theme.spacing(4, 5),
    whiteSpace: 'break-spaces',
    outline: 'none',
    '&:focus-visible': { boxShadow: `inset 0 0 0 2px ${theme.vars.palette.focus.ring}` },
    '& tr:first-of-type > *': {
      backgroundColor: theme.vars.palette.background.sunken,
      fontWeight: 600,
    },
    // Beside the cells' look in the player, which has the same selector without the table.
    '& table :is(th, td)': {
      border: `1px solid ${theme.vars.palette.border.default}`,
      minWidth: 80,
    },
    '& .selectedCell': { backgroundColor: theme.vars.palette.primary.soft },
    '& :is(figure, section)': { cursor: 'pointer' },
    '& section': {
      display: 'grid',
      gap: theme.spacing(2),
      padding: theme.spacing(4),
      border: `1px solid ${theme.vars.palette.border.default}`,
      borderRadius: theme.radius.lg,
    },
    '& .ProseMirror-selectednode': {
      outline: `3px solid ${theme.vars.palette.focus.ring}`,
      outlineOffset: 2,
    },
    // Where there is no text to write in: before a table at the beginning, between two of them.
    '& .ProseMirror-gapcursor': {
      display: 'block',
      height: 2,
      width: 24,
      backgroundColor: theme.vars.palette.text.primary,
    },
  },
}));

export type TextEditorProps = {
  value: LessonText;
  onChange: (text: LessonText) => void;
  onBlur: () => void;
  /** Name, error and help of the field, as attributes of the text. */
  attributes: Record<string, string>;
  isLocked: boolean;
  /** Names interrupted uploads of pictures. */
  resumeKey: string;
};

/** Writes the text of a lesson. What it holds is always a document of the schema, whatever is pasted. */
export function TextEditor({
  value,
  onChange,
  onBlur,
  attributes,
  isLocked,
  resumeKey,
}: TextEditorProps) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const mount = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const written = useRef(value);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);

  const open = useEffectEvent((name: DialogName | 'selected') => {
    const state = view.current?.state;
    if (state === undefined || isLocked) return false;
    if (name !== 'selected') {
      setDialog({ name, whole: null });
      return true;
    }
    const whole = selectedWhole(state);
    if (whole === null) return false;
    setDialog({ name: whole.node.type.name === 'figure' ? 'picture' : 'checkpoint', whole });
    return true;
  });
  const toTools = useEffectEvent(() => {
    toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    return true;
  });
  const [plugins] = useState(() =>
    editorPlugins({
      Enter: (state) => selectedWhole(state) !== null && open('selected'),
      'Alt-F10': () => toTools(),
    }),
  );
  const stateOf = (text: LessonText): EditorState => {
    const state = EditorState.create({ doc: editorDocument(text), plugins });
    const tr = withIds(state);
    return tr === null ? state : state.apply(tr.setMeta('addToHistory', false));
  };
  const [state, setState] = useState(() => stateOf(value));

  const changed = useEffectEvent((next: EditorState, isWritten: boolean) => {
    setState(next);
    if (!isWritten) return;
    written.current = storedText(next.doc);
    onChange(written.current);
  });
  const left = useEffectEvent(onBlur);
  const texts = useEffectEvent(() => ({
    checkpoint: intl.formatMessage(messages.checkpoint),
    right: intl.formatMessage(messages.right),
    pictureMissing: intl.formatMessage(messages.pictureMissing),
  }));
  const urlOf = useEffectEvent(async (fileName: string) => {
    const { url } = await queryClient.fetchQuery(fileStateQuery(fileName));
    if (url === null) throw new Error(`${fileName} has no address`);
    return url;
  });

  const begin = useEffectEvent((place: HTMLElement) => {
    const made = new EditorView(place, {
      state,
      editable: () => !isLocked,
      attributes,
      nodeViews: wholeViews({ texts: () => texts(), urlOf: (name) => urlOf(name) }),
      dispatchTransaction: (transaction) => {
        const before = made.state.doc;
        const next = made.state.apply(transaction);
        made.updateState(next);
        changed(next, next.doc !== before);
      },
      handleDOMEvents: {
        blur: () => {
          left();
          return false;
        },
      },
      handleDoubleClickOn: (_view, _pos, node) => node.isAtom && open('selected'),
    });
    view.current = made;
  });
  useEffect(() => {
    if (mount.current !== null) begin(mount.current);
    return () => {
      view.current?.destroy();
      view.current = null;
    };
  }, []);

  // Another text than was written here: changes were discarded, or another version was loaded.
  const replace = useEffectEvent((text: LessonText) => {
    if (text === written.current) return;
    written.current = text;
    const next = stateOf(text);
    view.current?.updateState(next);
    setState(next);
  });
  useEffect(() => replace(value), [value]);
  useEffect(() => {
    view.current?.setProps({ editable: () => !isLocked, attributes });
  }, [attributes, isLocked]);

  const isDialogOpen = dialog !== null;
  useEffect(() => {
    if (!isDialogOpen) return;
    // After the dialog has gone and given the focus back to the tool.
    return () => void setTimeout(() => view.current?.focus());
  }, [isDialogOpen]);

  const use = ({ opens, command }: Tool) => {
    const { current } = view;
    if (current === null) return;
    if (opens !== undefined) open(opens);
    else {
      command(current.state, current.dispatch, current);
      current.focus();
    }
  };
  return (
    <Root {...(attributes['aria-invalid'] ? { 'data-invalid': '' } : {})}>
      {!isLocked && (
        <Toolbar ref={toolbar} state={state} onUse={use} onLeave={() => view.current?.focus()} />
      )}
      <div ref={mount} />
      {dialog !== null && (
        <EditorDialogs
          dialog={dialog}
          state={state}
          resumeKey={resumeKey}
          onRun={(command) => {
            const { current } = view;
            if (current !== null) command(current.state, current.dispatch, current);
          }}
          onClose={() => setDialog(null)}
        />
      )}
    </Root>
  );
}
