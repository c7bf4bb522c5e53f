import { coursePercentage } from '../progress/course-progress.ts';

/** Learners of a course who have completed the same lessons. */
export type LearnerGroup = { learners: number; hasBegun: boolean; completed: ReadonlySet<number> };

/** How many learners came to a lesson, and how many are there now. */
export type LessonReach = {
  lessonId: number;
  /** Have completed it, or are at it. */
  begun: number;
  completed: number;
  /** Begun and not completed, and it is their next: there they have stopped, or are at work. */
  current: number;
};

/** A learner who has begun the course is at the first lesson that they have not completed. */
export function currentLesson(
  lessonIds: readonly number[],
  { hasBegun, completed }: Pick<LearnerGroup, 'hasBegun' | 'completed'>,
): number | null {
  return hasBegun ? (lessonIds.find((id) => !completed.has(id)) ?? null) : null;
}

/** @param lessonIds those of the course, in their order */
export function lessonReach(
  lessonIds: readonly number[],
  groups: readonly LearnerGroup[],
): LessonReach[] {
  const countOf = (isCounted: (group: LearnerGroup) => boolean) =>
    groups.reduce((sum, group) => sum + (isCounted(group) ? group.learners : 0), 0);
  return lessonIds.map((lessonId) => {
    const completed = countOf((group) => group.completed.has(lessonId));
    const current = countOf((group) => currentLesson(lessonIds, group) === lessonId);
    return { lessonId, begun: completed + current, completed, current };
  });
}

export type LearnerCounts = {
  enrolled: number;
  begun: number;
  completed: number;
  /** Whole percent, the mean of those who have begun; null where nobody has. */
  meanPercentage: number | null;
};

export function learnerCounts(lessonCount: number, groups: readonly LearnerGroup[]): LearnerCounts {
  const begun = groups.filter(({ hasBegun }) => hasBegun);
  const sum = (of: readonly LearnerGroup[], weight: (group: LearnerGroup) => number) =>
    of.reduce((total, group) => total + weight(group) * group.learners, 0);
  const percentage = ({ completed }: LearnerGroup) => coursePercentage(completed.size, lessonCount);
  const begunLearners = sum(begun, () => 1);
  return {
    enrolled: sum(groups, () => 1),
    begun: begunLearners,
    completed: sum(begun, (group) => Number(percentage(group) === 100)),
    meanPercentage: begunLearners === 0 ? null : Math.floor(sum(begun, percentage) / begunLearners),
  };
}
