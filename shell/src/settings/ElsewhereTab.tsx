import { styled } from '@mui/material/styles';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useSession } from 'shared-auth';
import { Button, TextLink } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { useRoleChoice } from '../chrome/choices/use-role-choice.ts';
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
      {admission(to, session, remotes).kind === 'enter' ? (
        <TextLink to={to}>
          <FormattedMessage {...link} />
        </TextLink>
      ) : (
        tab === 'payments' && <LearnersPayments />
      )}
    </Root>
  );
}

/** Who buys is the learner (SHELL-10): in another role one's orders are behind a change of role. */
function LearnersPayments() {
  const { roles, isSwitching, choose } = useRoleChoice();
  return (
    <>
      <p>
        <FormattedMessage {...messages.paymentsRole} />
      </p>
      {roles.includes('Discente') && (
        <Button variant="outlined" busy={isSwitching} onClick={() => choose('Discente')}>
          <FormattedMessage {...messages.toLearner} />
        </Button>
      )}
    </>
  );
}
