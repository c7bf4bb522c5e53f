import { SealCheck } from '@phosphor-icons/react/dist/csr/SealCheck';
import { XCircle } from '@phosphor-icons/react/dist/csr/XCircle';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { Band, useFormats } from 'shared-ui';
import type { ExamResult } from '../api.ts';
import { minutesTaken } from '../attempts/minutes-taken.ts';
import { ExamAward } from './ExamAward.tsx';
import { StruckBadge } from './StruckBadge.tsx';
import { messages } from './messages.ts';

const Root = styled(Band)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(8),
  padding: theme.spacing(8, 4),
  [theme.breakpoints.up('md')]: {
    // The words begin where the columns below them do.
    padding: `${theme.spacing(10)} max(${theme.spacing(10)}, calc(50% - 40rem + ${theme.spacing(10)}))`,
    '&[data-badge]': {
      gridTemplateColumns: '264px minmax(0, 1fr)',
      alignItems: 'center',
      gap: theme.spacing(14),
    },
  },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(3.5),
  '& > h1': {
    ...theme.typography.h3,
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(3),
    margin: 0,
    '&:focus': { outline: 'none' },
  },
  '& > h1[data-passed]': { color: theme.vars.palette.success.onBand },
  '& > p': { ...theme.typography.h2, margin: 0 },
}));

const Figures = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3, 10),
  margin: 0,
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.onBandMuted },
  '& dd': { ...theme.typography.figure, margin: theme.spacing(0.5, 0, 0), fontSize: '1.75rem' },
}));

/** The answer first, in words; brass only when passed. */
export function Verdict({ result, verdict }: { result: ExamResult; verdict: string }) {
  const { duration } = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  // The first page of a tab keeps the focus where the browser put it.
  const isArrival = useLocation().key !== 'default';
  useEffect(() => {
    if (isArrival) heading.current?.focus({ preventScroll: true });
    if (isArrival) window.scrollTo(0, 0);
  }, [isArrival]);
  const { isPassed, kind, isPreview, badge, percent, thresholdPercent, missingPoints } = result;
  const hasBadge = isPassed && kind === 'certification' && !isPreview;
  return (
    <Root {...(badge === null ? {} : { 'data-badge': '' })}>
      {badge !== null && <StruckBadge badgeId={badge.id} result={result} />}
      <Words>
        <h1 ref={heading} tabIndex={-1} {...(isPassed ? { 'data-passed': '' } : {})}>
          {isPassed ? (
            <SealCheck size={28} weight="fill" aria-hidden />
          ) : (
            <XCircle size={28} weight="fill" aria-hidden />
          )}
          {verdict}
        </h1>
        {hasBadge && (
          <p role="status">
            <FormattedMessage {...(badge === null ? messages.badgeComing : messages.badgeYours)} />
          </p>
        )}
        {!isPassed && (
          <p>
            <FormattedMessage {...messages.missingPoints} values={{ count: missingPoints }} />
          </p>
        )}
        <Figures>
          <div>
            <dt>
              <FormattedMessage {...messages.yourResult} />
            </dt>
            <dd>{percent}%</dd>
          </div>
          <div>
            <dt>
              <FormattedMessage {...messages.toPass} />
            </dt>
            <dd>{thresholdPercent}%</dd>
          </div>
          <div>
            <dt>
              <FormattedMessage {...messages.timeUsed} />
            </dt>
            <dd>{duration(minutesTaken(result))}</dd>
          </div>
        </Figures>
        {badge !== null && <ExamAward badgeId={badge.id} courseId={result.courseId} />}
      </Words>
    </Root>
  );
}
