import { styled } from '@mui/material/styles';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useSession } from 'shared-auth';
import { TextLink } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { useHost } from '../federation/host-context.ts';
import { admission } from '../routing/route-guard.ts';
import { messages } from './messages.ts';
import type { SettingsTab } from './tabs.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(3),
  color: theme.vars.palette.text.secondary,
}));

/** What one comes here for is elsewhere: say so, and lead there. */
const elsewhere: Record<
  Exclude<SettingsTab, 'email'>,
  { text: MessageDescriptor; to?: string; link?: MessageDescriptor }
> = {
  general: { text: messages.generalText },
  profile: { text: messages.profileText, to: paths.profile(), link: messages.toProfile },
  payments: { text: messages.paymentsText, to: paths.orders(), link: messages.toOrders },
  subscriptions: {
    text: messages.subscriptionsText,
    to: paths.newsletters(),
    link: messages.toNewsletters,
  },
};

/** A tab without settings yet (PROF-14): says so, with a link to existing ones. */
export function PlaceholderTab({ tab }: { tab: Exclude<SettingsTab, 'email'> }) {
  const session = useSession();
  const { remotes } = useHost();
  const { text, to, link } = elsewhere[tab];
  const isServed = to !== undefined && admission(to, session, remotes).kind === 'enter';
  return (
    <Root>
      <p>
        <FormattedMessage {...messages.nothingToSet} /> <FormattedMessage {...text} />
      </p>
      {isServed && link !== undefined && (
        <TextLink to={to}>
          <FormattedMessage {...link} />
        </TextLink>
      )}
    </Root>
  );
}
