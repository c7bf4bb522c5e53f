import { styled } from '@mui/material/styles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { toApiError } from 'shared-auth';
import { Button, ConfirmDialog, ErrorState, Skeleton, SkeletonGroup, StateView } from 'shared-ui';
import { useSaveNotices } from 'shared-ui/forms';
import { Section } from '../layout/Section.tsx';
import { endOtherSessions, endSession, sessionsQuery, type OwnSession } from './api.ts';
import { DeviceName } from './DeviceName.tsx';
import { messages } from './messages.ts';
import { SessionRow } from './SessionRow.tsx';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  margin: theme.spacing(-3, 0),
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.border.subtle}` },
}));

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(4),
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
  '& > p': { flex: '1 1 20rem', maxWidth: '64ch' },
}));

/** Where one is logged in; one can be ended, or all others. */
export function SessionList() {
  const query = useQuery(sessionsQuery);
  const queryClient = useQueryClient();
  const notices = useSaveNotices();
  const [ending, setEnding] = useState<OwnSession | 'others' | null>(null);

  const end = async () => {
    try {
      await (ending === 'others' ? endOtherSessions() : endSession(ending?.id ?? ''));
      notices.succeeded();
    } catch (error) {
      notices.failed(toApiError(error).info);
      throw error;
    } finally {
      await queryClient.invalidateQueries(sessionsQuery);
    }
  };

  return (
    <Section heading={messages.sessions}>
      <StateView
        query={query}
        skeleton={
          <SkeletonGroup>
            <Skeleton height="4rem" radius={10} />
          </SkeletonGroup>
        }
        error={({ error, retry }) => (
          <ErrorState
            titleLevel={3}
            error={error}
            correlationId={toApiError(error).correlationId}
            onRetry={retry}
          />
        )}
      >
        {(sessions) => (
          <>
            <List>
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} onEnd={() => setEnding(session)} />
              ))}
            </List>
            <Foot>
              <p>
                <FormattedMessage {...messages.sessionsNote} />
              </p>
              {sessions.length > 1 && (
                <Button variant="outlined" onClick={() => setEnding('others')}>
                  <FormattedMessage {...messages.endOthers} />
                </Button>
              )}
            </Foot>
          </>
        )}
      </StateView>
      <ConfirmDialog
        isOpen={ending !== null}
        onClose={() => setEnding(null)}
        onConfirm={end}
        title={
          ending === 'others' ? (
            <FormattedMessage {...messages.endOthersTitle} />
          ) : (
            <FormattedMessage
              {...messages.endTitle}
              values={{ device: ending && <DeviceName device={ending.device} /> }}
            />
          )
        }
        confirmLabel={<FormattedMessage {...messages.end} />}
        busyLabel={<FormattedMessage {...messages.ending} />}
      >
        <FormattedMessage {...messages.endText} />
      </ConfirmDialog>
    </Section>
  );
}
