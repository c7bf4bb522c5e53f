import { Skeleton, SkeletonGroup } from 'shared-ui';
import { Column, Halves, Side } from './frame/survey-layout.ts';

/** The survey before its questions are there: picture, heading, text, action. */
export function SurveySkeleton() {
  return (
    <SkeletonGroup>
      <Halves>
        <Side data-part="picture" />
        <Column>
          <Skeleton width="70%" height="2.5rem" />
          <Skeleton width="95%" />
          <Skeleton width="80%" />
          <Skeleton width="100%" height="12rem" radius={16} />
          <Skeleton width="40%" height="3.25rem" radius={10} />
        </Column>
      </Halves>
    </SkeletonGroup>
  );
}
