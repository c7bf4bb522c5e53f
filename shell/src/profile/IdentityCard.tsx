import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { Avatar, formatDate, PaddedCard, Pill } from 'shared-ui';
import type { Profile } from './api.ts';
import { CourseCounters } from './CourseCounters.tsx';
import { messages } from './messages.ts';

const Root = styled(PaddedCard)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(3),
  textAlign: 'center',
  '& h2': theme.typography.h3,
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& code': theme.typography.mono,
}));

/** Avatar, certified label, learner code and counters (PROF-01, PROF-02). */
export function IdentityCard({ profile }: { profile: Profile }) {
  const fullName = `${profile.name} ${profile.surname}`;
  return (
    <Root>
      <Avatar name={fullName} size={96} />
      <h2>{fullName}</h2>
      {profile.isAccredited && (
        <>
          <Pill tone="success" glyph="successFill">
            <FormattedMessage {...messages.certified} />
          </Pill>
          {profile.accreditedAt && (
            <small>
              <FormattedMessage
                {...messages.certifiedSince}
                values={{ date: formatDate(profile.accreditedAt) }}
              />
            </small>
          )}
        </>
      )}
      {profile.learnerCode && (
        <small>
          <FormattedMessage {...messages.learnerCode} /> <code>{profile.learnerCode}</code>
        </small>
      )}
      <CourseCounters />
    </Root>
  );
}
