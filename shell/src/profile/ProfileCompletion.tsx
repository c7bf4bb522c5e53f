import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSession } from 'shared-auth';
import { Button, PaddedCard, ProgressRing, Skeleton, SkeletonGroup, useLocale } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { useHost } from '../federation/host-context.ts';
import { admission } from '../routing/route-guard.ts';
import { completionQuery } from './api.ts';
import { messages } from './messages.ts';

const Root = styled(PaddedCard)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(4, 5),
  '& h2': theme.typography.h3,
  '& p': { color: theme.vars.palette.text.secondary },
  '& > div': { flex: '1 1 9rem', display: 'grid', gap: theme.spacing(1) },
}));

/** How complete the profile is, by the language of the page; nothing where that is not known (PROF-04, E83). */
export function ProfileCompletion() {
  const intl = useIntl();
  const session = useSession();
  const { remotes } = useHost();
  const { data: percentage, isPending, failureCount } = useQuery(completionQuery(useLocale()));
  if (isPending && failureCount === 0) return <CompletionSkeleton />;
  if (percentage === undefined || percentage === null) return null;
  const survey = paths.survey('user');
  const canAnswer = percentage < 100 && admission(survey, session, remotes).kind === 'enter';
  return (
    <Root as="section" aria-label={intl.formatMessage(messages.completion)}>
      <ProgressRing percentage={percentage} size={72} />
      <div>
        <h2>
          <FormattedMessage {...messages.completion} />
        </h2>
        <p>
          <FormattedMessage
            {...(percentage < 100 ? messages.completionOpen : messages.completionDone)}
          />
        </p>
      </div>
      {canAnswer && (
        <Button variant="tonal" to={survey}>
          <FormattedMessage {...messages.completionAction} />
        </Button>
      )}
    </Root>
  );
}

const CompletionSkeleton = () => (
  <SkeletonGroup>
    <Skeleton height="7.5rem" radius={16} />
  </SkeletonGroup>
);
