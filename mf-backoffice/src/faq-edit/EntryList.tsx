import { useQueryClient } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionMenu, Card, ConfirmDialog, toast } from 'shared-ui';
import { entriesQuery, removeEntry, type Entry } from './api.ts';
import { messages } from './messages.ts';

const List = styled(Card)(({ theme }) => ({
  '& > ul > li': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: theme.spacing(4),
    padding: theme.spacing(4, 3, 4, 5),
  },
  '& > ul > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& h2': { ...theme.typography.label, fontSize: '1rem', overflowWrap: 'anywhere' },
  '& p': {
    marginTop: theme.spacing(1),
    maxWidth: theme.layout.readingMax,
    color: theme.vars.palette.text.secondary,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
  '& li > div': { flex: 1, minWidth: 0 },
}));

/** The entries as everyone reads them, each with what can be done with it. */
export function EntryList({
  entries,
  onEdit,
}: {
  entries: readonly Entry[];
  onEdit: (entry: Entry) => void;
}) {
  const intl = useIntl();
  const queryClient = useQueryClient();
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
    <List>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
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
                {
                  key: 'remove',
                  label: intl.formatMessage(messages.remove),
                  isDestructive: true,
                  onSelect: () => setRemoved(entry),
                },
              ]}
            />
          </li>
        ))}
      </ul>
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
    </List>
  );
}
