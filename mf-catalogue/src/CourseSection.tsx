import { useQuery } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, type ReactNode } from 'react';
import {
  CourseCard,
  CourseGrid,
  CourseGridSkeleton,
  LoadingBlock,
  SectionHead,
  Skeleton,
  SkeletonGroup,
  StateView,
} from 'shared-ui';
import { paths, type Typology } from 'shared-ui/paths';
import { BLOCK_SIZE, blockQuery, type ListedCourse } from './course-items.ts';

/** Apart, with what it alone needs: on a dashboard the first block is drawn before there are rows. */
const CourseRow = lazy(() => import('shared-ui/details').then((m) => ({ default: m.CourseRow })));

const Rows = styled('ul')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));

/**
 * Three courses of one typology with "view all" (DASH-14, CAT-01). Without `empty`, a block that has
 * nothing to show is not there at all.
 */
export function CourseSection({
  title,
  typology,
  empty,
  form = 'cards',
}: {
  title: string;
  typology?: Typology;
  empty?: ReactNode;
  /** Rows where the list is beside other content. */
  form?: 'cards' | 'rows';
}) {
  const courses = useQuery(blockQuery(typology));
  const isEmpty = courses.data?.courses.length === 0;
  if (isEmpty && empty === undefined) return null;
  return (
    <LoadingBlock>
      <section>
        <SectionHead
          title={title}
          {...(form === 'rows' && { size: 'small' as const })}
          {...(isEmpty
            ? {}
            : { to: paths.courseTable(typology === undefined ? {} : { typology }) })}
        />
        <StateView
          query={courses}
          skeleton={form === 'cards' ? <CourseGridSkeleton /> : <RowsSkeleton />}
          isEmpty={() => isEmpty}
          empty={empty}
        >
          {({ courses: shown }) =>
            form === 'cards' ? (
              <CourseGrid>
                {shown.map((course) => (
                  <li key={course.id}>
                    <ListedCourseCard course={course} />
                  </li>
                ))}
              </CourseGrid>
            ) : (
              <Suspense fallback={<RowsSkeleton />}>
                <Rows>
                  {shown.map((course) => (
                    <li key={course.id}>
                      <CourseRow course={course} to={paths.course(course.id)} />
                    </li>
                  ))}
                </Rows>
              </Suspense>
            )
          }
        </StateView>
      </section>
    </LoadingBlock>
  );
}

/** With progress in place of the price where the course is the person's own. */
function ListedCourseCard({ course }: { course: ListedCourse }) {
  const { percentage } = course;
  return (
    <CourseCard
      course={course}
      to={paths.course(course.id)}
      {...(percentage === null ? {} : { percentage })}
    />
  );
}

function RowsSkeleton() {
  return (
    <SkeletonGroup>
      <Rows>
        {Array.from({ length: BLOCK_SIZE }, (_, index) => (
          <li key={index}>
            <Skeleton height="5.75rem" radius={16} />
          </li>
        ))}
      </Rows>
    </SkeletonGroup>
  );
}
