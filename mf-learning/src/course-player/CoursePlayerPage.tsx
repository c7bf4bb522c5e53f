import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { StateView, useDelayed } from 'shared-ui';
import { CoursePlayer } from './CoursePlayer.tsx';
import { PlayerFailure } from './PlayerFailure.tsx';
import { PlayerSkeleton } from './PlayerSkeleton.tsx';
import { courseInUseQuery } from './api.ts';
import { isAwaitingBadge } from './next-look.ts';

/** After this long the page says that the badge is on its way. */
const BADGE_LATE_MS = 30_000;

/** `/courses/use/:courseId?lesson=` (1§2): the course player. */
export function CoursePlayerPage() {
  const courseId = Number(useParams()['courseId']);
  const query = useQuery(courseInUseQuery(courseId));
  const isBadgeLate = useDelayed(
    query.data !== undefined && isAwaitingBadge(query.data),
    BADGE_LATE_MS,
  );
  return (
    <StateView
      query={query}
      skeleton={<PlayerSkeleton />}
      error={({ error, retry }) => (
        <PlayerFailure courseId={courseId} error={error} onRetry={retry} />
      )}
    >
      {(course) => (
        <CoursePlayer
          key={course.id}
          course={course}
          answeredAt={query.dataUpdatedAt}
          isBadgeLate={isBadgeLate}
        />
      )}
    </StateView>
  );
}
