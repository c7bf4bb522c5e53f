import { SealCheck } from '@phosphor-icons/react/dist/csr/SealCheck';
import { X } from '@phosphor-icons/react/dist/csr/X';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Band, Button, IconButton, LiveRegion, levelMessages } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { AwardActions } from '../../AwardActions.tsx';
import { AwardNextStep } from '../../AwardNextStep.tsx';
import { AwardStage } from '../../AwardStage.tsx';
import type { Course } from '../course.ts';
import { playerMessages } from '../player-messages.ts';
import { messages } from './messages.ts';
import type { Award } from './use-award.ts';

const Root = styled(Band)(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  borderRadius: theme.radius.xl,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)' },
  '@media print': { display: 'none' },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: theme.spacing(4),
  padding: theme.spacing(6, 5),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(8) },
  '& > h2': { ...theme.typography.h2, '&:focus': { outline: 'none' } },
  '& > p': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.text.onBandMuted },
}));

const Eyebrow = styled('p')(({ theme }) => ({
  '&&': { color: theme.vars.palette.reward.onBand },
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  fontWeight: 600,
}));

const Close = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: theme.spacing(2),
  right: theme.spacing(2),
}));

/** In the place of the lesson's notices: who has just completed the course sees the badge arrive. */
export function CourseAward({
  course,
  award,
  isLate,
  hasJustCompleted,
  hasLink,
  onClose,
}: {
  course: Course;
  award: Exclude<Award, { name: 'known' }>;
  isLate: boolean;
  /** By an act on this page: the button that did it has gone, and the focus with it. */
  hasJustCompleted: boolean;
  hasLink: boolean;
  onClose: () => void;
}) {
  const intl = useIntl();
  const titleId = useId();
  const title = useLostFocus(hasJustCompleted);
  const badge = award.name === 'news' ? award.badge : null;
  const isAwaited = award.name === 'coming' || award.isAwaited;
  const headline = badge !== null ? messages.awardYours : messages.awardComing;
  return (
    // By its role: another element in its place would not be a band, with neither ground nor focus of one.
    <Root role="region" aria-labelledby={titleId}>
      <AwardStage
        badge={badge}
        course={{ id: course.id, level: course.level, category: course.categoryKey }}
        size={304}
        isAwaited={isAwaited}
      />
      <Words>
        <Eyebrow>
          <SealCheck size={22} weight="fill" aria-hidden />
          <FormattedMessage {...messages.courseCompleted} />
        </Eyebrow>
        <h2 id={titleId} ref={title} tabIndex={-1}>
          <FormattedMessage {...headline} />
        </h2>
        {/* The title has the focus while the badge is on its way: what it becomes is said once. */}
        <LiveRegion>
          {badge !== null && isAwaited ? intl.formatMessage(messages.awardYours) : ''}
        </LiveRegion>
        {badge === null ? (
          <p>
            <FormattedMessage {...(isLate ? messages.badgeLate : messages.badgeComing)} />
          </p>
        ) : (
          <>
            <p>
              <FormattedMessage
                {...(badge.isOnLedger ? messages.awardRegistered : messages.awardText)}
                values={{
                  title: badge.title,
                  level: intl.formatMessage(levelMessages[badge.level]),
                }}
              />
            </p>
            <AwardActions badge={badge}>
              {hasLink && (
                <Button onBand variant="outlined" to={paths.certification(badge.id)}>
                  <FormattedMessage {...playerMessages.toBadge} />
                </Button>
              )}
            </AwardActions>
          </>
        )}
        {badge === null && isLate && (
          <Button onBand variant="outlined" to={paths.curriculum()}>
            <FormattedMessage {...messages.toCurriculum} />
          </Button>
        )}
        <AwardNextStep courseId={course.id} hasExamLeft={course.hasExamLeft} />
      </Words>
      {badge !== null && (
        <Close>
          <IconButton onBand label={intl.formatMessage(messages.awardClose)} onClick={onClose}>
            <X size={20} weight="bold" aria-hidden />
          </IconButton>
        </Close>
      )}
    </Root>
  );
}

/** The heading that takes a focus that has nowhere to be. Never one that the learner has put elsewhere. */
function useLostFocus(isLost: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isLost && document.activeElement === document.body) heading.current?.focus();
  }, [isLost]);
  return heading;
}
