import { useIntl } from 'react-intl';
import { SectionHead, useFormats } from 'shared-ui';
import { DataTable } from 'shared-ui/table';
import type { Order } from './api.ts';
import { messages } from './messages.ts';

/** Courses and exams of the order at the prices of its day. */
export function Articles({ articles }: { articles: Order['articles'] }) {
  const intl = useIntl();
  const { euro, integer } = useFormats();
  const title = intl.formatMessage(messages.articles);
  return (
    <section>
      <SectionHead title={title} size="small" />
      <DataTable
        caption={title}
        rows={articles}
        rowKey={(row) => row.key}
        columns={[
          {
            key: 'title',
            label: intl.formatMessage(messages.article),
            onCard: 'title',
            cell: (row) => row.title,
          },
          {
            key: 'quantity',
            label: intl.formatMessage(messages.quantity),
            align: 'right',
            cell: (row) => integer(row.quantity),
          },
          {
            key: 'price',
            label: intl.formatMessage(messages.unitPrice),
            align: 'right',
            cell: (row) => euro(row.unitCents),
          },
          {
            key: 'amount',
            label: intl.formatMessage(messages.amount),
            align: 'right',
            cell: (row) => euro(row.unitCents * row.quantity),
          },
        ]}
      />
    </section>
  );
}
