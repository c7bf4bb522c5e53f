import MuiButton, { type ButtonProps as MuiButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Spinner } from './Spinner.tsx';

const Holder = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  gap: theme.spacing(1),
  '&[data-full]': { display: 'grid' },
}));

const Reason = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  whiteSpace: 'normal',
  '[data-band] &': { color: theme.vars.palette.text.onBandMuted },
}));

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled' | 'color'> & {
  sx?: MuiButtonProps['sx'];
  variant?: 'contained' | 'outlined' | 'tonal' | 'text';
  size?: 'small' | 'medium' | 'large';
  fullWidth?: boolean;
  startIcon?: ReactNode;
  endIcon?: ReactNode;
  /** In-app address: the button becomes a link of the router. */
  to?: string;
  /** Address outside the app, or a file. */
  href?: string;
  target?: string;
  rel?: string;
  download?: boolean | string;
  tone?: 'primary' | 'danger';
  /** White on an ink band (contained) or light outline (outlined). */
  onBand?: boolean;
  /** Ring in place of the icon; the label should tell ("Salvataggio…"). Clicks are ignored. */
  busy?: boolean;
  disabled?: boolean;
  /** Why the action is not possible now: the button stays, focusable, and says it below. */
  disabledReason?: ReactNode;
};

/**
 * One contained per view; outlined for the alternative; tonal for row actions; text for navigation.
 * `tone="danger"` only inside a confirmation.
 */
export function Button({
  to,
  href,
  target,
  rel,
  download,
  startIcon,
  tone = 'primary',
  onBand = false,
  busy = false,
  disabled = false,
  disabledReason,
  variant = 'contained',
  fullWidth = false,
  onClick,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const isBlocked = busy || disabledReason !== undefined;
  const look = {
    ...rest,
    variant,
    fullWidth,
    color: onBand ? ('onBand' as const) : tone === 'danger' ? ('error' as const) : tone,
    startIcon: busy ? <Spinner /> : startIcon,
  };
  if (!isBlocked && !disabled && (to !== undefined || href !== undefined)) {
    const address = to === undefined ? { component: 'a', href } : { component: Link, to };
    return <MuiButton {...look} {...address} {...{ target, rel, download, onClick }} />;
  }

  const button = (
    <MuiButton
      {...look}
      disabled={disabled}
      // Blocked, not disabled: it keeps the focus, and can say why.
      {...(disabledReason === undefined
        ? {}
        : { 'aria-disabled': true, 'aria-describedby': reasonId })}
      {...(busy ? { 'aria-busy': true } : {})}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        if (isBlocked) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
  if (disabledReason === undefined) return button;
  return (
    <Holder {...(fullWidth ? { 'data-full': '' } : {})}>
      {button}
      <Reason id={reasonId}>{disabledReason}</Reason>
    </Holder>
  );
}
