import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import {
  Button,
  CategoryTile,
  EmptyState,
  levelMessages,
  LoadError,
  Page,
  Pill,
  SectionHead,
  Skeleton,
  SkeletonGroup,
  StateView,
  useFormats,
} from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { BadgeCard, BadgeGrid } from '../BadgeCard.tsx';
import { EscoSkills, escoSkillsOf } from '../EscoSkills.tsx';
import { isNotFound } from '../is-not-found.ts';
import { skillQuery, type SkillDetail } from './api.ts';
import { messages } from './messages.ts';
import { RelatedCourses } from './RelatedCourses.tsx';
import { SkillFacts } from './SkillCard.tsx';

const Sections = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(10),
  // A grid's column may be narrower than its longest word.
  gridTemplateColumns: 'minmax(0, 1fr)',
}));

/** An id that is no number is that of no skill. */
const idOf = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : 0);

/** `/skill/detail/{id}` (BADGE-05): when it was last proved, by which badges, and the courses to share. */
export function SkillPage() {
  const intl = useIntl();
  const { skillId = '' } = useParams();
  const query = useQuery(skillQuery(idOf(skillId)));
  const list = intl.formatMessage(messages.title);
  const title = query.data?.title ?? list;
  return (
    <Page
      title={title}
      breadcrumb={[
        { label: intl.formatMessage(messages.curriculum), to: paths.curriculum() },
        { label: list, to: paths.skills() },
        ...(query.data ? [{ label: title }] : []),
      ]}
    >
      <StateView query={query} skeleton={<DetailSkeleton />} error={Failure}>
        {(skill) => (
          <Sections>
            <div>
              <Facts skill={skill} />
              <EscoSkills skills={escoSkillsOf(skill.proofs)} />
            </div>
            <RelatedCourses skill={skill} />
            <section>
              <SectionHead title={intl.formatMessage(messages.badges)} />
              <BadgeGrid>
                {skill.proofs.map((badge) => (
                  <li key={badge.id}>
                    <BadgeCard badge={badge} />
                  </li>
                ))}
              </BadgeGrid>
            </section>
          </Sections>
        )}
      </StateView>
    </Page>
  );
}

function Facts({ skill }: { skill: SkillDetail }) {
  const { date } = useFormats();
  return (
    <SkillFacts>
      <CategoryTile category={skill.category} size={44} />
      <Pill tone="info">
        <FormattedMessage {...levelMessages[skill.level]} />
      </Pill>
      <FormattedMessage {...messages.proofs} values={{ count: skill.badges }} />
      <span>
        <FormattedMessage {...messages.updated} values={{ date: date(skill.updatedAt) }} />
      </span>
    </SkillFacts>
  );
}

const Failure = (failure: { error: unknown; retry: () => void }) =>
  isNotFound(failure.error) ? <Missing /> : <LoadError {...failure} />;

const Missing = () => (
  <EmptyState
    illustration="badge"
    title={<FormattedMessage {...messages.notFound} />}
    text={<FormattedMessage {...messages.notFoundText} />}
    action={
      <Button to={paths.skills()}>
        <FormattedMessage {...messages.toSkills} />
      </Button>
    }
  />
);

const DetailSkeleton = () => (
  <SkeletonGroup>
    <Sections>
      <Skeleton height="2.75rem" width="20rem" radius={10} />
      <Skeleton height="10rem" radius={16} />
      <Skeleton height="17rem" radius={16} />
    </Sections>
  </SkeletonGroup>
);
