import { styled } from '@mui/material/styles';
import { DownloadSimple } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { UserPlus } from '@phosphor-icons/react/dist/csr/UserPlus';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { newIdempotencyKey, toApiError, useSession } from 'shared-auth';
import { Alert, Button, EmptyState, Page, Skeleton, SkeletonGroup, StateView } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { ActionRow } from '../ActionRow.tsx';
import { breadcrumbMessages } from '../breadcrumb-messages.ts';
import { pageLinkMessages } from '../page-link-messages.ts';
import { summaryQuery, type CompanySummary } from './api.ts';
import { DeadlineBand } from './deadlines/DeadlineBand.tsx';
import { DeadlineList } from './deadlines/DeadlineList.tsx';
import { useAttestationsZip } from './deadlines/use-attestations-zip.ts';
import { InviteFile, type PreparedInvites } from './InviteFile.tsx';
import { messages } from './messages.ts';
import { PeopleList } from './PeopleList.tsx';
import { VoucherCounts } from './VoucherCounts.tsx';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  marginTop: theme.spacing(12),
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' },
}));

/** `/voucher/people`: what the legal representative of a company sees of those it gave courses (decision 0069). */
export function PeoplePage() {
  const { formatMessage } = useIntl();
  const company = useSession(({ role, company: acting }) =>
    role === 'Discente' && acting?.role === 'LEGAL_REPRESENTATIVE' ? acting.name : null,
  );
  const crumbs = useCrumbs();
  if (company !== null) return <CompanyPeople company={company} />;
  return (
    <Page title={formatMessage(messages.pageTitle)} breadcrumb={crumbs}>
      <EmptyState
        illustration="badge"
        title={formatMessage(messages.notForYou)}
        text={formatMessage(messages.notForYouText)}
        action={
          <Button variant="outlined" to={paths.voucher()}>
            {formatMessage(pageLinkMessages.voucher)}
          </Button>
        }
      />
    </Page>
  );
}

function useCrumbs() {
  const { formatMessage } = useIntl();
  return [
    { label: formatMessage(breadcrumbMessages.dashboard), to: paths.dashboard() },
    { label: formatMessage(pageLinkMessages.voucher), to: paths.voucher() },
    { label: formatMessage(messages.pageTitle) },
  ];
}

function CompanyPeople({ company }: { company: string }) {
  const { formatMessage } = useIntl();
  const crumbs = useCrumbs();
  const summary = useQuery(summaryQuery());
  const zipping = useAttestationsZip();
  const [prepared, setPrepared] = useState<PreparedInvites | null>(null);
  const invites = useRef<HTMLDivElement>(null);
  const onPrepare = (csv: string) => setPrepared({ csv, id: newIdempotencyKey() });
  const { data } = summary;
  const hasBought = data !== undefined && data.voucher.acquistati > 0;
  return (
    <Page
      title={formatMessage(messages.pageTitle)}
      heading={formatMessage(messages.title, { company })}
      lead={<Lead summary={data} />}
      breadcrumb={crumbs}
      actions={
        hasBought && (
          <ActionRow>
            {data.attestati.tutti > 0 && (
              <Button
                variant="outlined"
                busy={zipping.isPending}
                startIcon={<DownloadSimple size={20} aria-hidden />}
                onClick={() => zipping.mutate('tutti')}
              >
                {formatMessage(messages.download, { count: data.attestati.tutti })}
              </Button>
            )}
            <Button
              startIcon={<UserPlus size={20} aria-hidden />}
              // The field for the file, or the first button of a file that was checked.
              onClick={() => invites.current?.querySelector<HTMLElement>('input, button')?.focus()}
            >
              {formatMessage(messages.invitePeople)}
            </Button>
          </ActionRow>
        )
      }
    >
      {zipping.error !== null && (
        <Alert tone="danger" announce="alert">
          {toApiError(zipping.error).info}
        </Alert>
      )}
      <StateView query={summary} skeleton={<Waiting />}>
        {(known) =>
          known.voucher.acquistati === 0 && known.persone === 0 ? (
            <EmptyState
              illustration="badge"
              title={formatMessage(messages.nothingBought)}
              text={formatMessage(messages.nothingBoughtText)}
              action={
                <Button to={paths.publicCatalogue()}>{formatMessage(messages.toCatalogue)}</Button>
              }
            />
          ) : (
            <>
              <DeadlineBand summary={known} onPrepare={onPrepare} />
              <PeopleList courses={known.corsi} />
              <Columns>
                <InviteFile ref={invites} prepared={prepared} />
                <VoucherCounts voucher={known.voucher} />
              </Columns>
              <DeadlineList onPrepare={onPrepare} />
            </>
          )
        }
      </StateView>
    </Page>
  );
}

function Lead({ summary }: { summary: CompanySummary | undefined }) {
  const { formatMessage } = useIntl();
  // A line is kept for it; where the numbers do not come the page says so below.
  if (summary === undefined) return <> </>;
  return formatMessage(messages.lead, {
    people: summary.persone,
    courses: summary.corsi.length,
    sharing: summary.condividono,
  });
}

const Waiting = () => (
  <SkeletonGroup>
    <Skeleton height={320} radius={24} />
  </SkeletonGroup>
);
