import { useIntl } from 'react-intl';
import { useSession } from 'shared-auth';
import { Button, EmptyState, Page } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { breadcrumbMessages } from '../breadcrumb-messages.ts';
import { pageLinkMessages } from '../page-link-messages.ts';
import { messages } from './messages.ts';
import { RedeemForm } from './RedeemForm.tsx';
import { VoucherList } from './VoucherList.tsx';

/** `/voucher`: redeems a code for its course (MULTI-09). Open to every role, since mails link here. */
export function VoucherPage() {
  const { formatMessage } = useIntl();
  const isLearner = useSession(({ role }) => role === 'Discente');
  const isRepresentative = useSession(({ company }) => company?.role === 'LEGAL_REPRESENTATIVE');
  return (
    <Page
      title={formatMessage(pageLinkMessages.voucher)}
      lead={formatMessage(messages.lead)}
      breadcrumb={[
        { label: formatMessage(breadcrumbMessages.dashboard), to: paths.dashboard() },
        { label: formatMessage(pageLinkMessages.voucher) },
      ]}
      actions={
        isLearner &&
        isRepresentative && (
          <Button variant="outlined" to={paths.companyPeople()}>
            {formatMessage(pageLinkMessages.companyPeople)}
          </Button>
        )
      }
    >
      {isLearner ? (
        <>
          <RedeemForm />
          <VoucherList />
        </>
      ) : (
        <EmptyState
          illustration="badge"
          title={formatMessage(messages.asLearner)}
          text={formatMessage(messages.asLearnerText)}
          action={
            <Button variant="outlined" to={paths.dashboard()}>
              {formatMessage(breadcrumbMessages.dashboard)}
            </Button>
          }
        />
      )}
    </Page>
  );
}
