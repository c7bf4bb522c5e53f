import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../buttons/Button.tsx';
import { Pill } from '../data-display/Pill.tsx';
import { PaddedCard } from '../data-display/Card.tsx';
import { ConfirmDialog } from '../overlays/ConfirmDialog.tsx';
import { Skeleton } from '../states/Skeleton.tsx';
import { SkeletonGroup } from '../states/SkeletonGroup.tsx';
import { StateView, type QueryLike } from '../states/StateView.tsx';
import { toast } from '../feedback/toasts.ts';
import { subscriptionMessages as messages } from './messages.ts';

const Box = styled(PaddedCard)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(3),
  '&& h2': theme.typography.h3,
  '& > p': { margin: 0, color: theme.vars.palette.text.secondary },
  '& b': { fontWeight: 600, overflowWrap: 'anywhere' },
}));

/** Signs up for a newsletter or leaves it, always after a warning (NEWS-14). */
export function SubscriptionCard({
  registration,
  title,
  text,
  subscribeText,
  unsubscribeText,
  onChange,
}: {
  registration: QueryLike<{ isRegistered: boolean; email: string }>;
  title: ReactNode;
  text: ReactNode;
  /** The warnings. */
  subscribeText: (email: string) => ReactNode;
  unsubscribeText: ReactNode;
  /** Rejects where it failed, and settles when the registration has been read again. */
  onChange: (isWanted: boolean) => Promise<unknown>;
}) {
  const intl = useIntl();
  const [isAsking, setAsking] = useState(false);
  const words = (
    <>
      <h2>{title}</h2>
      <p>{text}</p>
    </>
  );
  return (
    <StateView
      query={registration}
      skeleton={
        <SkeletonGroup>
          <Box>
            <Skeleton width="9rem" height="1.75rem" radius={14} />
            {words}
            <Skeleton width="14rem" />
            <Skeleton width="10rem" height="2.75rem" radius={22} />
          </Box>
        </SkeletonGroup>
      }
    >
      {({ isRegistered, email }) => {
        const act = isRegistered ? messages.unsubscribe : messages.subscribe;
        const change = async () => {
          try {
            await onChange(!isRegistered);
          } catch (error) {
            toast.error(intl.formatMessage(messages.failed));
            throw error;
          }
          toast.success(intl.formatMessage(isRegistered ? messages.doneOut : messages.doneIn));
        };
        return (
          <Box>
            {isRegistered && (
              <Pill tone="success" glyph="check">
                <FormattedMessage {...messages.isIn} />
              </Pill>
            )}
            {words}
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
              {isRegistered ? unsubscribeText : subscribeText(email)}
            </ConfirmDialog>
          </Box>
        );
      }}
    </StateView>
  );
}
