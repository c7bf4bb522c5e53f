import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { toApiError } from 'shared-auth';
import {
  Avatar,
  ErrorState,
  formatDate,
  PaddedCard,
  Page,
  Pill,
  Skeleton,
  SkeletonGroup,
  StateView,
} from 'shared-ui';
import { Slot } from 'shared-ui/remote';
import { fetchProfile, type Profile } from './api.ts';
import { CourseCounters } from './CourseCounters.tsx';
import { FactList } from './FactList.tsx';
import { messages } from './messages.ts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  '& > div': { display: 'grid', gap: theme.spacing(6), minWidth: 0 },
}));

const Identity = styled(PaddedCard)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(3),
  textAlign: 'center',
  '& h2': theme.typography.h3,
}));

/** Who one is, as the platform knows it (PROF-01 to PROF-10). */
export function ProfilePage() {
  const intl = useIntl();
  const profile = useQuery({
    queryKey: ['Users/profile'],
    queryFn: ({ signal }) => fetchProfile(signal),
  });
  return (
    <Page title={intl.formatMessage(messages.title)}>
      <StateView
        query={profile}
        skeleton={<ProfileSkeleton />}
        error={({ error, retry }) => (
          <ErrorState correlationId={toApiError(error).correlationId} onRetry={retry} />
        )}
      >
        {(loaded) => <LoadedProfile profile={loaded} />}
      </StateView>
    </Page>
  );
}

function LoadedProfile({ profile }: { profile: Profile }) {
  const { company } = profile;
  return (
    <Columns>
      <div>
        <Identity>
          <Avatar name={profile.fullName} size={96} />
          <h2>{profile.fullName}</h2>
          {profile.isAccredited && (
            <Pill tone="success" glyph="successFill">
              <FormattedMessage {...messages.certified} />
            </Pill>
          )}
          <CourseCounters />
        </Identity>
        <Slot id="shell.profile.left.v1" placeholder={<Skeleton height="12rem" radius={16} />} />
      </div>
      <div>
        <FactList
          heading={messages.registry}
          facts={[
            { name: messages.fiscalCode, value: profile.fiscalCode },
            { name: messages.birthDate, value: profile.birthDate && formatDate(profile.birthDate) },
            { name: messages.birthPlace, value: profile.birthPlace },
            { name: messages.citizenship, value: profile.citizenship },
            { name: messages.address, value: profile.address },
            { name: messages.document, value: profile.document },
            { name: messages.learnerCode, value: profile.learnerCode },
            {
              name: messages.registeredAt,
              value: profile.registeredAt && formatDate(profile.registeredAt),
            },
          ]}
        />
        <FactList
          heading={messages.contacts}
          facts={[
            { name: messages.email, value: profile.email },
            { name: messages.phone, value: profile.phone },
            { name: messages.communicationEmail, value: profile.communicationEmail },
          ]}
        />
        {company !== null && (
          <FactList
            heading={messages.company}
            facts={[
              { name: messages.company, value: company.name },
              { name: messages.vatNumber, value: company.vatNumber },
            ]}
          />
        )}
        <Slot id="shell.profile.right.v1" />
      </div>
    </Columns>
  );
}

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
