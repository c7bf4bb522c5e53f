import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormats } from 'shared-ui';
import { StatTile } from 'shared-ui/details';
import type { TaughtCourse } from './api.ts';
import { messages } from './messages.ts';
import { shareOf } from './share-of.ts';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  // Two or four beside each other: three would leave one alone.
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  gap: theme.spacing(4),
}));

/** The course in four figures. */
export function CourseCounts({ course }: { course: TaughtCourse }) {
  const intl = useIntl();
  const { integer } = useFormats();
  const { enrolled, begun, completed, meanPercentage } = course;
  const ofEnrolled = (count: number) =>
    intl.formatMessage(messages.ofEnrolled, { share: shareOf(count, enrolled) });
  return (
    <Grid>
      <StatTile
        label={<FormattedMessage {...messages.enrolled} />}
        value={integer(enrolled)}
        detail={<FormattedMessage {...messages.enrolledDetail} />}
      />
      <StatTile
        label={<FormattedMessage {...messages.begun} />}
        value={integer(begun)}
        detail={ofEnrolled(begun)}
      />
      <StatTile
        label={<FormattedMessage {...messages.completed} />}
        value={integer(completed)}
        detail={ofEnrolled(completed)}
      />
      <StatTile
        label={<FormattedMessage {...messages.mean} />}
        value={meanPercentage === null ? '-' : `${meanPercentage}%`}
        detail={<FormattedMessage {...messages.meanDetail} />}
      />
    </Grid>
  );
}
