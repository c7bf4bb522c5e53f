import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Pill, Skeleton, SkeletonGroup, StateView, useLocale } from 'shared-ui';
import { notificationsQuery } from './api.ts';
import { messages } from './messages.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(4),
    padding: theme.spacing(4, 0),
  },
  '& > li:first-of-type': { paddingTop: 0 },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.border.subtle}` },
  '& b': { display: 'block', fontWeight: 600 },
  '& small': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
}));

const Note = styled('p')(({ theme }) => ({
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
}));

/** Which mails one gets (PROF-15). Statuses and no switches: there is no call that changes them (E82). */
export function EmailNotifications() {
  const query = useQuery(notificationsQuery(useLocale()));
  return (
    <StateView
      query={query}
      skeleton={
        <SkeletonGroup>
          <Skeleton height="3.5rem" radius={10} />
          <Skeleton height="3.5rem" radius={10} />
        </SkeletonGroup>
      }
      isEmpty={(preferences) => preferences.length === 0}
      empty={<FormattedMessage {...messages.noNotifications} />}
    >
      {(preferences) => (
        <>
          <List>
            {preferences.map(({ title, description, status }) => (
              <li key={title}>
                <span>
                  <b>{title}</b>
                  <small>{description}</small>
                </span>
                <Pill
                  tone={status ? 'success' : 'neutral'}
                  {...(status ? { glyph: 'successFill' as const } : {})}
                >
                  <FormattedMessage {...(status ? messages.on : messages.off)} />
                </Pill>
              </li>
            ))}
          </List>
          <Note>
            <FormattedMessage {...messages.notificationsNote} />
          </Note>
        </>
      )}
    </StateView>
  );
}
