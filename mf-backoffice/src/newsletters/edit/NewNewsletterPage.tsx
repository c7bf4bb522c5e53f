import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useSearchParams } from 'react-router-dom';
import { Alert, Page, Skeleton, SkeletonGroup, StateView, TextLink } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { scopeQuery, type Scope } from '../api.ts';
import { messages as newsletterMessages } from '../messages.ts';
import { messages } from './messages.ts';
import { CopyLink } from './CopyLink.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';
import { Subscribers } from './Subscribers.tsx';

/** `?type=wb`, or `?type=course&courseId=`; undefined for any other address. */
function scopeOf(params: URLSearchParams): Scope | undefined {
  if (params.get('type') === 'wb') return null;
  const courseId = Number(params.get('courseId'));
  const isCourse = params.get('type') === 'course' && Number.isInteger(courseId) && courseId > 0;
  return isCourse ? courseId : undefined;
}

/** `/newsletter/edit?type=…` (NEWS-02, NEWS-03): a new one, unless the scope has one that is not sent (E73). */
export function NewNewsletterPage() {
  const [params] = useSearchParams();
  const scope = scopeOf(params);
  if (scope === undefined) return <Navigate to={paths.newsletters()} replace />;
  return <OfScope key={String(scope)} scope={scope} />;
}

function OfScope({ scope }: { scope: Scope }) {
  const intl = useIntl();
  const query = useQuery(scopeQuery(scope));
  const title = intl.formatMessage(scope === null ? messages.newPlatform : messages.newCourse);
  return (
    <Page
      title={title}
      breadcrumb={[
        { label: intl.formatMessage(newsletterMessages.dashboard), to: paths.dashboard() },
        { label: intl.formatMessage(newsletterMessages.title), to: paths.newsletters() },
        { label: title },
      ]}
      actions={<CopyLink scope={scope} />}
    >
      <StateView
        query={query}
        skeleton={
          <SkeletonGroup>
            <Skeleton height="36rem" radius={16} />
          </SkeletonGroup>
        }
      >
        {({ canWrite, openId, courseTitle, subscribers }) =>
          !canWrite ? (
            <Alert tone="info">
              <FormattedMessage
                {...(scope === null ? messages.readOnlyPlatform : messages.readOnlyCourse)}
              />
              {openId !== null && <OpenExisting id={openId} />}
            </Alert>
          ) : openId === null ? (
            <>
              <NewsletterForm
                newsletter={null}
                scope={scope}
                courseTitle={courseTitle}
                subscribers={subscribers ?? 0}
              />
              <Subscribers scope={scope} />
            </>
          ) : (
            <>
              <Alert tone="info">
                <FormattedMessage {...newsletterMessages.exists} /> <OpenExisting id={openId} />
              </Alert>
              <Subscribers scope={scope} />
            </>
          )
        }
      </StateView>
    </Page>
  );
}

function OpenExisting({ id }: { id: number }) {
  return (
    <TextLink to={paths.newsletterEdit(id)}>
      <FormattedMessage {...messages.openExisting} />
    </TextLink>
  );
}
