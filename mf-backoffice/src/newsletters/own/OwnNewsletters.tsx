import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card, EmptyState, Page, SectionHead, StateView, useFormats } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { TableFooter, TableSkeleton, useTableParams } from 'shared-ui/table';
import { newslettersQuery } from '../api.ts';
import { messages as newsletterMessages } from '../messages.ts';
import { messages } from './messages.ts';
import { useScopeName } from '../use-scope-name.ts';
import { OwnSubscription } from './OwnSubscription.tsx';

const List = styled(Card)(({ theme }) => ({
  '& details': { padding: theme.spacing(4, 5) },
  '& details + details': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& summary': { cursor: 'pointer', fontWeight: 600, overflowWrap: 'anywhere' },
  '& summary span': {
    marginInlineStart: theme.spacing(3),
    fontWeight: 400,
    color: theme.vars.palette.text.secondary,
  },
  '& p': {
    marginTop: theme.spacing(3),
    maxWidth: theme.layout.readingMax,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
}));

/** What a learner receives: the own subscription, and what was sent. */
export function OwnNewsletters() {
  const intl = useIntl();
  const { date } = useFormats();
  const table = useTableParams();
  const scopeName = useScopeName();
  const query = useQuery(
    newslettersQuery({ scope: 'all', page: table.page, pageSize: table.pageSize }),
  );
  const title = intl.formatMessage(newsletterMessages.title);
  return (
    <Page
      title={title}
      breadcrumb={[
        { label: intl.formatMessage(newsletterMessages.dashboard), to: paths.dashboard() },
        { label: title },
      ]}
    >
      <OwnSubscription />
      <SectionHead title={intl.formatMessage(messages.received)} />
      <StateView
        query={query}
        skeleton={<TableSkeleton columns={2} />}
        isEmpty={(data) => data.totalItems === 0}
        empty={
          <Card>
            <EmptyState title={<FormattedMessage {...messages.noneReceived} />} />
          </Card>
        }
      >
        {(data) => (
          <>
            <List>
              {data.items.map((item) => (
                <details key={item.id}>
                  <summary>
                    {item.title}
                    <span>
                      {scopeName(item)}, {date(item.dataInvio)}
                    </span>
                  </summary>
                  <p>{item.text}</p>
                </details>
              ))}
            </List>
            <TableFooter
              page={data.page}
              pageSize={data.pageSize}
              totalItems={data.totalItems}
              hrefOf={table.hrefOf}
            />
          </>
        )}
      </StateView>
    </Page>
  );
}
