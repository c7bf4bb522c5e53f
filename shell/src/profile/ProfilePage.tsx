import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  Button,
  formatDate,
  LoadingBlock,
  Page,
  Skeleton,
  SkeletonGroup,
  StateView,
} from 'shared-ui';
import { DescriptionList } from 'shared-ui/details';
import { paths } from 'shared-ui/paths';
import { Slot } from 'shared-ui/remote';
import { SupportSection } from '../support/SupportSection.tsx';
import { profileQuery, type Profile } from './api.ts';
import { CommunicationEmail } from './CommunicationEmail.tsx';
import { CompanyCard } from './CompanyCard.tsx';
import { IdentityCard } from './IdentityCard.tsx';
import { messages } from './messages.ts';
import { ProfileCompletion } from './ProfileCompletion.tsx';
import { Section } from '../layout/Section.tsx';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(6),
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(6),
    minWidth: 0,
  },
}));

/** Who one is, as the platform knows it (PROF-01 to PROF-12). */
export function ProfilePage() {
  const intl = useIntl();
  const profile = useQuery(profileQuery);
  return (
    <Page
      title={intl.formatMessage(messages.title)}
      actions={
        <Button variant="outlined" to={paths.settings()}>
          <FormattedMessage {...messages.toSettings} />
        </Button>
      }
    >
      <StateView query={profile} skeleton={<ProfileSkeleton />}>
        {(loaded) => <LoadedProfile profile={loaded} />}
      </StateView>
    </Page>
  );
}

function LoadedProfile({ profile }: { profile: Profile }) {
  return (
    <Columns>
      <div>
        <IdentityCard profile={profile} />
        <Slot id="shell.profile.left.v1" placeholder={<BlockSkeleton />} />
      </div>
      <div>
        <LoadingBlock>
          <ProfileCompletion />
        </LoadingBlock>
        <Section heading={messages.registry}>
          <Registry profile={profile} />
        </Section>
        <Section heading={messages.contacts}>
          <Facts
            facts={[
              ['email', profile.email],
              ['phone', profile.phone],
              ['address', profile.address],
            ]}
          />
          <CommunicationEmail profile={profile} />
        </Section>
        {profile.company !== null && <CompanyCard company={profile.company} />}
        <Slot id="shell.profile.right.v1" />
        <SupportSection name={profile.name} />
      </div>
    </Columns>
  );
}

function Registry({ profile }: { profile: Profile }) {
  const intl = useIntl();
  const isForeignBorn = profile.fiscalCodeType === 'BO';
  const type = intl.formatMessage(isForeignBorn ? messages.bornAbroad : messages.bornInItaly);
  return (
    <Facts
      facts={[
        ['name', profile.name],
        ['surname', profile.surname],
        ['fiscalCode', profile.fiscalCode],
        ['fiscalCodeType', `${profile.fiscalCodeType} (${type})`],
        ['birthDate', profile.birthDate && formatDate(profile.birthDate)],
        ['birthPlace', profile.birthPlace],
        ['citizenship', profile.citizenship],
        ['documentType', profile.documentType],
        ['documentNumber', profile.documentNumber],
        ['registeredAt', profile.registeredAt && formatDate(profile.registeredAt)],
      ]}
    />
  );
}

function Facts({
  facts,
}: {
  facts: readonly [name: keyof typeof messages, value: string | null][];
}) {
  return (
    <DescriptionList
      items={facts.map(([name, value]) => ({
        key: name,
        label: <FormattedMessage {...messages[name]} />,
        value: value || <FormattedMessage {...messages.notGiven} />,
      }))}
    />
  );
}

const BlockSkeleton = () => (
  <SkeletonGroup>
    <Skeleton height="12rem" radius={16} />
  </SkeletonGroup>
);

function ProfileSkeleton() {
  return (
    <SkeletonGroup>
      <Columns>
        <Skeleton height="18rem" radius={16} />
        <Skeleton height="24rem" radius={16} />
      </Columns>
    </SkeletonGroup>
  );
}
