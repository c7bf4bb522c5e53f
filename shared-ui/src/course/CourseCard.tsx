import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '../accessibility/VisuallyHidden.tsx';
import { Lozenge } from '../data-display/Lozenge.tsx';
import { ProgressRing } from '../data-display/ProgressRing.tsx';
import { Rating } from '../data-display/RatingStars.tsx';
import { isCompleted, wholePercentage } from '../formats/numbers.ts';
import { useFormats } from '../formats/use-formats.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { messages } from '../i18n/messages.ts';
import { Cover } from '../picture/Cover.tsx';
import type { CourseSummary } from './course-summary.ts';

const Root = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '& [data-part=cover]': { position: 'relative' },
  '& [data-part=cover] > span': {
    transition: `box-shadow ${theme.duration.base} ${theme.easing.standard}`,
  },
  '&:hover [data-part=cover] > span:first-of-type': {
    boxShadow: theme.vars.palette.elevation.dialog,
  },
}));

const Tag = styled('div')({ position: 'absolute', left: 12, bottom: 12 });

const Meta = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: theme.spacing(3),
  marginTop: theme.spacing(3.5),
  minHeight: 22,
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: theme.vars.palette.text.tertiary,
}));

export const CourseTitle = styled('h3')(({ theme }) => ({
  ...theme.typography.h4,
  fontSize: '1.1875rem',
  lineHeight: 1.2,
  textWrap: 'pretty',
  marginTop: theme.spacing(1.5),
  // Two lines at most, and their height kept: a row of cards stays level.
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  minHeight: '2.4em',
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': {
    outline: `3px solid ${theme.vars.palette.focus.ring}`,
    outlineOffset: 2,
    borderRadius: theme.radius.lg,
  },
}));

const By = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: theme.spacing(1.5),
  minHeight: '1.55em',
  color: theme.vars.palette.text.secondary,
}));

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: theme.spacing(3),
  marginTop: theme.spacing(3),
  paddingTop: theme.spacing(3),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  minHeight: 52,
}));

const Price = styled('span')(({ theme }) => ({
  fontFamily: theme.fonts.heading,
  fontWeight: 700,
  fontSize: '1.0625rem',
  fontVariantNumeric: 'tabular-nums',
}));

const Progress = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(2.5),
  fontSize: '0.875rem',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
}));

const Open = styled('span')(({ theme }) => ({
  color: theme.vars.palette.primary.main,
  fontSize: '0.875rem',
  fontWeight: 650,
  'article:hover > div > &': { textDecoration: 'underline', textUnderlineOffset: 3 },
}));

export type CourseCardProps = {
  course: CourseSummary;
  to: string;
  /** From 0 to 100: the ring takes the place of the price. */
  percentage?: number;
  /** Instead of "Vedi il corso": "Vedi il badge". */
  actionLabel?: ReactNode;
  /** Its own control beside the link: a row menu, a slot. */
  actions?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** The title with parts of it marked, in place of the plain one. */
  title?: ReactNode;
  loading?: 'eager' | 'lazy';
};

/** A course in a grid. The cover is the object: no border, hover lifts it. The whole card is one link. */
export function CourseCard({
  course,
  to,
  percentage,
  actionLabel,
  actions,
  headingLevel = 3,
  title,
  loading = 'lazy',
}: CourseCardProps) {
  return (
    <Root>
      <div data-part="cover">
        <Cover
          category={course.categoryKey ?? course.category}
          seed={course.id}
          imageUrl={course.coverUrl}
          loading={loading}
        />
        {course.hasCertification && (
          <Tag>
            <Lozenge>
              <Glyph name="rewardFill" size={14} />
              <FormattedMessage {...messages.withCertification} />
            </Lozenge>
          </Tag>
        )}
      </div>
      <Meta>
        <span>{course.category}</span>
        {percentage === undefined && <Rating average={course.rating} size={14} />}
      </Meta>
      <CourseTitle as={`h${headingLevel}`}>
        <Link to={to}>{title ?? course.title}</Link>
      </CourseTitle>
      <By>{course.professorName}</By>
      <Foot>
        {percentage === undefined ? (
          <CoursePrice cents={course.priceCents} />
        ) : (
          <CourseProgress percentage={percentage} />
        )}
        {actions ? (
          <span style={{ position: 'relative', zIndex: 1 }}>{actions}</span>
        ) : (
          <Open aria-hidden="true">
            {actionLabel ?? <FormattedMessage {...messages.courseOpen} />}
          </Open>
        )}
      </Foot>
    </Root>
  );
}

function CourseProgress({ percentage }: { percentage: number }) {
  return (
    <Progress>
      <ProgressRing percentage={percentage} size={38} hasNumber={false} />
      <span aria-hidden="true">
        {isCompleted(percentage) ? (
          <FormattedMessage {...messages.progressComplete} />
        ) : (
          `${wholePercentage(percentage)}%`
        )}
      </span>
    </Progress>
  );
}

export function CoursePrice({ cents }: { cents: number | null | undefined }) {
  const intl = useIntl();
  const { euro } = useFormats();
  if (cents) return <Price>{euro(cents)}</Price>;
  return (
    <Price>
      <span aria-hidden="true">{euro(cents)}</span>
      <VisuallyHidden>{intl.formatMessage(messages.courseNotForSale)}</VisuallyHidden>
    </Price>
  );
}
