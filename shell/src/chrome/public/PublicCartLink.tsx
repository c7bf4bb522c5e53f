import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { publicCartBadge, usePublicCart } from 'shared-auth/public-cart';
import { IconLink } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { icons } from '../icons.ts';
import { messages } from '../messages.ts';
import { PathIcon } from '../PathIcon.tsx';

/** The guest's cart with its badge number (SHELL-16), drawn without any code of a remote. Hidden while paying (SHELL-17). */
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
      count={count}
      data-cart-badge={count}
    >
      <PathIcon path={icons.cart} size={22} />
    </IconLink>
  );
}
