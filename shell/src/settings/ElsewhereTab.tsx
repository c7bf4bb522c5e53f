import { styled } from '@mui/material/styles';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useSession } from 'shared-auth';
import { TextLink } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { useHost } from '../federation/host-context.ts';
import { admission } from '../routing/route-guard.ts';
import { messages } from './messages.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(3),
  maxWidth: '64ch',
  color: theme.vars.palette.text.secondary,
}));

type Elsewhere = 'profile' | 'payments';

const places: Record<Elsewhere, { text: MessageDescriptor; to: string; link: MessageDescriptor }> =
  {
    profile: { text: messages.profileText, to: paths.profile(), link: messages.toProfile },
    payments: { text: messages.paymentsText, to: paths.orders(), link: messages.toOrders },
  };

/** What one comes to this tab for is set on another page (PROF-14): says where, and leads there. */
export function ElsewhereTab({ tab }: { tab: Elsewhere }) {
  const session = useSession();
  const { remotes } = useHost();
  const { text, to, link } = places[tab];
  return (
    <Root>
      <p>
        <FormattedMessage {...text} />
      </p>
      {admission(to, session, remotes).kind === 'enter' && (
        <TextLink to={to}>
          <FormattedMessage {...link} />
        </TextLink>
      )}
    </Root>
  );
}
