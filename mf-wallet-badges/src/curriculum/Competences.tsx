import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { SectionHead, Skeleton, SkeletonGroup } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { CompetenceChips } from '../CompetenceChips.tsx';
import { competencesQuery } from './api.ts';
import { messages } from './messages.ts';

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
      <CompetenceChips>
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
      </CompetenceChips>
    </section>
  );
}

const CompetencesSkeleton = () => (
  <SkeletonGroup>
    <Skeleton height="8rem" radius={16} />
  </SkeletonGroup>
);
