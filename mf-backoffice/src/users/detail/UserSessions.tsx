import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { toApiError } from 'shared-auth';
import {
  Button,
  ConfirmDialog,
  PaddedCard,
  SectionHead,
  Skeleton,
  SkeletonGroup,
  StateView,
  useFormats,
} from 'shared-ui';
import { useSaveNotices } from 'shared-ui/forms';
import { LineList } from '../../LineList.tsx';
import {
  endSessions,
  staleAfterChange,
  userSessionsQuery,
  type User,
  type UserSession,
} from './api.ts';
import { messages } from './messages.ts';

/** Where the person is logged in; one session can be ended, or all. */
export function UserSessions({ user }: { user: User }) {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormats();
  const query = useQuery(userSessionsQuery(user.id));
  const queryClient = useQueryClient();
  const notices = useSaveNotices();
  const [ending, setEnding] = useState<UserSession | 'all' | null>(null);
  const name = `${user.name} ${user.surname}`;

  const deviceOf = ({ device: { browser, system } }: UserSession) =>
    browser !== null && system !== null
      ? formatMessage(messages.device, { browser, system })
      : (browser ?? system ?? formatMessage(messages.unknownDevice));

  const end = async () => {
    try {
      await endSessions(user.id, ending === 'all' ? null : (ending?.id ?? null));
      notices.succeeded();
    } catch (error) {
      notices.failed(toApiError(error).info);
      throw error;
    } finally {
      await Promise.all(
        staleAfterChange.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
    }
  };

  return (
    <PaddedCard as="section">
      <SectionHead title={formatMessage(messages.sessions)} size="small" />
      <StateView
        query={query}
        skeleton={
          <SkeletonGroup>
            <Skeleton height="6rem" radius={10} />
          </SkeletonGroup>
        }
        isEmpty={(sessions) => sessions.length === 0}
        empty={<FormattedMessage {...messages.noSessions} />}
      >
        {(sessions) => (
          <>
            <LineList>
              {sessions.map((session) => (
                <li key={session.id}>
                  <span>
                    {deviceOf(session)}
                    <small>
                      {[
                        session.isCurrent
                          ? formatMessage(messages.thisSession)
                          : formatMessage(messages.lastUse, { at: dateTime(session.lastUsedAt) }),
                        session.place,
                      ]
                        .filter((part) => part !== null)
                        .join(', ')}
                    </small>
                  </span>
                  <Button
                    variant="text"
                    size="small"
                    aria-label={formatMessage(messages.endOf, { device: deviceOf(session) })}
                    onClick={() => setEnding(session)}
                  >
                    <FormattedMessage {...messages.end} />
                  </Button>
                </li>
              ))}
            </LineList>
            {sessions.length > 1 && (
              <Button variant="outlined" fullWidth onClick={() => setEnding('all')}>
                <FormattedMessage {...messages.endAll} values={{ count: sessions.length }} />
              </Button>
            )}
          </>
        )}
      </StateView>
      <ConfirmDialog
        isOpen={ending !== null}
        onClose={() => setEnding(null)}
        onConfirm={end}
        title={
          ending === null || ending === 'all'
            ? formatMessage(messages.endAllTitle, { name })
            : formatMessage(messages.endTitle, { name, device: deviceOf(ending) })
        }
        confirmLabel={
          <FormattedMessage {...messages.endConfirm} values={{ count: ending === 'all' ? 2 : 1 }} />
        }
      >
        <FormattedMessage {...messages.endText} />
      </ConfirmDialog>
    </PaddedCard>
  );
}
