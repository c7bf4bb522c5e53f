import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Page } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { breadcrumbMessages } from '../../breadcrumb-messages.ts';
import { orderMessages } from '../order/messages.ts';
import { PurchaseSteps } from '../PurchaseSteps.tsx';

/** The page around the payment; the last step is reached only when it is paid. */
export function PaymentFrame({
  isDone = false,
  children,
}: {
  isDone?: boolean;
  children: ReactNode;
}) {
  const { formatMessage } = useIntl();
  return (
    <Page
      title={formatMessage(orderMessages.orderTitle)}
      breadcrumb={[
        { label: formatMessage(breadcrumbMessages.dashboard), to: paths.dashboard() },
        { label: formatMessage(orderMessages.orderTitle) },
      ]}
      actions={<PurchaseSteps current={isDone ? 3 : 2} />}
    >
      {children}
    </Page>
  );
}
