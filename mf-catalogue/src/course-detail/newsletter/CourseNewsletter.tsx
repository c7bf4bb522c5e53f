import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useSession } from 'shared-auth';
import {
  Alert,
  Button,
  EmptyState,
  PaddedCard,
  Skeleton,
  SkeletonGroup,
  StateView,
  useFormats,
} from 'shared-ui';
import { paths } from 'shared-ui/paths';
import type { Course } from '../api.ts';
import { Part } from '../layout.ts';
import { courseNewslettersQuery } from './api.ts';
import { messages } from './messages.ts';
import { Subscription } from './Subscription.tsx';

const Latest = styled(PaddedCard)(({ theme }) => ({
  '&& h2': theme.typography.h4,
  '& li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: theme.spacing(4),
    paddingBlock: theme.spacing(3),
    overflowWrap: 'anywhere',
  },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& b': { fontWeight: 600 },
  '& span': { color: theme.vars.palette.text.secondary, whiteSpace: 'nowrap' },
}));

const Writing = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(4),
  margin: 0,
}));

/** The tab Newsletter of a course (CAT-17): one's subscription, the latest ones, and the way to write one. */
export function CourseNewsletter({ course }: { course: Course }) {
  const isIn = useSession(({ status }) => status === 'authenticated');
  return (
    <Part>
      {isIn ? (
        <>
          <Subscription course={course} />
          <Sent courseId={course.id} />
        </>
      ) : (
        <Alert
          tone="info"
          action={
            <Button size="small" variant="text" to={paths.login()}>
              <FormattedMessage {...messages.toLogin} />
            </Button>
          }
        >
          <FormattedMessage {...messages.login} />
        </Alert>
      )}
    </Part>
  );
}

function Sent({ courseId }: { courseId: number }) {
  const { date } = useFormats();
  const query = useQuery(courseNewslettersQuery(courseId));
  return (
    <StateView
      query={query}
      skeleton={
        <SkeletonGroup>
          <Skeleton height="8rem" radius={16} />
        </SkeletonGroup>
      }
    >
      {({ items, canWrite, openId, subscribers }) => {
        const sent = items.filter(({ state }) => state === 'sent');
        return (
          <>
            {canWrite && (
              <Writing>
                <Button
                  variant="outlined"
                  to={
                    openId === null
                      ? paths.newsletterCreate({ type: 'course', courseId })
                      : paths.newsletterEdit(openId)
                  }
                >
                  <FormattedMessage {...(openId === null ? messages.write : messages.open)} />
                </Button>
                <FormattedMessage {...messages.subscribers} values={{ count: subscribers ?? 0 }} />
              </Writing>
            )}
            <Latest>
              <h2>
                <FormattedMessage {...messages.latest} />
              </h2>
              {sent.length === 0 ? (
                <EmptyState title={<FormattedMessage {...messages.none} />} />
              ) : (
                <ul>
                  {sent.map(({ id, title, dataInvio }) => (
                    <li key={id}>
                      <b>{title}</b>
                      <span>{date(dataInvio)}</span>
                    </li>
                  ))}
                </ul>
              )}
            </Latest>
          </>
        );
      }}
    </StateView>
  );
}
