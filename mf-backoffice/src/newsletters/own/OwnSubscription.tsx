import { styled } from '@mui/material/styles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { SubscriptionCard } from 'shared-ui/details';
import { changeOwnRegistration, ownRegistrationQuery } from '../api.ts';
import { messages } from './messages.ts';

const Root = styled('div')(({ theme }) => ({ marginBottom: theme.spacing(8) }));

/** The platform's newsletter. */
export function OwnSubscription() {
  const queryClient = useQueryClient();
  const registration = useQuery(ownRegistrationQuery);
  const change = async (isWanted: boolean) => {
    try {
      await changeOwnRegistration(isWanted);
    } finally {
      await queryClient.invalidateQueries({ queryKey: ownRegistrationQuery.queryKey });
    }
  };
  return (
    <Root>
      <SubscriptionCard
        registration={registration}
        title={<FormattedMessage {...messages.ownTitle} />}
        text={<FormattedMessage {...messages.ownText} />}
        subscribeText={(email) => (
          <FormattedMessage {...messages.subscribeText} values={{ email }} />
        )}
        unsubscribeText={<FormattedMessage {...messages.unsubscribeText} />}
        onChange={change}
      />
    </Root>
  );
}
