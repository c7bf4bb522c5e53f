import { useQuery } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { CategoryTile, SectionHead, Skeleton, SkeletonGroup, StateView } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { categoriesQuery } from '../categories.ts';
import { courseMessages } from '../course-messages.ts';
import { messages } from './messages.ts';
import { Section } from './section.ts';

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
}));

const Entry = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(4),
  padding: theme.spacing(3),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.lg,
  backgroundColor: theme.vars.palette.background.paper,
  lineHeight: 1.3,
  '&:hover': { borderColor: theme.vars.palette.border.strong },
  '& > span': { display: 'grid' },
  '& b': { fontWeight: 650 },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.tertiary },
}));

const USUAL = 8;

/** Where another figure of the motif says more than the first. */
const clearest: Record<string, 1> = { logistica: 1, edilizia: 1 };

export function CategoryLinks() {
  const intl = useIntl();
  const categories = useQuery(categoriesQuery);
  const count = categories.data?.length ?? USUAL;
  return (
    <Section>
      <SectionHead title={intl.formatMessage(messages.categories, { count })} />
      <StateView
        query={categories}
        skeleton={
          <SkeletonGroup>
            <Grid>
              {Array.from({ length: USUAL }, (_, index) => (
                <li key={index}>
                  <Skeleton height="5.125rem" radius={16} />
                </li>
              ))}
            </Grid>
          </SkeletonGroup>
        }
      >
        {(list) => (
          <Grid>
            {list.map(({ id, key, name, totalCourses }) => (
              <li key={id}>
                <Entry to={paths.publicCatalogue({ categories: [id] })}>
                  <CategoryTile category={key ?? id} kind={clearest[key ?? ''] ?? 0} />
                  <span>
                    <b>{name}</b>
                    <small>
                      <FormattedMessage
                        {...courseMessages.courses}
                        values={{ count: totalCourses }}
                      />
                    </small>
                  </span>
                </Entry>
              </li>
            ))}
          </Grid>
        )}
      </StateView>
    </Section>
  );
}
