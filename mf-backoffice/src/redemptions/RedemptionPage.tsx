import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { useSession } from 'shared-auth';
import { Alert, useFormats } from 'shared-ui';
import { Blocks, DetailPage } from '../DetailPage.tsx';
import { Answer } from './Answer.tsx';
import { redemptionQuery, type Redemption } from '../redemption-requests.ts';
import { Documents, History, HolderFacts, RequestFacts } from './RedemptionFacts.tsx';
import { redemptionMessages as messages } from '../redemption-messages.ts';
import { RedemptionPill } from '../RedemptionPill.tsx';

/** `/detail/notarization/{id}` (E150): who asks, what is paid where, documents, and the answer. */
export function RedemptionPage() {
  const intl = useIntl();
  const { requestId = '' } = useParams();
  const query = useQuery(redemptionQuery(requestId));
  return (
    <DetailPage
      query={query}
      table={{ type: 'notarization', title: messages.title }}
      texts={messages}
      title={({ number }) => intl.formatMessage(messages.detailTitle, { number })}
      shortTitle={({ number }) => number}
      actions={(redemption) => <HeadActions redemption={redemption} />}
    >
      {(redemption) => <RedemptionView redemption={redemption} />}
    </DetailPage>
  );
}

/** The state, and for administrators the answer to one that waits. */
function HeadActions({ redemption }: { redemption: Redemption }) {
  const { role } = useSession();
  const isAdministrator = role === 'AdminWorkerBadge';
  return (
    <>
      <RedemptionPill state={redemption.state} />
      {redemption.state === 'open' &&
        (isAdministrator ? (
          <Answer redemption={redemption} />
        ) : (
          <FormattedMessage {...messages.onlyAdministrators} />
        ))}
    </>
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
