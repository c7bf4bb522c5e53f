import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import {
  Button,
  EmptyState,
  PaddedCard,
  Page,
  Skeleton,
  SkeletonGroup,
  StateView,
} from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { newsletterQuery, scopeQuery, type Newsletter } from '../api.ts';
import { messages as newsletterMessages } from '../messages.ts';
import { messages } from './messages.ts';
import { CopyLink } from './CopyLink.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';
import { NewsletterView } from './NewsletterView.tsx';
import { Subscribers } from './Subscribers.tsx';

/** `/newsletter/edit/{id}` (NEWS-04): the form of a draft, else what becomes of it. */
export function NewsletterPage() {
  const intl = useIntl();
  const id = Number(useParams().newsletterId);
  const isId = Number.isInteger(id) && id > 0;
  const query = useQuery({ ...newsletterQuery(id), enabled: isId });
  // Not the newsletter's own title: its length would move the page when it comes.
  const title = intl.formatMessage(
    query.data?.canWrite && query.data.state === 'draft' ? messages.editTitle : messages.viewTitle,
  );
  return (
    <Page
      title={title}
      breadcrumb={[
        { label: intl.formatMessage(newsletterMessages.dashboard), to: paths.dashboard() },
        { label: intl.formatMessage(newsletterMessages.title), to: paths.newsletters() },
        { label: title },
      ]}
      actions={query.data && <CopyLink scope={query.data.courseId} />}
    >
      {isId ? (
        <StateView
          query={query}
          skeleton={
            <SkeletonGroup>
              <Skeleton height="36rem" radius={16} />
            </SkeletonGroup>
          }
        >
          {(newsletter) => (newsletter === null ? <NotFound /> : <Found newsletter={newsletter} />)}
        </StateView>
      ) : (
        <NotFound />
      )}
    </Page>
  );
}

function Found({ newsletter }: { newsletter: Newsletter }) {
  const { canWrite, courseId, courseTitle, state, id, version } = newsletter;
  const scope = useQuery({ ...scopeQuery(courseId), enabled: canWrite });
  return (
    <>
      {canWrite && state === 'draft' ? (
        <NewsletterForm
          key={`${id} ${version}`}
          newsletter={newsletter}
          scope={courseId}
          courseTitle={courseTitle}
          subscribers={scope.data?.subscribers ?? 0}
        />
      ) : (
        <NewsletterView newsletter={newsletter} openId={scope.data?.openId ?? null} />
      )}
      {canWrite && <Subscribers scope={courseId} />}
    </>
  );
}

function NotFound() {
  return (
    <PaddedCard>
      <EmptyState
        title={<FormattedMessage {...messages.notFound} />}
        action={
          <Button variant="outlined" to={paths.newsletters()}>
            <FormattedMessage {...messages.toList} />
          </Button>
        }
      />
    </PaddedCard>
  );
}
