import { FilePdf } from '@phosphor-icons/react/dist/csr/FilePdf';
import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { Avatar, TextLink, useFormats } from 'shared-ui';
import type { Course } from '../api.ts';
import type { Surface } from '../surface.ts';
import { teacherHref } from '../teacher-href.ts';
import { withoutTitle } from '../without-title.ts';
import { messages } from './messages.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'none',
  gap: theme.spacing(4),
  padding: theme.spacing(8, 2, 0),
  [theme.breakpoints.up('md')]: { display: 'grid' },
  '& h2': theme.typography.h4,
}));

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  marginBottom: theme.spacing(4),
  fontSize: '0.9375rem',
  '& > li': { display: 'flex', alignItems: 'center', gap: theme.spacing(3) },
  '& > li > svg': { flex: 'none', color: theme.vars.palette.primary.main },
  '& > li > span:last-child': { display: 'grid', lineHeight: 1.35 },
  '& a': { fontWeight: 650 },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

/** Teachers and handouts beside the text; on phones the teachers stand in Contatti. */
export function SideLists({ course, surface }: { course: Course; surface: Surface }) {
  const { fileSize } = useFormats();
  return (
    <Root>
      {course.teachers.length > 0 && (
        <>
          <h2>
            <FormattedMessage {...messages.teachers} />
          </h2>
          <List>
            {course.teachers.map(({ id, name, specialty }) => (
              <li key={id}>
                <Avatar name={withoutTitle(name)} category={course.category.look} />
                <span>
                  <TextLink to={teacherHref(surface, id)}>{name}</TextLink>
                  <small>{specialty}</small>
                </span>
              </li>
            ))}
          </List>
        </>
      )}
      {course.handouts.length > 0 && (
        <>
          <h2>
            <FormattedMessage {...messages.documents} />
          </h2>
          <List>
            {course.handouts.map(({ id, name, bytes }) => (
              <li key={id}>
                <FilePdf size={22} aria-hidden="true" />
                <span>
                  {name}
                  {bytes !== null && <small>{fileSize(bytes)}</small>}
                </span>
              </li>
            ))}
          </List>
        </>
      )}
    </Root>
  );
}
