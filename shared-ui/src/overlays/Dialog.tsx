import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../buttons/IconButton.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { messages } from '../i18n/messages.ts';
import { registerDialog } from './open-dialogs.ts';

// The browser's own dialog: top layer, focus kept inside, Escape, everything behind it inert.
const Frame = styled('dialog')(({ theme }) => ({
  width: 'min(480px, calc(100vw - 32px))',
  maxHeight: 'calc(100dvh - 32px)',
  padding: 0,
  border: 0,
  margin: 'auto',
  overflow: 'auto',
  borderRadius: theme.radius.lg,
  backgroundColor: theme.vars.palette.background.raised,
  color: theme.vars.palette.text.primary,
  boxShadow: theme.vars.palette.elevation.dialog,
  '&::backdrop': { backgroundColor: theme.vars.palette.overlay.scrim },
  '&[open]': {
    animation: `wb-dialog-in ${theme.duration.slow} ${theme.easing.standard}`,
  },
  '@keyframes wb-dialog-in': {
    from: { opacity: 0, transform: 'translateY(12px)' },
    to: { opacity: 1, transform: 'none' },
  },
  // Phones: a sheet from the bottom, in reach of the thumb.
  [theme.breakpoints.down('sm')]: {
    width: '100%',
    maxWidth: '100%',
    marginBottom: 0,
    borderRadius: `${theme.radius.lg} ${theme.radius.lg} 0 0`,
  },
  '&[data-width=wide]': {
    [theme.breakpoints.up('sm')]: { width: 'min(720px, calc(100vw - 32px))' },
  },
}));

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  padding: theme.spacing(6),
  paddingBottom: `max(${theme.spacing(6)}, env(safe-area-inset-bottom))`,
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  '& > h2': { ...theme.typography.h3, flex: 1 },
}));

const Close = styled('div')(({ theme }) => ({ margin: theme.spacing(-2.5, -2.5, -2.5, 0) }));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
  marginTop: theme.spacing(2),
  '& > *': { flex: '1 1 10rem' },
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
  /** Stands in the page unseen before it opens, so that opening has nothing to draw but what is shown. */
  isPrepared?: boolean;
  /** Escape, the cross and the scrim do nothing: something is under way. */
  isLocked?: boolean;
  hasCloseButton?: boolean;
  role?: 'dialog' | 'alertdialog';
};

/** A modal dialog, a bottom sheet on phones. Focus goes in, and comes back where it was. */
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
  role = 'dialog',
}: DialogProps) {
  const intl = useIntl();
  const frame = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const textId = useId();

  useEffect(() => {
    const dialog = frame.current;
    if (!dialog || !isOpen) return undefined;
    const opener = document.activeElement;
    if (!dialog.open) openModally(dialog);
    const unregister = registerDialog(dialog);
    return () => {
      unregister();
      if (dialog.open) closeModally(dialog);
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [isOpen]);

  if (!isOpen && !isPrepared) return null;
  return (
    <Frame
      ref={frame}
      role={role}
      data-width={width}
      aria-labelledby={titleId}
      {...(children === undefined ? {} : { 'aria-describedby': textId })}
      onCancel={(event) => {
        event.preventDefault();
        if (!isLocked) onClose();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isLocked) {
          event.preventDefault();
          event.stopPropagation();
          onClose();
        }
      }}
      onClick={(event) => {
        if (event.target === frame.current && !isLocked) onClose();
      }}
    >
      <Body>
        {icon}
        <Head>
          <h2 id={titleId} tabIndex={-1}>
            {title}
          </h2>
          {hasCloseButton && !isLocked && (
            <Close>
              <IconButton label={intl.formatMessage(messages.close)} onClick={onClose}>
                <Glyph name="close" />
              </IconButton>
            </Close>
          )}
        </Head>
        {children !== undefined && <div id={textId}>{children}</div>}
        {actions !== undefined && <Actions>{actions}</Actions>}
      </Body>
    </Frame>
  );
}

// jsdom knows the element and not its methods.
function openModally(dialog: HTMLDialogElement) {
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else dialog.setAttribute('open', '');
}

function closeModally(dialog: HTMLDialogElement) {
  if (typeof dialog.close === 'function') dialog.close();
  else dialog.removeAttribute('open');
}
