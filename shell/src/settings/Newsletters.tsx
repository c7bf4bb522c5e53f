import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { toApiError } from 'shared-auth';
import { formatDate, Skeleton, SkeletonGroup, StateView } from 'shared-ui';
import { Checkbox, useSaveNotices } from 'shared-ui/forms';
import { changeSubscription, subscriptionsQuery, type Subscription } from './api.ts';
import { messages } from './messages.ts';
import { Note, SwitchList } from './switch-list.ts';

/** The platform's newsletter is offered to everybody; a course's is signed up for on its page. */
const PLATFORM: Subscription = { courseId: null, courseTitle: null, registeredAt: '' };

/** The newsletters that one receives, each with a switch; one that is turned off stays until the page is left. */
export function Newsletters() {
  const query = useQuery(subscriptionsQuery);
  const [left, setLeft] = useState<readonly Subscription[]>([]);
  return (
    <StateView
      query={query}
      skeleton={
        <SkeletonGroup>
          <Skeleton height="3.5rem" radius={10} />
          <Skeleton height="3.5rem" radius={10} />
        </SkeletonGroup>
      }
    >
      {(received) => (
        <>
          <SwitchList>
            {withLeft(received, left).map((subscription) => (
              <li key={subscription.courseId}>
                <SubscriptionRow
                  subscription={subscription}
                  isReceived={received.some(({ courseId }) => courseId === subscription.courseId)}
                  onLeave={() => setLeft((before) => [...before, subscription])}
                />
              </li>
            ))}
          </SwitchList>
          <Note>
            <FormattedMessage {...messages.subscriptionsNote} />
          </Note>
        </>
      )}
    </StateView>
  );
}

/** The platform's first; then the courses', those that were just left among them, in one order. */
function withLeft(
  received: readonly Subscription[],
  left: readonly Subscription[],
): Subscription[] {
  const byCourse = new Map(
    [PLATFORM, ...left, ...received].map((subscription) => [subscription.courseId, subscription]),
  );
  return [...byCourse.values()].toSorted((a, b) => (a.courseId ?? 0) - (b.courseId ?? 0));
}

function SubscriptionRow({
  subscription,
  isReceived,
  onLeave,
}: {
  subscription: Subscription;
  isReceived: boolean;
  onLeave: () => void;
}) {
  const { courseId, courseTitle, registeredAt } = subscription;
  const queryClient = useQueryClient();
  const notices = useSaveNotices();
  const change = useMutation({
    scope: { id: `newsletter-${courseId}` },
    mutationFn: (isWanted: boolean) => changeSubscription(courseId, isWanted),
    onMutate: (isWanted) => {
      if (!isWanted) onLeave();
    },
    onSuccess: () => notices.succeeded(),
    onError: (error) => notices.failed(toApiError(error).info),
    onSettled: () => queryClient.invalidateQueries({ queryKey: subscriptionsQuery.queryKey }),
  });
  return (
    <Checkbox
      isSwitch
      label={
        <b>
          {courseId === null ? (
            <FormattedMessage {...messages.platformNewsletter} />
          ) : (
            (courseTitle ?? <FormattedMessage {...messages.courseNewsletter} />)
          )}
        </b>
      }
      detail={
        isReceived && registeredAt !== '' ? (
          <FormattedMessage {...messages.since} values={{ date: formatDate(registeredAt) }} />
        ) : (
          <FormattedMessage {...messages.notReceived} />
        )
      }
      checked={change.isPending ? change.variables : isReceived}
      onChange={(isWanted) => change.mutate(isWanted)}
    />
  );
}
