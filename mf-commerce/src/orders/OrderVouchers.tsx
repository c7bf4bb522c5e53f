import { useMutation } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { DownloadSimple } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { useIntl } from 'react-intl';
import { Button, TextLink, useFormats } from 'shared-ui';
import { paths, withQuery } from 'shared-ui/paths';
import { CopyableCode } from '../CopyableCode.tsx';
import { useFailureToast } from '../failure-text.ts';
import { PrintCoupons } from '../PrintCoupons.tsx';
import { StepCard } from '../PurchaseLayout.tsx';
import { downloadVoucherFile, orderCodes, type OrderDetail } from './api.ts';
import { detailMessages } from './detail-messages.ts';

const Codes = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3, 6),
  gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))',
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
}));

/** The codes of an order for others, or the gift that it is; how far they are, the list of vouchers tells. */
export function OrderVouchers({ order }: { order: OrderDetail }) {
  const { formatMessage } = useIntl();
  const { voucherCodes, voucherCount, gift } = order;
  return (
    <StepCard>
      <h2>{formatMessage(gift === null ? detailMessages.vouchers : detailMessages.gift)}</h2>
      {gift !== null && <GiftState gift={gift} isPaid={order.isPaid} />}
      <Codes>
        {voucherCodes.map((code) => (
          <li key={code}>
            <CopyableCode code={code} />
          </li>
        ))}
      </Codes>
      {voucherCodes.length > 0 && (
        <>
          <Actions>
            {voucherCount > voucherCodes.length && (
              <AllCodes orderId={order.id} count={voucherCount} />
            )}
            <PrintCoupons
              load={() => orderCodes(order.id, voucherCount)}
              from={order.customer.name}
            />
          </Actions>
          <TextLink to={withQuery(paths.voucher(), { ordine: order.id })}>
            {formatMessage(detailMessages.toVouchers)}
          </TextLink>
        </>
      )}
    </StepCard>
  );
}

function GiftState({ gift, isPaid }: { gift: NonNullable<OrderDetail['gift']>; isPaid: boolean }) {
  const { formatMessage } = useIntl();
  const { date } = useFormats();
  const { name, email, sentAt, sendOn, message } = gift;
  const state =
    sentAt !== null
      ? formatMessage(detailMessages.giftSent, { name, email, day: date(sentAt) })
      : sendOn !== null
        ? formatMessage(detailMessages.giftDue, { name, email, day: date(sendOn) })
        : formatMessage(isPaid ? detailMessages.giftLeaving : detailMessages.giftUnpaid, {
            name,
            email,
          });
  return (
    <>
      <p>{state}</p>
      {message !== '' && <blockquote>{message}</blockquote>}
    </>
  );
}

/** More codes than a page shows. */
function AllCodes({ orderId, count }: { orderId: number; count: number }) {
  const { formatMessage } = useIntl();
  const failed = useFailureToast();
  const file = useMutation({ mutationFn: () => downloadVoucherFile(orderId), onError: failed });
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadSimple size={20} />}
      busy={file.isPending}
      onClick={() => file.mutate()}
    >
      {formatMessage(detailMessages.allCodes, { count })}
    </Button>
  );
}
