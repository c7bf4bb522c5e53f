import MuiAlert from '@mui/material/Alert';
import IconButton from '@mui/material/IconButton';
import type { ComponentProps, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Glyph } from '../icons/Glyph.tsx';
import { messages } from '../i18n/messages.ts';

export type AlertTone = 'info' | 'success' | 'warning' | 'danger' | 'reward';

export type AlertProps = {
  tone: AlertTone;
  children: ReactNode;
  /** One link or button. */
  action?: ReactNode;
  onClose?: (() => void) | undefined;
  /** `alert` interrupts a screen reader, `status` waits; none for text that was there from the start. */
  announce?: 'alert' | 'status';
} & Omit<ComponentProps<'div'>, 'role' | 'children' | 'color' | 'action'>;

/** Soft ground, filled icon, text, one action. */
export function Alert({ tone, children, action, onClose, announce, ...rest }: AlertProps) {
  const intl = useIntl();
  return (
    <MuiAlert
      {...rest}
      data-tone={tone}
      severity={tone === 'danger' ? 'error' : tone}
      // MUI would announce each one.
      role={announce ?? 'none'}
      action={
        (action !== undefined || onClose !== undefined) && (
          <>
            {action}
            {onClose && (
              <IconButton aria-label={intl.formatMessage(messages.close)} onClick={onClose}>
                <Glyph name="close" size={18} />
              </IconButton>
            )}
          </>
        )
      }
    >
      {children}
    </MuiAlert>
  );
}
