import { Copy } from '@phosphor-icons/react/dist/csr/Copy';
import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { IconButton, NOTICE_MS, toast } from 'shared-ui';
import type { Voucher } from './api.ts';
import { messages } from './messages.ts';

const Root = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  whiteSpace: 'nowrap',
  '& > code': { ...theme.typography.mono, color: theme.vars.palette.text.primary },
}));

/** The code of a voucher, to be copied while it can be redeemed (MULTI-13). */
export function VoucherCode({ voucher }: { voucher: Voucher }) {
  const { formatMessage } = useIntl();
  const { code, state } = voucher;
  if (code === null) return <FormattedMessage {...messages.received} />;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      toast.notify(formatMessage(messages.copied), { durationMs: NOTICE_MS.voucherCopy });
    } catch {
      // A browser without permission still gives the code, to be copied by hand.
      toast.info(code);
    }
  };
  return (
    <Root>
      <code>{code}</code>
      {state === 'issued' && (
        <IconButton label={formatMessage(messages.copy, { code })} onClick={() => void copy()}>
          <Copy size={20} />
        </IconButton>
      )}
    </Root>
  );
}
