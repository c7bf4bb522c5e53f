import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../buttons/Button.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { messages } from '../i18n/messages.ts';
import { Dialog } from './Dialog.tsx';

const Circle = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.primary.soft,
  color: theme.vars.palette.primary.softText,
  '&[data-tone=danger]': {
    backgroundColor: theme.vars.palette.error.soft,
    color: theme.vars.palette.error.main,
  },
}));

const Text = styled('div')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

/**
 * Confirms by naming the thing: the title is a question, the button repeats the verb
 * ("Cancella “Logistica”"). A promise from `onConfirm` keeps the dialog busy until it settles;
 * it closes by `onClose` only when it succeeded.
 */
export function ConfirmDialog({
  isOpen,
  onClose,
  onConfirm,
  title,
  children,
  confirmLabel,
  busyLabel,
  cancelLabel,
  tone = 'danger',
  icon,
}: {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void | Promise<unknown>;
  title: ReactNode;
  children?: ReactNode;
  confirmLabel: ReactNode;
  busyLabel?: ReactNode;
  cancelLabel?: ReactNode;
  tone?: 'danger' | 'primary';
  icon?: ReactNode;
}) {
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } catch {
      // The caller shows the failure, once; the dialog stays for another try.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      title={title}
      isLocked={isBusy}
      hasCloseButton={false}
      icon={
        <Circle data-tone={tone} aria-hidden="true">
          {icon ?? <Glyph name={tone === 'danger' ? 'trash' : 'infoFill'} size={24} />}
        </Circle>
      }
      actions={
        <>
          <Button variant="outlined" onClick={onClose} disabled={isBusy}>
            {cancelLabel ?? <FormattedMessage {...messages.cancel} />}
          </Button>
          <Button tone={tone} busy={isBusy} onClick={() => void confirm()}>
            {isBusy ? (busyLabel ?? confirmLabel) : confirmLabel}
          </Button>
        </>
      }
    >
      {children !== undefined && <Text>{children}</Text>}
    </Dialog>
  );
}
