import MuiIconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

type Named = {
  /** An icon without words needs a name. */
  label: string;
  onBand?: boolean;
};

const lookOf = ({ label, onBand = false }: Named) => ({
  color: onBand ? ('onBand' as const) : ('default' as const),
  'aria-label': label,
  title: label,
});

/** A 44 px target with an icon alone. */
export function IconButton({
  label,
  onBand = false,
  ...rest
}: Named & Omit<ComponentProps<'button'>, 'aria-label' | 'title' | 'color'>) {
  return <MuiIconButton {...rest} {...lookOf({ label, onBand })} />;
}

const Count = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: theme.spacing(1.25),
  right: theme.spacing(0.75),
  minWidth: theme.spacing(4.5),
  padding: theme.spacing(0, 1.25),
  borderRadius: theme.radius.full,
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  fontSize: '0.6875rem',
  fontWeight: 700,
  lineHeight: theme.spacing(4.5),
  textAlign: 'center',
}));

/** The same, as a link of the router. The label says the count too: its mark is for the eye. */
export function IconLink({
  label,
  onBand = false,
  count = 0,
  children,
  ...rest
}: Named & { count?: number } & Omit<
    ComponentProps<typeof Link>,
    'aria-label' | 'title' | 'color'
  >) {
  return (
    <MuiIconButton component={Link} {...rest} {...lookOf({ label, onBand })}>
      {children}
      {count > 0 && <Count aria-hidden="true">{count}</Count>}
    </MuiIconButton>
  );
}
