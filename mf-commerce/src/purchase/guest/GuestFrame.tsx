import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Page } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { cartMessages } from '../cart/messages.ts';
import { orderMessages } from '../order/messages.ts';
import { PurchaseSteps } from '../PurchaseSteps.tsx';

/** The page around a guest's order and payment; without a step where nothing is being bought. */
export function GuestFrame({ step, children }: { step: 1 | 2 | 3 | null; children: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <Page
      width="public"
      title={formatMessage(orderMessages.orderTitle)}
      breadcrumb={[
        { label: formatMessage(cartMessages.cartTitle), to: paths.publicCart() },
        { label: formatMessage(orderMessages.orderTitle) },
      ]}
      actions={step !== null && <PurchaseSteps current={step} />}
    >
      {children}
    </Page>
  );
}
