import { useState } from 'react';
import { useIntl } from 'react-intl';
import { newIdempotencyKey, useSession } from 'shared-auth';
import { Button, EmptyState, Page } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { breadcrumbMessages } from '../breadcrumb-messages.ts';
import { pageLinkMessages } from '../page-link-messages.ts';
import { DeadlineList } from './deadlines/DeadlineList.tsx';
import { InviteFile, type PreparedInvites } from './InviteFile.tsx';
import { messages } from './messages.ts';
import { PeopleList } from './PeopleList.tsx';

/** `/voucher/people`: what the legal representative of a company sees of those it gave courses (decision 0069). */
export function PeoplePage() {
  const { formatMessage } = useIntl();
  const [prepared, setPrepared] = useState<PreparedInvites | null>(null);
  const isRepresentative = useSession(
    ({ role, company }) => role === 'Discente' && company?.role === 'LEGAL_REPRESENTATIVE',
  );
  return (
    <Page
      title={formatMessage(messages.title)}
      lead={formatMessage(messages.lead)}
      breadcrumb={[
        { label: formatMessage(breadcrumbMessages.dashboard), to: paths.dashboard() },
        { label: formatMessage(pageLinkMessages.voucher), to: paths.voucher() },
        { label: formatMessage(messages.title) },
      ]}
    >
      {isRepresentative ? (
        <>
          <InviteFile prepared={prepared} />
          <DeadlineList onPrepare={(csv) => setPrepared({ csv, id: newIdempotencyKey() })} />
          <PeopleList />
        </>
      ) : (
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
      )}
    </Page>
  );
}
