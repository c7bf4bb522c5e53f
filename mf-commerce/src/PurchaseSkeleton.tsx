import { Card, Skeleton, SkeletonGroup } from 'shared-ui';
import { PurchaseAside, PurchaseColumn, PurchaseLayout } from './PurchaseLayout.tsx';

/** A cart with two lines, before it is there. */
export function PurchaseSkeleton() {
  return (
    <SkeletonGroup>
      <PurchaseLayout>
        <PurchaseColumn>
          <Card sx={{ display: 'grid', gap: 5, padding: 5 }}>
            <Skeleton height="4.5rem" />
            <Skeleton height="4.5rem" />
          </Card>
        </PurchaseColumn>
        <PurchaseAside>
          <Skeleton height="22rem" radius="1rem" />
        </PurchaseAside>
      </PurchaseLayout>
    </SkeletonGroup>
  );
}
