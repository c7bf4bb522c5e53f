import { useQueryClient } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionMenu, Card, ConfirmDialog, toast } from 'shared-ui';
import { SortableList } from 'shared-ui/sortable';
import { entriesQuery, removeEntry, type Entry } from './api.ts';
import { messages } from './messages.ts';
import { useEntryOrder } from './use-entry-order.ts';

const Row = styled(Card)(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(1),
  padding: theme.spacing(3, 2),
  '& h2': { ...theme.typography.label, fontSize: '1rem', overflowWrap: 'anywhere' },
  '& p': {
    marginTop: theme.spacing(1),
    maxWidth: theme.layout.readingMax,
    color: theme.vars.palette.text.secondary,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
  // The first line stands at the middle of the buttons beside it.
  '& > div': { flex: 1, minWidth: 0, padding: theme.spacing(2.5, 2) },
}));

/** The entries as everyone reads them, each with what can be done with it, and in an order that can be changed. */
export function EntryList({
  entries: stored,
  onEdit,
}: {
  entries: readonly Entry[];
  onEdit: (entry: Entry) => void;
}) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const { entries, move } = useEntryOrder(stored);
  const [removed, setRemoved] = useState<Entry | null>(null);

  const remove = async () => {
    if (removed === null) return;
    try {
      await removeEntry(removed.id);
      toast.success(intl.formatMessage(messages.removed));
    } catch (error) {
      toast.error(intl.formatMessage(messages.failed));
      throw error;
    } finally {
      await queryClient.invalidateQueries({ queryKey: entriesQuery.queryKey });
    }
  };

  return (
    <>
      <SortableList
        items={entries.map((entry) => ({ ...entry, key: String(entry.id) }))}
        nameOf={({ question }) => question}
        onMove={move}
      >
        {(entry, _place, { handle, moveActions }) => (
          <Row>
            {handle}
            <div>
              <h2>{entry.question}</h2>
              <p>{entry.answer}</p>
            </div>
            <ActionMenu
              label={intl.formatMessage(messages.actions, { question: entry.question })}
              actions={[
                {
                  key: 'edit',
                  label: intl.formatMessage(messages.edit),
                  onSelect: () => onEdit(entry),
                },
                ...moveActions,
                {
                  key: 'remove',
                  label: intl.formatMessage(messages.remove),
                  isDestructive: true,
                  onSelect: () => setRemoved(entry),
                },
              ]}
            />
          </Row>
        )}
      </SortableList>
      <ConfirmDialog
        isOpen={removed !== null}
        onClose={() => setRemoved(null)}
        onConfirm={remove}
        title={
          <FormattedMessage
            {...messages.removeTitle}
            values={{ question: removed?.question ?? '' }}
          />
        }
        confirmLabel={<FormattedMessage {...messages.remove} />}
      >
        <FormattedMessage {...messages.removeText} />
      </ConfirmDialog>
    </>
  );
}
