import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { toApiError, useSession } from 'shared-auth';
import {
  Alert,
  Button,
  EmptyState,
  LoadError,
  Page,
  Skeleton,
  SkeletonGroup,
  StateView,
  useFormats,
} from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { Answer } from './Answer.tsx';
import { redemptionQuery, type Redemption } from '../redemption-requests.ts';
import { Documents, History, HolderFacts, RequestFacts } from './RedemptionFacts.tsx';
import { redemptionMessages as messages } from '../redemption-messages.ts';
import { RedemptionPill } from '../RedemptionPill.tsx';

const Blocks = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  minWidth: 0,
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(3),
}));

/** `/detail/notarization/{id}` (E150): who asks, what is paid where, documents, and the answer. */
export function RedemptionPage() {
  const intl = useIntl();
  const { requestId = '' } = useParams();
  const query = useQuery(redemptionQuery(requestId));
  const redemption = query.data;
  const title = redemption
    ? intl.formatMessage(messages.detailTitle, { number: redemption.number })
    : intl.formatMessage(messages.loading);
  return (
    <Page
      title={title}
      breadcrumb={[
        { label: intl.formatMessage(messages.dashboard), to: paths.dashboard() },
        { label: intl.formatMessage(messages.title), to: paths.table('notarization') },
        { label: redemption?.number ?? title },
      ]}
      {...(redemption ? { actions: <HeadActions redemption={redemption} /> } : {})}
    >
      <StateView
        query={query}
        skeleton={
          <SkeletonGroup>
            <Skeleton height="30rem" radius={16} />
          </SkeletonGroup>
        }
        error={Failure}
      >
        {(data) => <RedemptionView redemption={data} />}
      </StateView>
    </Page>
  );
}

/** The state, and for administrators the answer to one that waits. */
function HeadActions({ redemption }: { redemption: Redemption }) {
  const { role } = useSession();
  const isAdministrator = role === 'AdminWorkerBadge';
  return (
    <Actions>
      <RedemptionPill state={redemption.state} />
      {redemption.state === 'open' &&
        (isAdministrator ? (
          <Answer redemption={redemption} />
        ) : (
          <FormattedMessage {...messages.onlyAdministrators} />
        ))}
    </Actions>
  );
}

function RedemptionView({ redemption }: { redemption: Redemption }) {
  const { euro } = useFormats();
  return (
    <Blocks>
      {redemption.hasContributions && (
        <Alert tone="info">
          <FormattedMessage {...messages.contributionsText} />
        </Alert>
      )}
      {redemption.owedCents > 0 && (
        <Alert tone="warning">
          <FormattedMessage {...messages.owed} values={{ amount: euro(redemption.owedCents) }} />
        </Alert>
      )}
      <RequestFacts redemption={redemption} />
      <HolderFacts redemption={redemption} />
      <Documents redemption={redemption} />
      <History history={redemption.history} />
    </Blocks>
  );
}

const isNotFound = (error: unknown) => [400, 404].includes(toApiError(error).status ?? 0);

const Failure = (failure: { error: unknown; retry: () => void }) =>
  isNotFound(failure.error) ? (
    <EmptyState
      title={<FormattedMessage {...messages.notFound} />}
      action={
        <Button to={paths.table('notarization')}>
          <FormattedMessage {...messages.toTable} />
        </Button>
      }
    />
  ) : (
    <LoadError {...failure} />
  );
