import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card, EmptyState, Page, SectionHead, Skeleton, SkeletonGroup, StateView } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { releasesQuery, type Remote } from './api.ts';
import { messages } from './messages.ts';
import { Operations } from './Operations.tsx';
import { RemoteCard } from './RemoteCard.tsx';
import { RollBackDialog } from './RollBackDialog.tsx';

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(6),
}));

const Lead = styled('p')(({ theme }) => ({
  maxWidth: '70ch',
  marginBottom: theme.spacing(6),
  color: theme.vars.palette.text.secondary,
}));

const History = styled('section')(({ theme }) => ({ marginTop: theme.spacing(10) }));

/** `/releases`: which version of each part is served to whom, how it does, and the way back. */
export function ReleasesPage() {
  const intl = useIntl();
  const query = useQuery(releasesQuery);
  const [leaving, setLeaving] = useState<Remote | null>(null);
  const title = intl.formatMessage(messages.title);
  return (
    <Page
      title={title}
      breadcrumb={[
        { label: intl.formatMessage(messages.dashboard), to: paths.dashboard() },
        { label: title },
      ]}
    >
      <Lead>
        <FormattedMessage {...messages.lead} />
      </Lead>
      <StateView
        query={query}
        skeleton={<CardsSkeleton />}
        isEmpty={({ remotes }) => remotes.length === 0}
        empty={
          <Card>
            <EmptyState title={<FormattedMessage {...messages.none} />} />
          </Card>
        }
      >
        {({ remotes, operations }) => (
          <>
            <Cards>
              {remotes.map((remote) => (
                <RemoteCard
                  key={remote.key}
                  remote={remote}
                  lastOperation={operations.find(({ key }) => key === remote.key)}
                  onRollBack={() => setLeaving(remote)}
                />
              ))}
            </Cards>
            <History>
              <SectionHead title={intl.formatMessage(messages.history)} size="small" />
              <Operations operations={operations} />
            </History>
          </>
        )}
      </StateView>
      {leaving && <RollBackDialog remote={leaving} onClose={() => setLeaving(null)} />}
    </Page>
  );
}

const CardsSkeleton = () => (
  <SkeletonGroup>
    <Cards>
      <Skeleton height="14rem" radius={16} />
      <Skeleton height="14rem" radius={16} />
      <Skeleton height="14rem" radius={16} />
    </Cards>
  </SkeletonGroup>
);
