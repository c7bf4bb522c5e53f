import type { PaintOutcome } from './page-paint.ts';

/** How often the paint of each remote came to which end. */
export type PaintCounts = {
  count: (remote: string, outcome: PaintOutcome) => void;
  all: () => { remote: string; outcome: PaintOutcome; count: number }[];
};

export function paintCounts(): PaintCounts {
  const counts = new Map<string, { remote: string; outcome: PaintOutcome; count: number }>();
  return {
    count: (remote, outcome) => {
      const name = `${remote} ${outcome}`;
      const entry = counts.get(name) ?? { remote, outcome, count: 0 };
      counts.set(name, { ...entry, count: entry.count + 1 });
    },
    all: () => [...counts.values()],
  };
}
