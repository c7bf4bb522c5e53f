import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { SubscriptionCard } from 'shared-ui/details';
import type { Course } from '../api.ts';
import { changeRegistration, registrationQuery } from './api.ts';
import { messages } from './messages.ts';

/** The newsletter of the course. */
export function Subscription({ course: { id, title } }: { course: Course }) {
  const queryClient = useQueryClient();
  const registration = useQuery(registrationQuery(id));
  const change = async (isWanted: boolean) => {
    try {
      await changeRegistration(id, isWanted);
    } finally {
      await queryClient.invalidateQueries({ queryKey: registrationQuery(id).queryKey });
    }
  };
  return (
    <SubscriptionCard
      registration={registration}
      title={<FormattedMessage {...messages.title} />}
      text={<FormattedMessage {...messages.text} />}
      subscribeText={(email) => (
        <FormattedMessage {...messages.subscribeText} values={{ title, email }} />
      )}
      unsubscribeText={<FormattedMessage {...messages.unsubscribeText} values={{ title }} />}
      onChange={change}
    />
  );
}
