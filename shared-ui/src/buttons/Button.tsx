import { styled, type Theme } from '@mui/material/styles';
import { useId, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Spinner } from './Spinner.tsx';

/** 44 high (52 in flows, 36 in rows). Choices are data attributes: one class for every button. */
const style = ({ theme }: { theme: Theme }) => {
  const { primary, error, background, border, text } = theme.vars.palette;
  return {
    ...theme.typography.button,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: theme.spacing(2),
    minHeight: 44,
    padding: theme.spacing(0, 5),
    border: '1.5px solid transparent',
    borderRadius: theme.radius.md,
    whiteSpace: 'nowrap' as const,
    cursor: 'pointer',
    transition: `background-color ${theme.duration.fast} ${theme.easing.standard}, border-color ${theme.duration.fast} ${theme.easing.standard}`,
    '&[data-size=large]': {
      minHeight: 52,
      padding: theme.spacing(0, 6.5),
      fontSize: '1rem',
    },
    '&[data-size=small]': {
      minHeight: 36,
      padding: theme.spacing(0, 3.5),
      fontSize: '0.875rem',
      borderRadius: 8,
    },
    '&[data-full]': { width: '100%', paddingInline: theme.spacing(3) },
    '&[data-variant=contained]': {
      backgroundColor: primary.main,
      color: primary.contrastText,
      '&:hover': { backgroundColor: primary.dark },
      '&:active': { backgroundColor: primary.active },
    },
    '&[data-variant=contained][data-tone=danger]': {
      backgroundColor: error.main,
      color: error.contrastText,
      '&:hover': { backgroundColor: error.dark },
    },
    '&[data-variant=outlined]': {
      backgroundColor: background.paper,
      borderColor: border.strong,
      color: text.primary,
      '&:hover': { borderColor: text.primary },
    },
    '&[data-variant=tonal]': {
      backgroundColor: primary.soft,
      color: primary.softText,
      '&:hover': { borderColor: primary.softText },
    },
    '&[data-variant=text]': {
      padding: theme.spacing(0, 3),
      backgroundColor: 'transparent',
      color: primary.main,
      '&:hover': { backgroundColor: primary.soft },
    },
    '&[data-variant=text][data-tone=danger]': {
      color: error.main,
      '&:hover': { backgroundColor: error.soft },
    },
    '&[data-on-band][data-variant=contained]': {
      backgroundColor: text.onBand,
      color: theme.vars.palette.background.band,
      '&:hover, &:active': { backgroundColor: theme.vars.palette.common.white },
    },
    '&[data-on-band][data-variant=outlined]': {
      backgroundColor: 'transparent',
      borderColor: text.onBandMuted,
      color: text.onBand,
      '&:hover': { borderColor: text.onBand, backgroundColor: background.bandRaised },
    },
    '&[data-on-band][data-variant=text]': {
      color: primary.onBand,
      '&:hover': { backgroundColor: background.bandRaised },
    },
    // Disabled keeps its place.
    '&[data-variant]:is(:disabled, [aria-disabled=true])': {
      '&, &:hover, &:active': {
        backgroundColor: background.sunken,
        borderColor: 'transparent',
        color: text.tertiary,
        cursor: 'not-allowed',
      },
    },
    '&[aria-busy=true]': { cursor: 'progress' },
  };
};

const Root = styled('button')(style);
const LinkRoot = styled(Link)(style);
const AnchorRoot = styled('a')(style);

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

export type ButtonProps = Omit<ComponentProps<typeof Root>, 'disabled' | 'color'> & {
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
  variant = 'contained',
  size = 'medium',
  fullWidth = false,
  startIcon,
  endIcon,
  to,
  href,
  target,
  rel,
  download,
  tone = 'primary',
  onBand = false,
  busy = false,
  disabled = false,
  disabledReason,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const isBlocked = busy || disabledReason !== undefined;
  const look = {
    'data-variant': variant,
    'data-size': size,
    'data-tone': tone,
    ...(onBand ? { 'data-on-band': '' } : {}),
    ...(fullWidth ? { 'data-full': '' } : {}),
  };
  const content = (
    <>
      {busy ? <Spinner /> : startIcon}
      {children}
      {endIcon}
    </>
  );
  if (!isBlocked && !disabled && (to !== undefined || href !== undefined)) {
    const shared = { ...(rest as object), ...look, target, rel, download, onClick } as object;
    return to === undefined ? (
      <AnchorRoot {...shared} href={href}>
        {content}
      </AnchorRoot>
    ) : (
      <LinkRoot {...shared} to={to}>
        {content}
      </LinkRoot>
    );
  }

  const button = (
    <Root
      {...rest}
      {...look}
      type={type}
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
    >
      {content}
    </Root>
  );
  if (disabledReason === undefined) return button;
  return (
    <Holder {...(fullWidth ? { 'data-full': '' } : {})}>
      {button}
      <Reason id={reasonId}>{disabledReason}</Reason>
    </Holder>
  );
}
