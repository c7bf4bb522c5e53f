import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Page } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { cartMessages } from '../cart-messages.ts';
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
      title={formatMessage(cartMessages.orderTitle)}
      breadcrumb={[
        { label: formatMessage(cartMessages.dashboard), to: paths.dashboard() },
        { label: formatMessage(cartMessages.orderTitle) },
      ]}
      actions={<PurchaseSteps current={isDone ? 3 : 2} />}
    >
      {children}
    </Page>
  );
}
