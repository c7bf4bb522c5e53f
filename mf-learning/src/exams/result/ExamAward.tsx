import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Button } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { AwardActions } from '../../AwardActions.tsx';
import { AwardNextStep } from '../../AwardNextStep.tsx';
import { awardedBadgeQuery } from '../../awarded-badge.ts';
import { messages } from './messages.ts';

/** What comes after a passed certification: share, keep and see the badge, and one next step. */
export function ExamAward({ badgeId, courseId }: { badgeId: string; courseId: number }) {
  const { data: badge } = useQuery(awardedBadgeQuery(badgeId));
  if (badge === undefined) return null;
  return (
    <>
      <AwardActions badge={badge}>
        <Button onBand variant="outlined" to={paths.certification(badge.id)}>
          <FormattedMessage {...messages.toBadge} />
        </Button>
      </AwardActions>
      <AwardNextStep courseId={courseId} hasExamLeft={false} />
    </>
  );
}
