import { Copy } from '@phosphor-icons/react/dist/csr/Copy';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { defineMessages, IconButton, NOTICE_MS, toast } from 'shared-ui';

export const codeMessages = defineMessages({
  copy: {
    id: 'commerce.voucher.copy',
    defaultMessage: 'Copia il codice {code}',
    description: 'Name of the copy icon',
  },
  copied: {
    id: 'commerce.voucher.copied',
    defaultMessage: 'Voucher copiato',
    description: 'Alert after a copy (MULTI-13)',
  },
});

const Root = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  whiteSpace: 'nowrap',
  // The target is larger than its line, and its sign stands at the edge.
  '& > button': { margin: theme.spacing(-2.5, -2.5, -2.5, 0) },
  '& > code': { ...theme.typography.mono, color: theme.vars.palette.text.primary },
}));

/** The code of a voucher, to be copied while it can be redeemed (MULTI-13). */
export function CopyableCode({ code, canCopy = true }: { code: string; canCopy?: boolean }) {
  const { formatMessage } = useIntl();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      toast.notify(formatMessage(codeMessages.copied), { durationMs: NOTICE_MS.voucherCopy });
    } catch {
      // A browser without permission still gives the code, to be copied by hand.
      toast.info(code);
    }
  };
  return (
    <Root>
      <code>{code}</code>
      {canCopy && (
        <IconButton label={formatMessage(codeMessages.copy, { code })} onClick={() => void copy()}>
          <Copy size={20} />
        </IconButton>
      )}
    </Root>
  );
}
