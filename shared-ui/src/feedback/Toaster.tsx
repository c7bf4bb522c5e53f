import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { messages } from '../i18n/messages.ts';
import { bottomInset } from '../layout/use-bottom-inset.ts';
import { Alert } from './Alert.tsx';
import { useIsTopRegion } from './toast-regions.ts';
import { toast, useToasts, type Toast } from './toasts.ts';
import { useAutoClose } from './use-auto-close.ts';

const Region = styled('section')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  display: 'grid',
  gap: theme.spacing(3),
  pointerEvents: 'none',
  // Phones: at the bottom, above the thumb's bar.
  left: theme.spacing(4),
  right: theme.spacing(4),
  bottom: `calc(var(${bottomInset}, 0px) + ${theme.spacing(4)} + env(safe-area-inset-bottom))`,
  [theme.breakpoints.up('sm')]: {
    left: 'auto',
    right: theme.spacing(6),
    bottom: 'auto',
    top: `calc(${theme.layout.topBar.md} + ${theme.spacing(4)})`,
    width: 400,
  },
}));

const Raised = styled('div')(({ theme }) => ({
  pointerEvents: 'auto',
  borderRadius: theme.radius.md,
  boxShadow: theme.vars.palette.elevation.dialog,
  animation: `wb-toast-in ${theme.duration.base} ${theme.easing.standard}`,
  '@keyframes wb-toast-in': {
    from: { opacity: 0, transform: 'translateY(8px)' },
    to: { opacity: 1, transform: 'none' },
  },
}));

function ToastItem({ shown }: { shown: Toast }) {
  const close = () => toast.dismiss(shown.id);
  const { holdProps } = useAutoClose(shown.durationMs, close);
  return (
    <Raised {...holdProps}>
      <Alert
        tone={shown.tone}
        action={shown.action}
        onClose={close}
        announce={shown.tone === 'danger' ? 'alert' : 'status'}
      >
        {shown.text}
      </Alert>
    </Raised>
  );
}

/** Where toasts appear: drawn by the host for the page, and by each open dialog for itself. */
export function Toaster() {
  const intl = useIntl();
  const shown = useToasts();
  if (!useIsTopRegion()) return null;
  return (
    <Region aria-label={intl.formatMessage(messages.toastRegion)}>
      {shown.map((item) => (
        <ToastItem key={item.id} shown={item} />
      ))}
    </Region>
  );
}
