import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card, EmptyState, SectionHead, StateView, useFormats } from 'shared-ui';
import { DataTable, TableFooter, TableSkeleton, useTableParams } from 'shared-ui/table';
import { subscribersQuery, type Scope } from '../api.ts';
import { messages } from './messages.ts';

/** Who receives it, ten a page, for those who may write it (NEWS-16, E162). */
export function Subscribers({ scope }: { scope: Scope }) {
  const intl = useIntl();
  const { date } = useFormats();
  const table = useTableParams();
  const query = useQuery(subscribersQuery(scope, table.page, table.pageSize));
  return (
    <section>
      <SectionHead title={intl.formatMessage(messages.subscribers)} />
      <StateView query={query} skeleton={<TableSkeleton columns={3} />}>
        {(data) => (
          <>
            <DataTable
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
              rows={data.items}
              // Shortened addresses repeat; a page is never reordered.
              rowKey={(row) => data.items.indexOf(row)}
              empty={
                <Card>
                  <EmptyState title={<FormattedMessage {...messages.noSubscribers} />} />
                </Card>
              }
            />
            <TableFooter
              page={data.page}
              pageSize={data.pageSize}
              totalItems={data.totalItems}
              hrefOf={table.hrefOf}
            />
          </>
        )}
      </StateView>
    </section>
  );
}
