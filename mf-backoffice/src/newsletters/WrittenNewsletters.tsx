import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Card, EmptyState, Glyph, Page, TextLink, useFormats } from 'shared-ui';
import { ProgressBar } from 'shared-ui/details';
import { paths } from 'shared-ui/paths';
import { PagedTable, useTableParams, type Column } from 'shared-ui/table';
import { newslettersQuery, type Newsletter } from './api.ts';
import { messages } from './messages.ts';
import { sentCount } from './progress.ts';
import { StatePill } from './StatePill.tsx';
import { useScopeName } from './use-scope-name.ts';

const Recipients = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  gap: theme.spacing(1),
  minWidth: 120,
  fontVariantNumeric: 'tabular-nums',
}));

/** Newsletters of every scope that the reader writes or reads, ten a page. */
export function WrittenNewsletters() {
  const intl = useIntl();
  const table = useTableParams();
  const query = useQuery(
    newslettersQuery({ scope: 'all', page: table.page, pageSize: table.pageSize }),
  );
  const title = intl.formatMessage(messages.title);
  const columns = useColumns();
  return (
    <Page
      title={title}
      breadcrumb={[
        { label: intl.formatMessage(messages.dashboard), to: paths.dashboard() },
        { label: title },
      ]}
      actions={query.data && <Create canWrite={query.data.canWrite} openId={query.data.openId} />}
    >
      <PagedTable
        query={query}
        hrefOf={table.hrefOf}
        caption={title}
        columns={columns}
        rowKey={(row) => row.id}
        empty={
          <Card>
            <EmptyState
              title={<FormattedMessage {...messages.empty} />}
              text={<FormattedMessage {...messages.emptyText} />}
            />
          </Card>
        }
      />
    </Page>
  );
}

/** The platform's; that of a course is written from the tab of the course. */
function Create({ canWrite, openId }: { canWrite: boolean; openId: number | null }) {
  const reason = !canWrite
    ? messages.platformByAdministrator
    : openId === null
      ? null
      : messages.exists;
  return (
    <Button
      startIcon={<Glyph name="plus" size={18} />}
      to={paths.newsletterCreate({ type: 'wb' })}
      {...(reason === null ? {} : { disabledReason: <FormattedMessage {...reason} /> })}
    >
      <FormattedMessage {...messages.create} />
    </Button>
  );
}

function useColumns(): Column<Newsletter>[] {
  const intl = useIntl();
  const { dateTime } = useFormats();
  const scopeName = useScopeName();
  return [
    {
      key: 'title',
      label: intl.formatMessage(messages.headTitle),
      onCard: 'title',
      cell: (row) => <TextLink to={paths.newsletterEdit(row.id)}>{row.title}</TextLink>,
    },
    { key: 'scope', label: intl.formatMessage(messages.headScope), cell: scopeName },
    {
      key: 'state',
      label: intl.formatMessage(messages.headState),
      cell: (row) => <StatePill state={row.state} />,
    },
    {
      key: 'date',
      label: intl.formatMessage(messages.headDate),
      cell: (row) => dateTime(row.dataInvio),
    },
    {
      key: 'recipients',
      label: intl.formatMessage(messages.headRecipients),
      align: 'right',
      cell: (row) => <RecipientsCell newsletter={row} />,
    },
  ];
}

function RecipientsCell({ newsletter: { progress, state } }: { newsletter: Newsletter }) {
  const intl = useIntl();
  const { integer } = useFormats();
  if (progress === null) return '-';
  if (state !== 'sending') return integer(progress.recipients);
  const done = sentCount(progress);
  return (
    <Recipients>
      <FormattedMessage
        {...messages.sentOf}
        values={{ done: integer(done), all: integer(progress.recipients) }}
      />
      <ProgressBar
        value={(100 * done) / Math.max(1, progress.recipients)}
        label={intl.formatMessage(messages.progress)}
      />
    </Recipients>
  );
}
