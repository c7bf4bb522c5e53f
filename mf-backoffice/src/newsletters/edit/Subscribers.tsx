import { useQuery } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card, EmptyState, SectionHead, useFormats } from 'shared-ui';
import { PagedTable, useTableParams } from 'shared-ui/table';
import { askSubscribers, subscribersKind } from '../../table-export.ts';
import { ExportMenu } from '../../TableExportMenu.tsx';
import { subscribersQuery, type Scope } from '../api.ts';
import { messages } from './messages.ts';

/** As above every table of the back office. */
const Actions = styled('div')(({ theme }) => ({ marginBottom: theme.spacing(5) }));

/** Who receives it, ten a page, for those who may write it (NEWS-16, E162). */
export function Subscribers({ scope }: { scope: Scope }) {
  const intl = useIntl();
  const { date } = useFormats();
  const table = useTableParams();
  const query = useQuery(subscribersQuery(scope, table.page, table.pageSize));
  return (
    <section>
      <SectionHead title={intl.formatMessage(messages.subscribers)} />
      {query.data !== undefined && query.data.totalItems > 0 && (
        <Actions>
          <ExportMenu
            kind={subscribersKind}
            onAsk={(formato) =>
              askSubscribers({ formato, ...(scope === null ? {} : { courseId: scope }) })
            }
          />
        </Actions>
      )}
      <PagedTable
        query={query}
        hrefOf={table.hrefOf}
        caption={intl.formatMessage(messages.subscribers)}
        columns={[
          {
            key: 'name',
            label: intl.formatMessage(messages.name),
            onCard: 'title',
            cell: (row) => `${row.name} ${row.surname}`,
          },
          {
            key: 'email',
            label: intl.formatMessage(messages.email),
            cell: (row) => row.email,
          },
          {
            key: 'since',
            label: intl.formatMessage(messages.since),
            align: 'right',
            cell: (row) => date(row.registeredAt),
          },
        ]}
        empty={
          <Card>
            <EmptyState title={<FormattedMessage {...messages.noSubscribers} />} />
          </Card>
        }
      />
    </section>
  );
}
