import { styled } from '@mui/material/styles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
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
import type { Course } from '../api.ts';
import { changeRegistration, registrationQuery } from './api.ts';
import { messages } from './messages.ts';

const Box = styled(PaddedCard)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(3),
  '&& h2': theme.typography.h3,
  '& > p': { margin: 0, color: theme.vars.palette.text.secondary },
  '& b': { fontWeight: 600, overflowWrap: 'anywhere' },
}));

/** Signs up for the newsletter of the course or leaves it, always after a warning (NEWS-14). */
export function Subscription({ course }: { course: Course }) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const registration = useQuery(registrationQuery(course.id));
  const [isAsking, setAsking] = useState(false);
  return (
    <StateView
      query={registration}
      skeleton={
        <SkeletonGroup>
          <Skeleton height="12rem" radius={16} />
        </SkeletonGroup>
      }
    >
      {({ isRegistered, email }) => {
        const change = async () => {
          try {
            await changeRegistration(course.id, !isRegistered);
            toast.success(intl.formatMessage(isRegistered ? messages.doneOut : messages.doneIn));
          } catch (error) {
            toast.error(intl.formatMessage(messages.failed));
            throw error;
          } finally {
            await queryClient.invalidateQueries({
              queryKey: registrationQuery(course.id).queryKey,
            });
          }
        };
        const act = isRegistered ? messages.unsubscribe : messages.subscribe;
        return (
          <Box>
            {isRegistered && (
              <Pill tone="success" glyph="check">
                <FormattedMessage {...messages.isIn} />
              </Pill>
            )}
            <h2>
              <FormattedMessage {...messages.title} />
            </h2>
            <p>
              <FormattedMessage {...messages.text} />
            </p>
            <p>
              <FormattedMessage {...messages.address} values={{ email: <b>{email}</b> }} />
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
                values={{ title: course.title, email }}
              />
            </ConfirmDialog>
          </Box>
        );
      }}
    </StateView>
  );
}
