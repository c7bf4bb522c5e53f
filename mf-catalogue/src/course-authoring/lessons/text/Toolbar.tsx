import { styled } from '@mui/material/styles';
import { ArrowUUpLeft } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft';
import { ArrowUUpRight } from '@phosphor-icons/react/dist/csr/ArrowUUpRight';
import { CodeBlock } from '@phosphor-icons/react/dist/csr/CodeBlock';
import { CodeSimple } from '@phosphor-icons/react/dist/csr/CodeSimple';
import { Columns } from '@phosphor-icons/react/dist/csr/Columns';
import { ColumnsPlusRight } from '@phosphor-icons/react/dist/csr/ColumnsPlusRight';
import { Image } from '@phosphor-icons/react/dist/csr/Image';
import { LinkSimple } from '@phosphor-icons/react/dist/csr/LinkSimple';
import { ListBullets } from '@phosphor-icons/react/dist/csr/ListBullets';
import { ListChecks } from '@phosphor-icons/react/dist/csr/ListChecks';
import { ListNumbers } from '@phosphor-icons/react/dist/csr/ListNumbers';
import { PencilSimple } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { Quotes } from '@phosphor-icons/react/dist/csr/Quotes';
import { Rows } from '@phosphor-icons/react/dist/csr/Rows';
import { RowsPlusBottom } from '@phosphor-icons/react/dist/csr/RowsPlusBottom';
import { Subtitles } from '@phosphor-icons/react/dist/csr/Subtitles';
import { Table } from '@phosphor-icons/react/dist/csr/Table';
import { TextB } from '@phosphor-icons/react/dist/csr/TextB';
import { TextHThree } from '@phosphor-icons/react/dist/csr/TextHThree';
import { TextHTwo } from '@phosphor-icons/react/dist/csr/TextHTwo';
import { TextIndent } from '@phosphor-icons/react/dist/csr/TextIndent';
import { TextItalic } from '@phosphor-icons/react/dist/csr/TextItalic';
import { TextOutdent } from '@phosphor-icons/react/dist/csr/TextOutdent';
import { Trash } from '@phosphor-icons/react/dist/csr/Trash';
import type { EditorState } from 'prosemirror-state';
import { useState, type ComponentType, type KeyboardEvent, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { tools, type Tool, type ToolName } from './tools.ts';

const icons: Record<ToolName, ComponentType<{ size: number }>> = {
  heading: TextHTwo,
  subheading: TextHThree,
  bold: TextB,
  italic: TextItalic,
  codeText: CodeSimple,
  link: LinkSimple,
  bullets: ListBullets,
  numbers: ListNumbers,
  outdent: TextOutdent,
  indent: TextIndent,
  quote: Quotes,
  code: CodeBlock,
  table: Table,
  picture: Image,
  checkpoint: ListChecks,
  edit: PencilSimple,
  undo: ArrowUUpLeft,
  redo: ArrowUUpRight,
  addRow: RowsPlusBottom,
  addColumn: ColumnsPlusRight,
  removeRow: Rows,
  removeColumn: Columns,
  caption: Subtitles,
  removeTable: Trash,
};

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 2),
  padding: theme.spacing(1.5),
  borderBottom: `1px solid ${theme.vars.palette.border.default}`,
  backgroundColor: theme.vars.palette.background.sunken,
  '& > div': { display: 'flex', flexWrap: 'wrap' },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    width: 40,
    height: 40,
    padding: 0,
    border: 0,
    borderRadius: theme.radius.sm,
    background: 'none',
    color: theme.vars.palette.text.primary,
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.vars.palette.background.paper },
    '&[aria-pressed=true]': {
      backgroundColor: theme.vars.palette.primary.soft,
      color: theme.vars.palette.primary.softText,
    },
    '&[aria-disabled=true]': { color: theme.vars.palette.text.tertiary, cursor: 'default' },
  },
}));

/** Next place for a key of the toolbar; null for keys that are not its own. */
function placeAfter(key: string, place: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (place + 1) % count;
    case 'ArrowLeft':
      return (place + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** What can be done with the text: one tab stop, the arrows go from tool to tool. */
export function Toolbar({
  ref,
  state,
  onUse,
  onLeave,
}: {
  ref: Ref<HTMLDivElement>;
  state: EditorState;
  onUse: (tool: Tool) => void;
  /** Escape: back to the text. */
  onLeave: () => void;
}) {
  const intl = useIntl();
  const [current, setCurrent] = useState<ToolName>('heading');
  const groups = tools
    .map((group) => group.filter(({ isShown }) => isShown?.(state) !== false))
    .filter((group) => group.length > 0);
  const names = groups.flat().map(({ name }) => name);
  // The tools of a place go when the cursor leaves it.
  const stop = names.includes(current) ? current : 'heading';

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      onLeave();
      return;
    }
    const next = placeAfter(event.key, names.indexOf(stop), names.length);
    if (next === null) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };

  return (
    <Root
      ref={ref}
      role="toolbar"
      aria-label={intl.formatMessage(messages.toolbar)}
      onKeyDown={onKeyDown}
    >
      {groups.map((group) => (
        <div key={group[0]?.name}>
          {group.map((tool) => {
            const Icon = icons[tool.name];
            const label = intl.formatMessage(tool.label);
            return (
              <button
                key={tool.name}
                type="button"
                aria-label={label}
                title={label}
                tabIndex={tool.name === stop ? 0 : -1}
                {...(tool.isActive ? { 'aria-pressed': tool.isActive(state) } : {})}
                {...(tool.command(state) ? {} : { 'aria-disabled': true })}
                {...(tool.opens === undefined ? {} : { 'aria-haspopup': 'dialog' as const })}
                // The selection of the text stays.
                onMouseDown={(event) => event.preventDefault()}
                onFocus={() => setCurrent(tool.name)}
                onClick={() => {
                  if (tool.command(state)) onUse(tool);
                }}
              >
                <Icon size={20} aria-hidden />
              </button>
            );
          })}
        </div>
      ))}
    </Root>
  );
}
