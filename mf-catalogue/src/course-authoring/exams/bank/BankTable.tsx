import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionMenu, Pill, type GlyphName, type Tone } from 'shared-ui';
import { DataTable, type Sort } from 'shared-ui/table';
import type { QuestionRow, QuestionState } from '../api.ts';
import { kindMessages, stateMessages } from '../question/kinds.ts';
import type { WireStatistics } from '../statistics/api.ts';
import { messages as statisticsMessages } from '../statistics/messages.ts';
import { Discrimination, ShareRight } from '../statistics/ShareRight.tsx';
import { messages } from './messages.ts';

const Stem = styled('button')(({ theme }) => ({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'left',
  cursor: 'pointer',
  minHeight: 44,
  overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline' },
  '&[aria-current]': { color: theme.vars.palette.primary.main },
}));

const looks: Record<QuestionState, { tone: Tone; glyph?: GlyphName }> = {
  active: { tone: 'success', glyph: 'check' },
  review: { tone: 'warning', glyph: 'warningFill' },
  draft: { tone: 'neutral' },
  retired: { tone: 'neutral', glyph: 'lock' },
};

/** One page of the bank. */
export function BankTable({
  rows,
  statistics,
  opened,
  sort,
  onSort,
  onOpen,
  onRemove,
}: {
  rows: readonly QuestionRow[];
  statistics: readonly WireStatistics[];
  /** Id of the question whose form is open. */
  opened: string | null;
  sort: Sort | null;
  onSort: (sort: Sort) => void;
  onOpen: (id: number) => void;
  onRemove: (question: QuestionRow) => void;
}) {
  const intl = useIntl();
  const label = (name: keyof typeof messages) => intl.formatMessage(messages[name]);
  const of = new Map(statistics.map((each) => [each.questionId, each]));
  return (
    <DataTable
      caption={label('title')}
      rows={rows}
      rowKey={({ id }) => id}
      sort={sort}
      onSort={onSort}
      columns={[
        {
          key: 'stem',
          label: label('question'),
          sortBy: 'stem',
          onCard: 'title',
          cell: ({ id, stem }) => (
            <Stem
              type="button"
              onClick={() => onOpen(id)}
              {...(opened === String(id) ? { 'aria-current': 'true' as const } : {})}
            >
              {stem}
            </Stem>
          ),
        },
        { key: 'area', label: label('area'), sortBy: 'area', cell: ({ area }) => area },
        {
          key: 'kind',
          label: label('kind'),
          sortBy: 'kind',
          cell: ({ kind }) => <FormattedMessage {...kindMessages[kind]} />,
        },
        {
          key: 'points',
          label: label('points'),
          sortBy: 'points',
          align: 'right',
          cell: ({ points }) => points,
        },
        {
          key: 'right',
          label: intl.formatMessage(statisticsMessages.columnRight),
          cell: ({ id }) => <ShareRight found={of.get(id)} />,
        },
        {
          key: 'discrimination',
          label: intl.formatMessage(statisticsMessages.columnDiscrimination),
          cell: ({ id }) => <Discrimination found={of.get(id)} />,
        },
        {
          key: 'state',
          label: label('state'),
          sortBy: 'state',
          cell: ({ state }) => (
            <Pill {...looks[state]}>
              <FormattedMessage {...stateMessages[state]} />
            </Pill>
          ),
        },
        {
          key: 'actions',
          label: label('actions'),
          hasHiddenLabel: true,
          align: 'right',
          cell: (row) => (
            <ActionMenu
              label={intl.formatMessage(messages.actionsOn, { stem: row.stem })}
              actions={[
                { key: 'edit', label: label('edit'), onSelect: () => onOpen(row.id) },
                {
                  key: 'remove',
                  label: label('remove'),
                  isDestructive: true,
                  onSelect: () => onRemove(row),
                },
              ]}
            />
          ),
        },
      ]}
    />
  );
}
