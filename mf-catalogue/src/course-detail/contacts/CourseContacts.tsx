import { useQuery } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useSession } from 'shared-auth';
import { Alert, Avatar, Button, EmptyState, Skeleton, SkeletonGroup, StateView } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { contactsQuery, type Course } from '../api.ts';
import type { Surface } from '../surface.ts';
import { teacherHref } from '../teacher-href.ts';
import { withoutTitle } from '../without-title.ts';
import { Part } from '../layout.ts';
import { messages } from './messages.ts';

const List = styled('ul')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.lg,
  backgroundColor: theme.vars.palette.background.paper,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(2, 4),
    padding: theme.spacing(4, 5),
    '& + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  },
  '& > li > span:nth-of-type(2), & > li > span:only-of-type': {
    flex: '1 1 12rem',
    display: 'grid',
    lineHeight: 1.4,
  },
  '& b': { fontWeight: 650 },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: theme.spacing(6),
    fontWeight: 600,
    color: theme.vars.palette.primary.main,
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
}));

const Subtitle = styled('h2')(({ theme }) => ({ '&&': theme.typography.h3 }));

/** Contacts from modules and teachers (CAT-18); addresses only to those who are logged in. */
export function CourseContacts({ course, surface }: { course: Course; surface: Surface }) {
  const intl = useIntl();
  const isIn = useSession(({ status }) => status === 'authenticated');
  const contacts = useQuery(contactsQuery(course.id, isIn));
  return (
    <StateView
      query={contacts}
      skeleton={
        <Part>
          <SkeletonGroup>
            <Skeleton height="12rem" radius={16} />
          </SkeletonGroup>
        </Part>
      }
      isEmpty={({ teachers }) => teachers.length === 0}
      empty={<EmptyState title={<FormattedMessage {...messages.contactsEmpty} />} />}
    >
      {({ teachers, modules }) => (
        <Part>
          {!isIn && (
            <Alert
              tone="info"
              action={
                <Button size="small" variant="text" to={paths.login()}>
                  <FormattedMessage {...messages.login} />
                </Button>
              }
            >
              <FormattedMessage {...messages.contactsLogin} />
            </Alert>
          )}
          <Subtitle>
            <FormattedMessage {...messages.contactsTeachers} />
          </Subtitle>
          <List>
            {teachers.map(({ id, name, specialty, email, phone }) => (
              <li key={id}>
                <Avatar name={withoutTitle(name)} category={course.category.look} />
                <span>
                  <Link to={teacherHref(surface, id)}>{name}</Link>
                  <small>{specialty}</small>
                </span>
                {email !== null && (
                  <a
                    href={`mailto:${email}`}
                    aria-label={`${email}: ${intl.formatMessage(messages.writeTo, { name })}`}
                  >
                    {email}
                  </a>
                )}
                {phone !== null && (
                  <a
                    href={`tel:${phone.replaceAll(' ', '')}`}
                    aria-label={`${phone}: ${intl.formatMessage(messages.call, { name })}`}
                  >
                    {phone}
                  </a>
                )}
              </li>
            ))}
          </List>
          <Subtitle>
            <FormattedMessage {...messages.contactsModules} />
          </Subtitle>
          <List>
            {modules.map(({ id, name, professor }) => (
              <li key={id}>
                <span>
                  <b>{name}</b>
                  <small>{professor?.label ?? '-'}</small>
                </span>
              </li>
            ))}
          </List>
        </Part>
      )}
    </StateView>
  );
}
