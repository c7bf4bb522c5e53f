import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Button, useFormats } from 'shared-ui';
import { DataTable } from 'shared-ui/table';
import { isAutomatic, type Operation } from './api.ts';
import { messages, operationNames } from './messages.ts';

const OneLine = styled('span')({ whiteSpace: 'nowrap' });

/** On the card of an operation: content that has its own column in the table. */
const OnCard = styled('span')(({ theme }) => ({
  display: 'block',
  color: theme.vars.palette.text.secondary,
  fontWeight: 400,
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

const More = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'center',
  marginTop: theme.spacing(4),
}));

/** Operations at first, and more by each press: on phones each is a card. */
const STEP = 10;

const partOfRelease = (release: string) => release.split('/')[0] ?? '';
const versionOf = ({ version, releases }: Operation) =>
  releases?.map((release) => release.split('/')[1]).join(', ') ?? version;

/** Who changed what is served, when, and why; newest first. */
export function Operations({ operations }: { operations: Operation[] }) {
  const intl = useIntl();
  const { dateTime, integer } = useFormats();
  const [shown, setShown] = useState(STEP);
  const left = operations.length - shown;
  const nameOf = (name: string): string => {
    const message: MessageDescriptor | undefined = (
      operationNames as Record<string, MessageDescriptor>
    )[name];
    return message === undefined ? name : intl.formatMessage(message);
  };
  const partOf = (row: Operation) =>
    row.releases?.map(partOfRelease).join(', ') || row.key || intl.formatMessage(messages.all);
  const whoOf = (row: Operation) =>
    isAutomatic(row) ? intl.formatMessage(messages.automatic) : row.by;
  return (
    <>
      <DataTable
        caption={intl.formatMessage(messages.history)}
        rows={operations.slice(0, shown)}
        rowKey={(row) => row.revision}
        columns={[
          {
            key: 'name',
            label: intl.formatMessage(messages.operation),
            onCard: 'title',
            cell: (row) => (
              <span>
                {nameOf(row.name)}
                <OnCard>{partOf(row)}</OnCard>
              </span>
            ),
          },
          {
            key: 'remote',
            label: intl.formatMessage(messages.part),
            onCard: 'hidden',
            cell: (row) => <OneLine>{partOf(row)}</OneLine>,
          },
          {
            key: 'version',
            label: intl.formatMessage(messages.version),
            cell: (row) => <OneLine>{versionOf(row) || '-'}</OneLine>,
          },
          {
            key: 'by',
            label: intl.formatMessage(messages.by),
            onCard: 'hidden',
            cell: whoOf,
          },
          {
            key: 'at',
            label: intl.formatMessage(messages.at),
            cell: (row) => (
              <span>
                <OneLine>{dateTime(row.at)}</OneLine>
                <OnCard>{whoOf(row)}</OnCard>
              </span>
            ),
          },
          {
            key: 'why',
            label: intl.formatMessage(messages.reason),
            cell: (row) => row.reason || '-',
          },
        ]}
      />
      {left > 0 && (
        <More>
          <Button variant="outlined" onClick={() => setShown(shown + STEP)}>
            <FormattedMessage {...messages.showMore} values={{ count: integer(left) }} />
          </Button>
        </More>
      )}
    </>
  );
}
