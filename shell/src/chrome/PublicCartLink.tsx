import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { publicCartBadge, usePublicCart } from 'shared-auth/public-cart';
import { IconLink } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { icons } from './icons.ts';
import { messages } from './messages.ts';
import { PathIcon } from './PathIcon.tsx';

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

/** The guest's cart with its badge number (SHELL-16), drawn without any code of a remote. While paying there is none (SHELL-17). */
export function PublicCartLink() {
  const intl = useIntl();
  const { pathname } = useLocation();
  const number = usePublicCart(publicCartBadge);
  const isPaying = /^\/(public\/)?payment\/?$/i.test(pathname);
  const count = isPaying ? 0 : number;
  return (
    <IconLink
      to={paths.publicCart()}
      label={intl.formatMessage(messages.cart, { count })}
      data-cart-badge={count}
    >
      <PathIcon path={icons.cart} size={22} />
      {count > 0 && <Count aria-hidden="true">{count}</Count>}
    </IconLink>
  );
}
