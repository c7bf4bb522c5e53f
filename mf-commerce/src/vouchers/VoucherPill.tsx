import { FormattedMessage } from 'react-intl';
import { Pill, type Tone } from 'shared-ui';
import type { Voucher, VoucherState } from './api.ts';
import { messages } from './messages.ts';

const looks: Record<
  VoucherState,
  { tone: Tone; message: (typeof messages)[keyof typeof messages] }
> = {
  issued: { tone: 'success', message: messages.issued },
  redeemed: { tone: 'neutral', message: messages.redeemed },
  frozen: { tone: 'warning', message: messages.frozen },
  revoked: { tone: 'danger', message: messages.revoked },
};

export function VoucherPill({ voucher }: { voucher: Voucher }) {
  const { tone, message } = looks[voucher.state];
  return (
    <Pill tone={tone}>
      <FormattedMessage {...(voucher.isRedeemedByMe ? messages.redeemedByMe : message)} />
    </Pill>
  );
}
