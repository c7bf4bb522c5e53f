import type { ReactNode } from 'react';

export type SortDirection = 'asc' | 'desc';
export type Sort = { by: string; direction: SortDirection };

export type Column<Row> = {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Numbers are aligned right. */
  align?: 'left' | 'right';
  /** The name that the server sorts by; without it the head is no button (E137). */
  sortBy?: string;
  /** On phones: `title` leads the card, `hidden` moves to the detail. */
  onCard?: 'title' | 'hidden';
  /** Head for screen readers only: actions. */
  hasHiddenLabel?: boolean;
};

/** The next order when a head is pressed: ascending, then descending. */
export function toggleSort(current: Sort | null, by: string): Sort {
  return { by, direction: current?.by === by && current.direction === 'asc' ? 'desc' : 'asc' };
}
