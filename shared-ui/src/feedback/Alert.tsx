import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Glyph, type GlyphName } from '../icons/Glyph.tsx';
import { messages } from '../i18n/messages.ts';

export type AlertTone = 'info' | 'success' | 'warning' | 'danger' | 'reward';

const glyphs: Record<AlertTone, GlyphName> = {
  info: 'infoFill',
  success: 'successFill',
  warning: 'warningFill',
  danger: 'errorFill',
  reward: 'rewardFill',
};

const Root = styled('div')<{ 'data-tone': AlertTone }>(({ theme, 'data-tone': tone }) => {
  const palette = theme.vars.palette;
  const ground = tone === 'danger' ? palette.error : palette[tone];
  return {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: theme.spacing(3),
    alignItems: 'start',
    padding: theme.spacing(3.5, 4),
    borderRadius: theme.radius.md,
    fontSize: '0.9375rem',
    lineHeight: 1.45,
    overflowWrap: 'anywhere',
    backgroundColor: ground.soft,
    color: ground.softText,
    '& b': { fontWeight: 650 },
  };
});

const Action = styled('span')({
  '& a, & button': {
    fontWeight: 650,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    background: 'none',
    border: 0,
    padding: 0,
    minHeight: 24,
    color: 'inherit',
    cursor: 'pointer',
  },
});

const End = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  gap: theme.spacing(3),
  alignItems: 'center',
}));

const Cross = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  borderRadius: theme.radius.sm,
}));

export type AlertProps = {
  tone: AlertTone;
  children: ReactNode;
  /** One link or button. */
  action?: ReactNode;
  onClose?: (() => void) | undefined;
  /** `alert` interrupts a screen reader, `status` waits; none for text that was there from the start. */
  announce?: 'alert' | 'status';
} & Omit<ComponentProps<typeof Root>, 'role' | 'children' | 'data-tone'>;

/** Soft ground, filled icon, text, one action. */
export function Alert({ tone, children, action, onClose, announce, ...rest }: AlertProps) {
  const intl = useIntl();
  return (
    <Root {...rest} data-tone={tone} role={announce}>
      <Glyph name={glyphs[tone]} size={22} />
      <span>{children}</span>
      {(action !== undefined || onClose) && (
        <End>
          {action !== undefined && <Action>{action}</Action>}
          {onClose && (
            <Cross type="button" aria-label={intl.formatMessage(messages.close)} onClick={onClose}>
              <Glyph name="close" size={18} />
            </Cross>
          )}
        </End>
      )}
    </Root>
  );
}
