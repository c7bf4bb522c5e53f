import { Clock } from '@phosphor-icons/react/dist/csr/Clock';
import { Medal } from '@phosphor-icons/react/dist/csr/Medal';
import { Stack } from '@phosphor-icons/react/dist/csr/Stack';
import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { Cover, ProgressRing, Skeleton, useFormats } from 'shared-ui';
import { Slot } from 'shared-ui/remote';
import { courseMessages } from '../../course-messages.ts';
import type { Course } from '../api.ts';
import type { Surface } from '../surface.ts';
import { slotProps } from './slot-props.ts';
import { messages } from './messages.ts';

const Root = styled('section')(({ theme }) => ({
  overflow: 'hidden',
  borderRadius: theme.radius.lg,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  '& > span': { borderRadius: 0 },
  [theme.breakpoints.up('md')]: {
    border: 0,
    boxShadow: theme.vars.palette.elevation.dialog,
  },
}));

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  padding: theme.spacing(6),
}));

const Price = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  '& > b': { ...theme.typography.figure, fontSize: '2.25rem' },
  '& > small': { ...theme.typography.body2, color: theme.vars.palette.text.tertiary },
}));

const Own = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(4),
  ...theme.typography.h4,
}));

// The same action stands in the bar at the bottom of phones.
const Action = styled('div')(({ theme }) => ({
  display: 'none',
  minHeight: theme.spacing(13),
  [theme.breakpoints.up('md')]: { display: 'grid' },
}));

const Facts = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  fontSize: '0.9375rem',
  '& > li': { display: 'flex', alignItems: 'center', gap: theme.spacing(3) },
  '& svg': { flex: 'none', color: theme.vars.palette.primary.main },
}));

const Exams = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  margin: 0,
  paddingTop: theme.spacing(5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontSize: '0.9375rem',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: theme.spacing(4) },
  '& dd': { margin: 0, fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
}));

export function PurchaseCard({ course, surface }: { course: Course; surface: Surface }) {
  const intl = useIntl();
  const { duration, euro } = useFormats();
  const lessons = course.modules.flatMap((module) => module.lessons).length;
  const modules = course.modules.length;
  return (
    <Root aria-label={intl.formatMessage(messages.purchase)}>
      <Cover
        category={course.category.look}
        seed={course.id}
        imageUrl={course.coverUrl}
        loading="eager"
      />
      <Body>
        {course.percentage === null ? (
          <Price>
            <b>
              {course.priceCents ? (
                euro(course.priceCents)
              ) : (
                <FormattedMessage {...messages.notForSale} />
              )}
            </b>
            {course.priceCents ? (
              <small>
                <FormattedMessage {...messages.vat} />
              </small>
            ) : null}
          </Price>
        ) : (
          <Own>
            <FormattedMessage {...messages.progress} />
            <ProgressRing percentage={course.percentage} size={64} />
          </Own>
        )}
        <Action>
          <Slot
            id="catalogue.course-actions.v1"
            props={slotProps(course, surface)}
            placeholder={<Skeleton height="3.25rem" radius={10} />}
          />
        </Action>
        <Facts>
          <li>
            <Clock size={20} aria-hidden="true" />
            <FormattedMessage
              {...messages.durationAndLessons}
              values={{ duration: duration(course.minutes), count: lessons }}
            />
          </li>
          <li>
            <Stack size={20} aria-hidden="true" />
            <FormattedMessage
              {...(course.handouts.length > 0
                ? messages.modulesAndDocuments
                : courseMessages.modules)}
              values={{ count: modules }}
            />
          </li>
          {course.credits > 0 && (
            <li>
              <Medal size={20} aria-hidden="true" />
              <FormattedMessage {...messages.credits} values={{ count: course.credits }} />
            </li>
          )}
        </Facts>
        <Exams>
          <div>
            <dt>
              <FormattedMessage {...messages.simulation} />
            </dt>
            <dd>{euro(course.simulationCents)}</dd>
          </div>
          <div>
            <dt>
              <FormattedMessage {...messages.certification} />
            </dt>
            <dd>{euro(course.certificationCents)}</dd>
          </div>
        </Exams>
      </Body>
    </Root>
  );
}
