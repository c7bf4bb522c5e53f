import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import { DownloadSimple } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { Copy } from '@phosphor-icons/react/dist/csr/Copy';
import { Printer } from '@phosphor-icons/react/dist/csr/Printer';
import { useIntl } from 'react-intl';
import { Alert, Button, NOTICE_MS, toast } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { useFailureToast } from '../../failure-text.ts';
import { CopyableCode } from '../../CopyableCode.tsx';
import { ResultActions } from '../payment/ResultCard.tsx';
import type { VoucherCode } from './api.ts';
import { messages } from './messages.ts';

/** On paper: the codes and what to do with them; the rest of the page stays on the screen (E111). */
const paper = {
  '@media print': {
    ':root': { colorScheme: 'light !important', background: 'white !important' },
    'body :not(:has([data-paper]), [data-paper], [data-paper] *)': { display: 'none !important' },
    '[data-paper], [data-paper] *': { color: 'black !important', background: 'none !important' },
    '[data-paper] :is(button, [data-screen-only])': { display: 'none !important' },
    // A grid or a limit of height of the page around it would cut or clip the sheet.
    'body, body :has([data-paper])': {
      display: 'block !important',
      height: 'auto !important',
      overflow: 'visible !important',
      margin: '0 !important',
      padding: '0 !important',
      border: '0 !important',
      boxShadow: 'none !important',
      background: 'none !important',
    },
    '[data-paper] li': { breakInside: 'avoid' },
  },
} as const;

const Sheet = styled('section')(({ theme }) => ({
  width: '100%',
  maxWidth: theme.layout.readingMax,
  display: 'grid',
  gap: theme.spacing(4),
  textAlign: 'start',
  '& > header': { display: 'none' },
  '& > p': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.text.secondary },
  '@media print': { '& > header': { display: 'block' } },
}));

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.md,
  '& > li': {
    display: 'grid',
    gap: theme.spacing(1),
    padding: theme.spacing(3, 4),
  },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& small': { ...theme.typography.body2, overflowWrap: 'anywhere' },
  // To be read out, and off a sheet.
  '& > li code': { fontSize: theme.typography.h4.fontSize, fontWeight: 600 },
}));

/** The codes of a paid order, to be copied and printed (MULTI-04). */
export function VoucherCodes({
  codes,
  count,
  orderNumber,
  email,
  onDownload,
}: {
  /** The first of them. */
  codes: readonly VoucherCode[];
  count: number;
  orderNumber: string;
  email: string;
  onDownload: () => Promise<void>;
}) {
  const { formatMessage } = useIntl();
  const failed = useFailureToast();
  const file = useMutation({ mutationFn: onDownload, onError: failed });
  const copyAll = async () => {
    try {
      await navigator.clipboard.writeText(
        codes.map(({ code, titoloCorso }) => `${code}  ${titoloCorso}`).join('\n'),
      );
      toast.notify(formatMessage(messages.copied, { count: codes.length }), {
        durationMs: NOTICE_MS.voucherCopy,
      });
    } catch {
      // A browser without permission: the codes are on the page and can be copied by hand.
      toast.info(formatMessage(messages.copyFailed));
    }
  };
  return (
    <Sheet data-paper aria-labelledby="voucher-codes">
      <GlobalStyles styles={paper} />
      <header>
        <strong>WorkerBadge</strong>, {formatMessage(messages.paperOrder, { orderNumber })}
      </header>
      <Alert tone="warning" data-screen-only="">
        {formatMessage(messages.saveNow, { email })}
      </Alert>
      <h3 id="voucher-codes">{formatMessage(messages.yourCodes)}</h3>
      <List>
        {codes.map(({ code, titoloCorso }) => (
          <li key={code}>
            <CopyableCode code={code} />
            <small>{titoloCorso}</small>
          </li>
        ))}
      </List>
      {count > codes.length && (
        <Button
          variant="outlined"
          startIcon={<DownloadSimple size={20} />}
          busy={file.isPending}
          onClick={() => file.mutate()}
        >
          {formatMessage(messages.allCodes, { count })}
        </Button>
      )}
      <p>{formatMessage(messages.howToUse, { address: `${location.origin}${paths.voucher()}` })}</p>
      <ResultActions data-screen-only="">
        <Button startIcon={<Printer size={20} />} onClick={() => window.print()}>
          {formatMessage(messages.print)}
        </Button>
        <Button variant="outlined" startIcon={<Copy size={20} />} onClick={() => void copyAll()}>
          {formatMessage(messages.copyAll, { count: codes.length })}
        </Button>
      </ResultActions>
    </Sheet>
  );
}
