import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import {
  Band,
  BadgeObject,
  Button,
  EmptyState,
  levelMessages,
  Page,
  SectionHead,
  Skeleton,
  SkeletonGroup,
  StateView,
  TextLink,
  useFormats,
} from 'shared-ui';
import { DescriptionList } from 'shared-ui/details';
import { paths } from 'shared-ui/paths';
import { badgeQuery, type Badge } from '../badges.ts';
import { LoadError } from '../LoadError.tsx';
import { useFirstSight } from '../seen-badges.ts';
import { isNotFound } from './is-not-found.ts';
import { bold } from './bold.tsx';
import { messages } from './messages.ts';
import { ShareButton } from './ShareButton.tsx';
import { VisibilitySwitch } from './VisibilitySwitch.tsx';

const Card = styled(Band)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(8),
  padding: theme.spacing(8, 5),
  borderRadius: theme.radius.xl,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '18rem minmax(0, 1fr)',
    alignItems: 'center',
    justifyItems: 'start',
    padding: theme.spacing(10, 12),
    gap: theme.spacing(12),
  },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  justifyItems: 'start',
  '& > h2': { ...theme.typography.h2, textWrap: 'balance' },
  '& > p': { margin: 0, color: theme.vars.palette.text.onBandMuted },
  '& > p b': { color: theme.vars.palette.text.onBand },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
}));

const Blocks = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(10),
  marginTop: theme.spacing(10),
}));

/** `/certification/{id}` (BADGE-06): the holder's badge card, with its link to share. */
export function CertificationPage() {
  const intl = useIntl();
  const { badgeId = '' } = useParams();
  const query = useQuery(badgeQuery(badgeId));
  const title = query.data?.title ?? intl.formatMessage(messages.title);
  return (
    <Page
      title={title}
      breadcrumb={[
        { label: intl.formatMessage(messages.curriculum), to: paths.curriculum() },
        { label: title },
      ]}
    >
      <StateView
        query={query}
        skeleton={
          <SkeletonGroup>
            <Skeleton height="22rem" radius={24} />
          </SkeletonGroup>
        }
        error={Failure}
      >
        {(badge) => <BadgeView badge={badge} />}
      </StateView>
    </Page>
  );
}

function BadgeView({ badge }: { badge: Badge }) {
  const intl = useIntl();
  const { date } = useFormats();
  const isFirstSight = useFirstSight(badge);
  const { level, kind, category, courseId, code, title, holder, issuer } = badge;
  const acquired = date(badge.acquiredAt);
  return (
    <>
      <Card>
        <BadgeObject
          {...{ level, kind, category, code, title, holder }}
          seed={courseId ?? 0}
          date={acquired}
          size={280}
          isStamped={isFirstSight}
        />
        <Words>
          <p>
            <FormattedMessage
              {...(kind === 'course' ? messages.issuedTo : messages.issuedToExam)}
              values={{ holder, date: acquired, issuer, b: bold }}
            />
          </p>
          <Actions>
            <ShareButton
              badgeId={badge.id}
              onBand
              {...(badge.isPublic
                ? {}
                : { disabledReason: <FormattedMessage {...messages.hiddenReason} /> })}
            />
            {badge.isPublic && (
              <Button to={paths.publicCertification(badge.id)} variant="outlined" onBand>
                <FormattedMessage {...messages.openPublic} />
              </Button>
            )}
          </Actions>
        </Words>
      </Card>
      <Blocks>
        <VisibilitySwitch badge={badge} />
        <section>
          <SectionHead title={intl.formatMessage(messages.details)} size="small" />
          <DescriptionList
            items={[
              {
                key: 'type',
                label: <FormattedMessage {...messages.type} />,
                value: (
                  <FormattedMessage
                    {...(kind === 'course' ? messages.typeCourse : messages.typeExam)}
                  />
                ),
              },
              {
                key: 'level',
                label: <FormattedMessage {...messages.level} />,
                value: <FormattedMessage {...levelMessages[level]} />,
              },
              { key: 'code', label: <FormattedMessage {...messages.code} />, value: `WB-${code}` },
              {
                key: 'competences',
                label: <FormattedMessage {...messages.competences} />,
                value: badge.competences.map((competence) => competence.title).join(', '),
              },
              {
                key: 'teachers',
                label: <FormattedMessage {...messages.teachers} />,
                value: badge.teachers.join(', '),
              },
              {
                key: 'transaction',
                label: <FormattedMessage {...messages.transaction} />,
                value: badge.transactionId ?? <FormattedMessage {...messages.pending} />,
              },
            ]}
          />
        </section>
        <section>
          <SectionHead title={intl.formatMessage(messages.criteria)} size="small" />
          <p>
            <FormattedMessage {...messages.courseCriteria} values={{ title }} />
          </p>
          {courseId !== null && (
            <TextLink to={paths.course(courseId)}>
              <FormattedMessage {...messages.seeCourse} />
            </TextLink>
          )}
        </section>
      </Blocks>
    </>
  );
}

const Failure = (failure: { error: unknown; retry: () => void }) =>
  isNotFound(failure.error) ? <Missing /> : <LoadError {...failure} />;

const Missing = () => (
  <EmptyState
    illustration="badge"
    title={<FormattedMessage {...messages.notFound} />}
    text={<FormattedMessage {...messages.notFoundText} />}
    action={
      <Button to={paths.curriculum()}>
        <FormattedMessage {...messages.toCurriculum} />
      </Button>
    }
  />
);
