import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { BadgeObject, TextLink } from 'shared-ui';
import { ProgressBar } from 'shared-ui/details';
import { paths } from 'shared-ui/paths';
import { messages } from './messages.ts';
import type { NextBadgeCourse } from './next-badge.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  gap: theme.spacing(4),
  alignItems: 'center',
  '&[data-below]': {
    paddingTop: theme.spacing(5),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  '& > h3': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& > p': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: theme.spacing(3),
    ...theme.typography.caption,
    fontVariantNumeric: 'tabular-nums',
  },
}));

/** The badge that comes next, and how near it is. */
export function NextBadge({ course, isBelow }: { course: NextBadgeCourse; isBelow: boolean }) {
  const intl = useIntl();
  const { id, title, category, level, percentage } = course;
  return (
    <Root {...(isBelow && { 'data-below': '' })}>
      <BadgeObject
        {...{ level, category, title }}
        kind="course"
        code=""
        seed={id}
        size={64}
        isLocked
        isDecorative
      />
      <Words>
        <h3>
          <FormattedMessage {...messages.next} />
        </h3>
        <TextLink to={paths.coursePlayer(id)}>{title}</TextLink>
        <p>
          <ProgressBar value={percentage} label={intl.formatMessage(messages.next)} isReward />
          {intl.formatNumber(percentage / 100, { style: 'percent' })}
        </p>
      </Words>
    </Root>
  );
}
