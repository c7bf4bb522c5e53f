import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSession } from 'shared-auth';
import { Page, Skeleton, SkeletonGroup } from 'shared-ui';
import { Slot } from 'shared-ui/remote';
import { dashboardSlots } from './dashboard-blocks.ts';
import { greetingLead } from './greeting-lead.ts';
import { messages } from './messages.ts';

/**
 * Blocks below each other. From `lg` a block of a remote may stand in eight of the twelve columns
 * (`data-dashboard="main"`) or in four (`aside`), where it fills the next free place; others take the width.
 */
const Blocks = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(12),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    gridAutoFlow: 'row dense',
    alignItems: 'start',
    columnGap: theme.spacing(8),
    // Blocks stand in one or two LoadingBlocks, which have no box.
    '& > div > *, & > div > div > *': { gridColumn: '1 / -1' },
    '& [data-dashboard=main]': { gridColumn: 'span 8' },
    '& [data-dashboard=aside]': { gridColumn: 'span 4' },
  },
}));

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
        {dashboardSlots(session).map((slot) => (
          <Slot key={`${slot} ${role}`} id={slot} placeholder={<BlockSkeleton />} />
        ))}
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
