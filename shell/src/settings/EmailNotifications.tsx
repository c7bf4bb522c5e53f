import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { toApiError } from 'shared-auth';
import { Pill, Skeleton, SkeletonGroup, StateView, useLocale } from 'shared-ui';
import { Checkbox, useSaveNotices } from 'shared-ui/forms';
import {
  changeNotification,
  notificationsQuery,
  type NotificationPreference,
  type RefusableMail,
} from './api.ts';
import { messages } from './messages.ts';
import { Note, SwitchList } from './switch-list.ts';

/** Which mails one gets (PROF-15), with a switch for those that one may do without. */
export function EmailNotifications() {
  const query = useQuery(notificationsQuery(useLocale()));
  return (
    <StateView
      query={query}
      skeleton={
        <SkeletonGroup>
          <Skeleton height="3.5rem" radius={10} />
          <Skeleton height="3.5rem" radius={10} />
          <Skeleton height="3.5rem" radius={10} />
          <Skeleton height="3.5rem" radius={10} />
        </SkeletonGroup>
      }
      isEmpty={(preferences) => preferences.length === 0}
      empty={<FormattedMessage {...messages.noNotifications} />}
    >
      {(preferences) => (
        <>
          <SwitchList>
            {preferences.map((preference) => (
              <li key={preference.kind}>
                {preference.kind === 'order' ? (
                  <ServiceMail {...preference} />
                ) : (
                  <RefusableMailRow {...preference} kind={preference.kind} />
                )}
              </li>
            ))}
          </SwitchList>
          <Note>
            <FormattedMessage {...messages.notificationsNote} />
          </Note>
        </>
      )}
    </StateView>
  );
}

function ServiceMail({ title, description }: NotificationPreference) {
  return (
    <>
      <span>
        <b>{title}</b>
        <small>{description}</small>
      </span>
      <Pill tone="success" glyph="successFill">
        <FormattedMessage {...messages.alwaysOn} />
      </Pill>
    </>
  );
}

/** The switch moves at once, and back where the change was not stored. */
function RefusableMailRow({
  kind,
  title,
  description,
  status,
}: NotificationPreference & { kind: RefusableMail }) {
  const queryClient = useQueryClient();
  const notices = useSaveNotices();
  const { queryKey } = notificationsQuery(useLocale());
  const change = useMutation({
    // Two presses in a row are stored in their order.
    scope: { id: `notification-${kind}` },
    mutationFn: (isWanted: boolean) => changeNotification(kind, isWanted),
    onSuccess: () => notices.succeeded(),
    onError: (error) => notices.failed(toApiError(error).info),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  return (
    <Checkbox
      isSwitch
      label={<b>{title}</b>}
      detail={description}
      checked={change.isPending ? change.variables : status}
      onChange={(isWanted) => change.mutate(isWanted)}
    />
  );
}
