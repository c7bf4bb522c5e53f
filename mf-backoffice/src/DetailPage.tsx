import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { toApiError } from 'shared-auth';
import {
  Button,
  EmptyState,
  LoadError,
  Page,
  Skeleton,
  SkeletonGroup,
  StateView,
  type QueryLike,
} from 'shared-ui';
import { paths, type TableType } from 'shared-ui/paths';
import { detailMessages } from './detail-messages.ts';

export const Blocks = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  minWidth: 0,
}));

/** What leads, and beside it what sums it up. */
export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  // A long name in a button must not widen the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(6),
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 21.5rem' },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(3),
}));

type DetailPageProps<T> = {
  query: QueryLike<T>;
  /** The table that it is a row of. */
  table: { type: TableType; title: MessageDescriptor };
  texts: {
    loading: MessageDescriptor;
    notFound: MessageDescriptor;
    notFoundText?: MessageDescriptor;
    toTable: MessageDescriptor;
  };
  title: (data: T) => string;
  /** Alone in the breadcrumb, so that the line stays one on a phone when it arrives. */
  shortTitle: (data: T) => string;
  lead?: (data: T) => ReactNode;
  actions?: (data: T) => ReactNode;
  children: (data: T) => ReactNode;
};

/** The frame of `/detail/{type}/{id}`: the way back to the table, what can be done, and what is said of a thing that is not there. */
export function DetailPage<T>({
  query,
  table,
  texts,
  title,
  shortTitle,
  lead,
  actions,
  children,
}: DetailPageProps<T>) {
  const { formatMessage } = useIntl();
  const { data } = query;
  const heading = data === undefined ? formatMessage(texts.loading) : title(data);
  const toTable = paths.table(table.type);
  return (
    <Page
      title={heading}
      breadcrumb={[
        { label: formatMessage(detailMessages.dashboard), to: paths.dashboard() },
        { label: formatMessage(table.title), to: toTable },
        { label: data === undefined ? heading : shortTitle(data) },
      ]}
      {...(data !== undefined && lead ? { lead: lead(data) } : {})}
      {...(data !== undefined && actions ? { actions: <Actions>{actions(data)}</Actions> } : {})}
    >
      <StateView
        query={query}
        skeleton={
          <SkeletonGroup>
            <Skeleton height="30rem" radius={16} />
          </SkeletonGroup>
        }
        error={(failure) =>
          isNotFound(failure.error) ? (
            <EmptyState
              title={<FormattedMessage {...texts.notFound} />}
              {...(texts.notFoundText
                ? { text: <FormattedMessage {...texts.notFoundText} /> }
                : {})}
              action={
                <Button to={toTable}>
                  <FormattedMessage {...texts.toTable} />
                </Button>
              }
            />
          ) : (
            <LoadError {...failure} />
          )
        }
      >
        {children}
      </StateView>
    </Page>
  );
}

/** An address that names nothing, or nothing that there could be. */
const isNotFound = (error: unknown) => [400, 404].includes(toApiError(error).status ?? 0);
