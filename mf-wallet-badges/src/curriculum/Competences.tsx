import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { SectionHead, Skeleton, SkeletonGroup } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { competencesQuery } from './api.ts';
import { messages } from './messages.ts';

const List = styled('ul')(({ theme }) => ({
  margin: theme.spacing(0, 0, 10),
  padding: 0,
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  '& a': {
    display: 'inline-flex',
    color: 'inherit',
    gap: theme.spacing(2),
    padding: theme.spacing(1.5, 3),
    borderRadius: theme.radius.full,
    backgroundColor: theme.vars.palette.background.sunken,
    fontWeight: 600,
    fontSize: '0.875rem',
  },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& small': { fontSize: 'inherit', fontWeight: 400, color: theme.vars.palette.text.secondary },
}));

/** What the badges prove, as a row of words. It stays away where it cannot load: the wall matters more. */
export function Competences() {
  const intl = useIntl();
  const { data = [], isPending, failureCount } = useQuery(competencesQuery);
  if (isPending && failureCount === 0) return <CompetencesSkeleton />;
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="competences">
      <SectionHead
        id="competences"
        title={intl.formatMessage(messages.competences)}
        to={paths.skills()}
        size="small"
      />
      <List>
        {data.map(({ id, title, badges }) => (
          <li key={id}>
            <Link to={paths.skill(id)}>
              {title}
              <small>
                <FormattedMessage {...messages.proofs} values={{ count: badges }} />
              </small>
            </Link>
          </li>
        ))}
      </List>
    </section>
  );
}

const CompetencesSkeleton = () => (
  <SkeletonGroup>
    <Skeleton height="8rem" radius={16} />
  </SkeletonGroup>
);
