import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { Card, EmptyState, SectionHead, Skeleton, SkeletonGroup, StateView } from 'shared-ui';

type Query<T> = Parameters<typeof StateView<T>>[0]['query'];

/** Cards of a section, one below the other. */
export const CardList = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  listStyle: 'none',
  margin: 0,
  padding: 0,
}));

/** A part of the page with an answer of its own: under its title what the server has, or that there is nothing. */
export function TeachingSection<T>({
  head,
  query,
  isEmpty,
  emptyTitle,
  children,
}: {
  head: ComponentProps<typeof SectionHead>;
  query: Query<T>;
  isEmpty: (data: T) => boolean;
  emptyTitle: ReactNode;
  children: (data: T) => ReactNode;
}) {
  return (
    <section>
      <SectionHead {...head} />
      <StateView
        query={query}
        skeleton={
          <SkeletonGroup>
            <Skeleton height="10rem" radius={16} />
          </SkeletonGroup>
        }
        isEmpty={isEmpty}
        empty={
          <Card>
            <EmptyState titleLevel={3} title={emptyTitle} />
          </Card>
        }
      >
        {children}
      </StateView>
    </section>
  );
}
