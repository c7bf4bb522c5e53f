import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from 'shared-ui';
import { DataTable, type Column } from 'shared-ui/table';
import { ActionRow } from '../ActionRow.tsx';
import type { InviteFault, InvitePreview } from './api.ts';
import { inviteMessages as messages } from './invite-messages.ts';
import { messages as peopleMessages } from './messages.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  '& > h3': { ...theme.typography.h4, margin: 0 },
  '& > h3:focus': { outline: 'none' },
}));

const Text = styled('span')({ overflowWrap: 'anywhere' });

const faults = {
  NAME_MISSING: messages.nameMissing,
  NAME_INVALID: messages.nameInvalid,
  EMAIL_INVALID: messages.emailInvalid,
  EMAIL_TWICE: messages.emailTwice,
  COURSE_UNKNOWN: messages.courseUnknown,
  ALREADY_INVITED: messages.alreadyInvited,
  CODES_MISSING: messages.codesMissing,
} satisfies Record<InviteFault, object>;

type Fault = InvitePreview['difetti'][number];

/** What a file would send, and what is wrong with each of its other rows. It has the focus when it appears. */
export function InvitePreviewCard({
  preview: { buone, difetti },
  isBusy,
  onConfirm,
  onCancel,
}: {
  preview: InvitePreview;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const { formatMessage } = useIntl();
  const columns = useFaultColumns();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Root>
      <h3 ref={title} tabIndex={-1}>
        {formatMessage(messages.previewed, { good: buone.length, faulty: difetti.length })}
      </h3>
      {difetti.length > 0 && (
        <DataTable
          caption={formatMessage(messages.faulty)}
          columns={columns}
          rows={difetti}
          rowKey={({ riga }) => riga}
        />
      )}
      <ActionRow>
        {buone.length > 0 && (
          <Button busy={isBusy} onClick={onConfirm}>
            {formatMessage(messages.confirm, { count: buone.length })}
          </Button>
        )}
        <Button variant="outlined" disabled={isBusy} onClick={onCancel}>
          {formatMessage(messages.cancel)}
        </Button>
      </ActionRow>
    </Root>
  );
}

function useFaultColumns(): Column<Fault>[] {
  const { formatMessage } = useIntl();
  return [
    { key: 'row', label: formatMessage(messages.row), cell: ({ riga }) => riga },
    { key: 'person', label: formatMessage(peopleMessages.person), cell: ({ nome }) => nome || '–' },
    {
      key: 'email',
      label: formatMessage(messages.email),
      cell: ({ email }) => <Text>{email || '–'}</Text>,
    },
    {
      key: 'course',
      label: formatMessage(peopleMessages.course),
      cell: ({ corso }) => corso || '–',
    },
    {
      key: 'fault',
      label: formatMessage(messages.fault),
      onCard: 'title',
      cell: ({ difetto }) => formatMessage(faults[difetto]),
    },
  ];
}
