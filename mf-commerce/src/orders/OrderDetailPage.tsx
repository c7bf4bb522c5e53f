import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FilePdf } from '@phosphor-icons/react/dist/csr/FilePdf';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { endpointKey, isApiError } from 'shared-auth';
import {
  Alert,
  Button,
  EmptyState,
  ErrorState,
  Page,
  StateView,
  TextLink,
  useFormats,
} from 'shared-ui';
import { DescriptionList, OrderPill, PurchaseSummary } from 'shared-ui/details';
import { paths } from 'shared-ui/paths';
import { breadcrumbMessages } from '../breadcrumb-messages.ts';
import { CancelDialog } from '../CancelDialog.tsx';
import { CancellationState } from '../CancellationState.tsx';
import { cancellationMessages } from '../cancellation-messages.ts';
import { OrderNumber } from '../OrderNumber.tsx';
import { ShareLinks } from '../ShareLinks.tsx';
import { PurchaseAside, PurchaseColumn, PurchaseLayout, StepCard } from '../PurchaseLayout.tsx';
import { PurchaseSkeleton } from '../PurchaseSkeleton.tsx';
import { Articles } from './Articles.tsx';
import {
  downloadReceipt,
  orderQuery,
  requestCancellation,
  retryPaymentPath,
  type OrderDetail,
} from './api.ts';
import { ElectronicInvoices } from './ElectronicInvoices.tsx';
import { detailMessages } from './detail-messages.ts';
import { messages } from './messages.ts';
import { orderCan } from './order-can.ts';
import { OrderRefunds } from './OrderRefunds.tsx';
import { OrderVouchers } from './OrderVouchers.tsx';

/** `/order/detail/{id}` and `/order/detail/invoice/{id}` (ORDER-07). */
export function OrderDetailPage() {
  const { formatMessage } = useIntl();
  const { orderId = '' } = useParams();
  const order = useQuery(orderQuery(orderId));
  const title =
    order.data === undefined
      ? formatMessage(detailMessages.detailLoading)
      : formatMessage(detailMessages.detailTitle, { orderNumber: order.data.orderNumber });
  return (
    <Page
      title={title}
      breadcrumb={[
        { label: formatMessage(breadcrumbMessages.dashboard), to: paths.dashboard() },
        { label: formatMessage(messages.title), to: paths.order() },
        { label: title },
      ]}
      {...(order.data === undefined
        ? {}
        : {
            heading: formatMessage(detailMessages.detailTitle, {
              orderNumber: <OrderNumber key="number">{order.data.orderNumber}</OrderNumber>,
            }),
            actions: <OrderPill orderState={order.data.state} />,
          })}
    >
      <StateView
        query={order}
        skeleton={<PurchaseSkeleton />}
        error={({ error, retry }) =>
          isApiError(error) && (error.status === 404 || error.status === 400) ? (
            <EmptyState
              title={formatMessage(detailMessages.notFound)}
              text={formatMessage(detailMessages.notFoundText)}
              action={<Button to={paths.order()}>{formatMessage(detailMessages.allOrders)}</Button>}
            />
          ) : (
            <ErrorState title={formatMessage(messages.failed)} error={error} onRetry={retry} />
          )
        }
      >
        {(data) => <Detail order={data} />}
      </StateView>
    </Page>
  );
}

function Detail({ order }: { order: OrderDetail }) {
  const { formatMessage } = useIntl();
  const { euro, date, dateTime } = useFormats();
  return (
    <PurchaseLayout>
      <PurchaseColumn>
        <CancellationState cancellation={order.cancellation} />
        {order.cancellationReason !== null && order.cancellation.request === null && (
          <Alert tone="warning">
            {formatMessage(detailMessages.reason, { reason: order.cancellationReason })}
          </Alert>
        )}
        <StepCard>
          <h2>{formatMessage(detailMessages.articles)}</h2>
          <Articles>
            {order.articles.map((article) => (
              <li key={article.key}>
                <span>
                  {article.courseId === null ? (
                    article.title
                  ) : (
                    <TextLink to={paths.course(article.courseId)}>{article.title}</TextLink>
                  )}
                  <small>{formatMessage(detailMessages.copies, { count: article.quantity })}</small>
                </span>
                <strong>{euro(article.unitCents * article.quantity)}</strong>
              </li>
            ))}
          </Articles>
        </StepCard>
        {(order.voucherCodes.length > 0 || order.gift !== null) && <OrderVouchers order={order} />}
        {order.state === 'Pagato' && <ShareLinks courses={order.courses} />}
        {order.refunds.length > 0 && <OrderRefunds refunds={order.refunds} />}
        {order.creditNotes.length > 0 && (
          <StepCard>
            <h2>{formatMessage(detailMessages.creditNotes)}</h2>
            <Articles>
              {order.creditNotes.map((note) => (
                <li key={note.id}>
                  <span>
                    {note.number}
                    <small>{date(note.issuedAt)}</small>
                  </span>
                  <Button
                    variant="text"
                    startIcon={<FilePdf size={20} />}
                    onClick={() => void downloadReceipt(order.id, { creditNoteId: note.id })}
                    aria-label={formatMessage(detailMessages.downloadNote, {
                      number: note.number,
                      amount: euro(note.cents),
                    })}
                  >
                    {euro(note.cents)}
                  </Button>
                </li>
              ))}
            </Articles>
          </StepCard>
        )}
        <StepCard>
          <h2>{formatMessage(detailMessages.facts)}</h2>
          <DescriptionList
            items={[
              {
                key: 'ordered',
                label: formatMessage(detailMessages.orderedAt),
                value: dateTime(order.orderedAt),
              },
              {
                key: 'paid',
                label: formatMessage(detailMessages.paidAt),
                value: date(order.paidAt),
              },
              {
                key: 'type',
                label: formatMessage(detailMessages.paymentType),
                value: order.paymentType,
              },
              {
                key: 'invoice',
                label: formatMessage(
                  order.receipt?.isInvoice === true
                    ? detailMessages.invoice
                    : detailMessages.receiptNumber,
                ),
                value: order.receipt?.number,
              },
              {
                key: 'name',
                label: formatMessage(detailMessages.customer),
                value: order.customer.name,
              },
              {
                key: 'code',
                label: formatMessage(detailMessages.fiscalCode),
                value: order.customer.fiscalCode,
              },
              {
                key: 'mail',
                label: formatMessage(detailMessages.mail),
                value: order.customer.email,
              },
              {
                key: 'phone',
                label: formatMessage(detailMessages.phone),
                value: order.customer.phone,
              },
            ]}
          />
        </StepCard>
      </PurchaseColumn>
      <PurchaseAside>
        <PurchaseSummary
          title={formatMessage(detailMessages.totals)}
          lines={[
            { label: formatMessage(detailMessages.orderTotal), cents: order.orderCents },
            { label: formatMessage(detailMessages.discount), cents: -order.discountCents },
            { label: formatMessage(detailMessages.taxable), cents: order.taxableCents },
            { label: formatMessage(detailMessages.vat), cents: order.vatCents },
            // A payment, no discount: the total has it inside (M10).
            ...(order.couponCents > 0
              ? [
                  { label: formatMessage(detailMessages.coupon), cents: order.couponCents },
                  { label: formatMessage(detailMessages.rest), cents: order.dueCents },
                ]
              : []),
          ]}
          totalCents={order.totalCents}
          action={<OrderAction order={order} />}
        />
        <ElectronicInvoices order={order} />
        {order.isPaid && <AskToCancel order={order} />}
      </PurchaseAside>
    </PurchaseLayout>
  );
}

/** While nothing of it is used (M34); afterwards the button says why not. */
function AskToCancel({ order }: { order: OrderDetail }) {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const { refusal } = order.cancellation;
  const reasons =
    refusal === 'ORDER_USED' ? cancellationMessages.used : cancellationMessages.notInState;
  return (
    <>
      <Button
        variant="text"
        onClick={() => setIsOpen(true)}
        {...(refusal === null ? {} : { disabledReason: formatMessage(reasons) })}
      >
        {formatMessage(cancellationMessages.ask)}
      </Button>
      {isOpen && (
        <CancelDialog
          orderNumber={order.orderNumber}
          onClose={() => setIsOpen(false)}
          send={async (reason) => {
            await requestCancellation(order.id, reason);
            void queryClient.invalidateQueries({ queryKey: endpointKey('/api/Orders/all') });
            await queryClient.invalidateQueries({ queryKey: endpointKey('/api/Orders') });
          }}
        />
      )}
    </>
  );
}

/** The one next thing: pay, or take the receipt. */
function OrderAction({ order }: { order: OrderDetail }) {
  const { formatMessage } = useIntl();
  if (orderCan.pay(order)) {
    return (
      <Button size="large" fullWidth to={retryPaymentPath(order)}>
        {formatMessage(messages.pay)}
      </Button>
    );
  }
  return (
    <Button
      variant="outlined"
      size="large"
      fullWidth
      startIcon={<FilePdf size={20} />}
      onClick={() => void downloadReceipt(order.id)}
      {...(orderCan.downloadReceipt(order)
        ? {}
        : { disabledReason: formatMessage(messages.receiptUnpaid) })}
    >
      {formatMessage(messages.receipt)}
    </Button>
  );
}
