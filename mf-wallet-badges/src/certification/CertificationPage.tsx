import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { Button, EmptyState, LoadError, Page, Skeleton, SkeletonGroup, StateView } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { badgeQuery } from '../badges.ts';
import { BadgeView } from './BadgeView.tsx';
import { certificationMessages } from './certification-messages.ts';
import { isNotFound } from '../is-not-found.ts';

/** `/certification/{id}` (BADGE-06): the badge card, with its link to share: one's own, or a public one (E146). */
export function CertificationPage() {
  const intl = useIntl();
  const { badgeId = '' } = useParams();
  const query = useQuery(badgeQuery(badgeId));
  const title = query.data?.title ?? intl.formatMessage(certificationMessages.title);
  return (
    <Page
      title={title}
      // The curriculum is the reader's own: a badge of somebody else is not in it.
      breadcrumb={[
        query.data?.isOwn === false
          ? { label: intl.formatMessage(certificationMessages.dashboard), to: paths.dashboard() }
          : { label: intl.formatMessage(certificationMessages.curriculum), to: paths.curriculum() },
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

const Failure = (failure: { error: unknown; retry: () => void }) =>
  isNotFound(failure.error) ? <Missing /> : <LoadError {...failure} />;

const Missing = () => (
  <EmptyState
    illustration="badge"
    title={<FormattedMessage {...certificationMessages.notFound} />}
    text={<FormattedMessage {...certificationMessages.notFoundText} />}
    action={
      <Button to={paths.curriculum()}>
        <FormattedMessage {...certificationMessages.toCurriculum} />
      </Button>
    }
  />
);
