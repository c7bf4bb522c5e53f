import { FormattedMessage } from 'react-intl';
import { CopyableCode } from '../CopyableCode.tsx';
import type { Voucher } from './api.ts';
import { messages } from './messages.ts';

/** The code of a voucher that the learner bought; of one that was given to them they typed it. */
export function VoucherCode({ voucher: { code, state } }: { voucher: Voucher }) {
  if (code === null) return <FormattedMessage {...messages.received} />;
  return <CopyableCode code={code} canCopy={state === 'issued'} />;
}
