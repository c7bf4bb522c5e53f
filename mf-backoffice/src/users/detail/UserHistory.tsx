import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  Button,
  PaddedCard,
  SectionHead,
  Skeleton,
  SkeletonGroup,
  StateView,
  TextLink,
  useFormats,
} from 'shared-ui';
import { useActWords } from '../../audit.ts';
import { auditMessages } from '../../audit-messages.ts';
import { ChainState } from '../../ChainState.tsx';
import { LineList } from '../../LineList.tsx';
import { userHistoryQuery, type User } from './api.ts';
import { messages } from './messages.ts';

const FIRST = 10;
/** The longest page of the server. */
const MOST = 100;

const Foot = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(4),
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
}));

/** What was changed of the person, by whom and when, newest first; the registration is the last line. */
export function UserHistory({ user }: { user: User }) {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormats();
  const [pageSize, setPageSize] = useState(FIRST);
  const words = useActWords();
  const query = useQuery({
    ...userHistoryQuery(user.id, pageSize),
    placeholderData: keepPreviousData,
  });
  return (
    <PaddedCard as="section">
      <SectionHead title={formatMessage(messages.history)} size="small" />
      <StateView
        query={query}
        skeleton={
          <SkeletonGroup>
            <Skeleton height="8rem" radius={10} />
          </SkeletonGroup>
        }
      >
        {({ items, totalItems }) => (
          <>
            <LineList>
              {items.map((entry) => (
                <li key={entry.seq}>
                  <span>
                    {words.act(entry)}
                    <small>
                      {formatMessage(auditMessages.by, { name: words.actor(entry.actor) })}
                    </small>
                  </span>
                  <time dateTime={entry.at}>{dateTime(entry.at)}</time>
                </li>
              ))}
              {items.length === totalItems && (
                <li>
                  <span>{formatMessage(messages.registration)}</span>
                  <time dateTime={user.registrationDate}>{dateTime(user.registrationDate)}</time>
                </li>
              )}
            </LineList>
            {items.length < totalItems && pageSize < MOST && (
              <Button variant="text" onClick={() => setPageSize(MOST)}>
                <FormattedMessage {...messages.older} />
              </Button>
            )}
            {items.length < totalItems && pageSize === MOST && !query.isPlaceholderData && (
              <TextLink to={`/audit?${new URLSearchParams({ ricerca: user.email }).toString()}`}>
                <FormattedMessage
                  {...messages.restInAudit}
                  values={{ count: totalItems - items.length }}
                />
              </TextLink>
            )}
          </>
        )}
      </StateView>
      <Foot>
        <ChainState />
      </Foot>
    </PaddedCard>
  );
}
