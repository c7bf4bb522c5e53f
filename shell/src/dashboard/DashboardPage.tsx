import { styled } from '@mui/material/styles';
import { dashboardSlot } from 'contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSession } from 'shared-auth';
import { Page, Skeleton, SkeletonGroup } from 'shared-ui';
import { Slot } from 'shared-ui/remote';
import { greetingLead } from './greeting-lead.ts';
import { messages } from './messages.ts';

const Blocks = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(12) }));

/** The frame by role (DASH-01 to DASH-03); the remotes supply its content. */
export function DashboardPage() {
  const intl = useIntl();
  const session = useSession();
  const { role, person } = session;
  const lead = greetingLead(session);
  return (
    <Page
      title={intl.formatMessage(messages.title)}
      heading={<FormattedMessage {...messages.greeting} values={{ name: person?.name ?? '' }} />}
      {...(lead === null
        ? {}
        : { lead: <FormattedMessage {...lead.message} values={lead.values} /> })}
    >
      <Blocks>
        <Slot key={role} id={dashboardSlot(role)} placeholder={<BlockSkeleton />} />
      </Blocks>
    </Page>
  );
}

/** A row of cards, the shape that most blocks have. */
function BlockSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton height="15rem" radius={24} />
    </SkeletonGroup>
  );
}
