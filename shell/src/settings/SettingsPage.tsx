import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSession } from 'shared-auth';
import { LoadingBlock, PaddedCard, Page } from 'shared-ui';
import { Tabs, useTabParam } from 'shared-ui/details';
import { paths } from 'shared-ui/paths';
import { PathIcon } from '../chrome/PathIcon.tsx';
import { SupportSection } from '../support/SupportSection.tsx';
import { ElsewhereTab } from './ElsewhereTab.tsx';
import { EmailNotifications } from './EmailNotifications.tsx';
import { GeneralSettings } from './GeneralSettings.tsx';
import { icons } from './icons.ts';
import { messages } from './messages.ts';
import { Newsletters } from './Newsletters.tsx';
import { OwnData } from './OwnData.tsx';
import { SessionList } from './SessionList.tsx';
import { defaultTab, tabOrder, type SettingsTab } from './tabs.ts';

const Sections = styled('div')(({ theme }) => ({
  display: 'grid',
  // The row of tabs scrolls in its card; without a bound it would widen the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(6),
}));

const TabCard = styled(PaddedCard)(({ theme }) => ({
  paddingTop: theme.spacing(2),
  '& [role=tabpanel]': { paddingTop: theme.spacing(6) },
}));

const TabName = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  verticalAlign: 'bottom',
}));

const contents: Record<SettingsTab, ReactNode> = {
  general: <GeneralSettings />,
  profile: <ElsewhereTab tab="profile" />,
  email: <EmailNotifications />,
  payments: <ElsewhereTab tab="payments" />,
  subscriptions: <Newsletters />,
};

/** Tabs as the documents name them (PROF-13, PROF-14); below, what belongs to the account as a whole. */
export function SettingsPage() {
  const intl = useIntl();
  const name = useSession(({ person }) => person?.name ?? '');
  const [tab, setTab] = useTabParam('tab', [defaultTab, ...tabOrder]);
  return (
    <Page
      title={intl.formatMessage(messages.title)}
      breadcrumb={[
        { label: intl.formatMessage(messages.profile), to: paths.profile() },
        { label: intl.formatMessage(messages.title) },
      ]}
    >
      <Sections>
        <LoadingBlock>
          <TabCard>
            <Tabs
              label={intl.formatMessage(messages.title)}
              tabs={tabOrder.map((value) => ({
                value,
                label: (
                  <TabName>
                    {value === 'general' && <PathIcon path={icons.fingerprint} size={18} />}
                    <FormattedMessage {...messages[value]} />
                  </TabName>
                ),
              }))}
              value={tab}
              onChange={setTab}
            >
              {contents[tab]}
            </Tabs>
          </TabCard>
        </LoadingBlock>
        <LoadingBlock>
          <SessionList />
        </LoadingBlock>
        <OwnData />
        <SupportSection name={name} />
      </Sections>
    </Page>
  );
}
