import { useIntl } from 'react-intl';
import { useSession } from 'shared-auth';
import { Button, EmptyState, Page } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { breadcrumbMessages } from '../breadcrumb-messages.ts';
import { messages } from './messages.ts';
import { RedeemForm } from './RedeemForm.tsx';
import { VoucherList } from './VoucherList.tsx';

/** `/voucher`: redeems a code for its course (MULTI-09). Open to every role, since mails link here. */
export function VoucherPage() {
  const { formatMessage } = useIntl();
  const isLearner = useSession(({ role }) => role === 'Discente');
  return (
    <Page
      title={formatMessage(messages.title)}
      lead={formatMessage(messages.lead)}
      breadcrumb={[
        { label: formatMessage(breadcrumbMessages.dashboard), to: paths.dashboard() },
        { label: formatMessage(messages.title) },
      ]}
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
