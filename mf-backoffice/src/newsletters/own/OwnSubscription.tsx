import { styled } from '@mui/material/styles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSession } from 'shared-auth';
import {
  Button,
  ConfirmDialog,
  PaddedCard,
  Pill,
  Skeleton,
  SkeletonGroup,
  StateView,
  toast,
} from 'shared-ui';
import { changeOwnRegistration, ownRegistrationQuery } from '../api.ts';
import { messages } from './messages.ts';

const Box = styled(PaddedCard)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(3),
  marginBottom: theme.spacing(8),
  '& > h2': theme.typography.h3,
}));

/** Signs up for the platform's newsletter or leaves it, after a warning. */
export function OwnSubscription() {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const registration = useQuery(ownRegistrationQuery);
  const address = useSession().person?.email;
  const [isAsking, setAsking] = useState(false);
  return (
    <StateView
      query={registration}
      skeleton={
        <SkeletonGroup>
          <Box>
            <Skeleton width="9rem" height="1.75rem" radius={14} />
            <h2>
              <FormattedMessage {...messages.ownTitle} />
            </h2>
            <p>
              <FormattedMessage {...messages.ownText} />{' '}
              <FormattedMessage {...messages.ownAddress} values={{ email: <b>{address}</b> }} />
            </p>
            <Skeleton width="10rem" height="2.75rem" radius={22} />
          </Box>
        </SkeletonGroup>
      }
    >
      {({ isRegistered, email }) => {
        const change = async () => {
          try {
            await changeOwnRegistration(!isRegistered);
            toast.success(
              intl.formatMessage(isRegistered ? messages.ownDoneOut : messages.ownDoneIn),
            );
          } catch (error) {
            toast.error(intl.formatMessage(messages.subscriptionFailed));
            throw error;
          } finally {
            await queryClient.invalidateQueries({ queryKey: ownRegistrationQuery.queryKey });
          }
        };
        const act = isRegistered ? messages.unsubscribe : messages.subscribe;
        return (
          <Box>
            {isRegistered && (
              <Pill tone="success" glyph="check">
                <FormattedMessage {...messages.ownIn} />
              </Pill>
            )}
            <h2>
              <FormattedMessage {...messages.ownTitle} />
            </h2>
            <p>
              <FormattedMessage {...messages.ownText} />{' '}
              <FormattedMessage {...messages.ownAddress} values={{ email: <b>{email}</b> }} />
            </p>
            <Button
              variant={isRegistered ? 'outlined' : 'contained'}
              onClick={() => setAsking(true)}
            >
              <FormattedMessage {...act} />
            </Button>
            <ConfirmDialog
              isOpen={isAsking}
              onClose={() => setAsking(false)}
              onConfirm={change}
              tone={isRegistered ? 'danger' : 'primary'}
              title={
                <FormattedMessage
                  {...(isRegistered ? messages.unsubscribeTitle : messages.subscribeTitle)}
                />
              }
              confirmLabel={<FormattedMessage {...act} />}
            >
              <FormattedMessage
                {...(isRegistered ? messages.unsubscribeText : messages.subscribeText)}
                values={{ email }}
              />
            </ConfirmDialog>
          </Box>
        );
      }}
    </StateView>
  );
}
