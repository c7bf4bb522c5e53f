import { styled } from '@mui/material/styles';
import { useEffect, useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { MAIN_ID } from '../accessibility/SkipLink.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import { Toaster } from '../feedback/Toaster.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { messages } from '../i18n/messages.ts';
import { useOverlayParts } from './use-overlay-parts.ts';

const Icon = styled('div')(({ theme }) => ({
  padding: theme.spacing(6, 6, 0),
  '& + *': { paddingTop: theme.spacing(4) },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  '& > h2': { font: 'inherit', letterSpacing: 'inherit', flex: 1 },
  '& > :last-of-type:not(:only-child)': { margin: theme.spacing(-2.5, -2.5, -2.5, 0) },
}));

export type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Above the title: an icon in a soft circle. */
  icon?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  width?: 'normal' | 'wide';
  /** Rendered hidden before it opens, so that opening is fast. */
  isPrepared?: boolean;
  /** Escape, the cross and the scrim do nothing: something is under way. */
  isLocked?: boolean;
  hasCloseButton?: boolean;
  /** What is inside may be longer than the screen and holds nothing to press: the keyboard scrolls it. */
  isLongText?: boolean;
  role?: 'dialog' | 'alertdialog';
};

/** A modal dialog, a bottom sheet on phones. The focus goes in, and comes back to the opener. */
export function Dialog({
  isOpen,
  onClose,
  title,
  icon,
  children,
  actions,
  width = 'normal',
  isPrepared = false,
  isLocked = false,
  hasCloseButton = true,
  isLongText = false,
  role = 'dialog',
}: DialogProps) {
  const intl = useIntl();
  const titleId = useId();
  const textId = useId();
  useFocusOnPageAfter(isOpen);
  const parts = useOverlayParts(isOpen || isPrepared, onClose);
  if (parts === null) return null;
  const { Dialog: MuiDialog, DialogActions, DialogContent, DialogTitle } = parts;
  return (
    <MuiDialog
      open={isOpen}
      {...(isLocked ? {} : { onClose })}
      keepMounted={isPrepared}
      maxWidth={width === 'wide' ? 'sm' : 'xs'}
      role={role}
      aria-labelledby={titleId}
      {...(children === undefined ? {} : { 'aria-describedby': textId })}
      // The page answers at once when the dialog closes.
      slotProps={{ transition: { exit: false } }}
    >
      {icon !== undefined && <Icon>{icon}</Icon>}
      <DialogTitle component="div">
        <Head>
          <h2 id={titleId}>{title}</h2>
          {hasCloseButton && !isLocked && (
            <div>
              <IconButton label={intl.formatMessage(messages.close)} onClick={onClose}>
                <Glyph name="close" />
              </IconButton>
            </div>
          )}
        </Head>
      </DialogTitle>
      {children !== undefined && (
        <DialogContent id={textId} {...(isLongText ? { tabIndex: 0 } : {})}>
          {children}
        </DialogContent>
      )}
      {actions !== undefined && <DialogActions>{actions}</DialogActions>}
      {isOpen && <Toaster />}
    </MuiDialog>
  );
}

/** An opener that is gone when the dialog closes cannot take the focus: the page does. */
function useFocusOnPageAfter(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      queueMicrotask(() => {
        if (document.activeElement === document.body) document.getElementById(MAIN_ID)?.focus();
      });
    };
  }, [isOpen]);
}
