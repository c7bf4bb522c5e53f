import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { Card, EmptyState, ProgressRing, StateView, useFormats } from 'shared-ui';
import { DEFAULT_PAGE_SIZE } from 'shared-ui/details';
import { paths, withQuery } from 'shared-ui/paths';
import { DataTable, TableFooter, TableSkeleton } from 'shared-ui/table';
import { subscribersQuery } from '../api.ts';
import { authoringMessages } from '../authoring-messages.ts';
import { Section } from '../field-layout.ts';
import { messages } from './messages.ts';

/** Who follows the course, ten a page (EDIT-32). */
export function SubscribersSection({ courseId }: { courseId: number }) {
  const intl = useIntl();
  const { date } = useFormats();
  const [params] = useSearchParams();
  const pageParam = Number(params.get('page'));
  const page = Number.isInteger(pageParam) && pageParam > 0 ? pageParam : 1;
  const subscribers = useQuery({
    ...subscribersQuery(courseId, page, DEFAULT_PAGE_SIZE),
    placeholderData: keepPreviousData,
  });
  return (
    <Section>
      <StateView query={subscribers} skeleton={<TableSkeleton columns={3} />}>
        {({ items, totalItems }) => (
          <div>
            <DataTable
              caption={intl.formatMessage(authoringMessages.subscribers)}
              columns={[
                {
                  key: 'name',
                  label: intl.formatMessage(messages.subscriberName),
                  onCard: 'title',
                  cell: ({ surname, name }) => `${surname} ${name}`,
                },
                {
                  key: 'date',
                  label: intl.formatMessage(messages.subscriberDate),
                  cell: ({ subscribedAt }) => date(subscribedAt),
                },
                {
                  key: 'progress',
                  label: intl.formatMessage(messages.subscriberProgress),
                  align: 'right',
                  cell: ({ percentage }) => <ProgressRing percentage={percentage} size={44} />,
                },
              ]}
              rows={items}
              rowKey={({ userId }) => userId}
              empty={
                <Card>
                  <EmptyState
                    title={<FormattedMessage {...messages.noSubscribers} />}
                    text={<FormattedMessage {...messages.noSubscribersText} />}
                  />
                </Card>
              }
            />
            <TableFooter
              page={page}
              pageSize={DEFAULT_PAGE_SIZE}
              totalItems={totalItems}
              hrefOf={(target) =>
                withQuery(paths.courseEdit(courseId), { tab: 'iscritti', page: target })
              }
            />
          </div>
        )}
      </StateView>
    </Section>
  );
}
