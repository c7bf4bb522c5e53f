import type { Database } from '../database/database.ts';
import { failedQueue } from './failed-jobs.ts';

export type QueueFigures = {
  queue: string;
  waiting: number;
  repeated: number;
  active: number;
  /** Seconds for which the oldest job that may run has been waiting. */
  oldestSeconds: number;
};

/** The queues in figures, for the metrics; what failed for good apart from them. */
export async function jobFigures(
  database: Database,
): Promise<{ queues: QueueFigures[]; failed: number }> {
  const { rows } = await database.query(
    `select q.name as queue,
            count(*) filter (where j.state = 'created')::int as waiting,
            count(*) filter (where j.state = 'retry')::int as repeated,
            count(*) filter (where j.state = 'active')::int as active,
            coalesce(extract(epoch from now() - min(j.start_after)
              filter (where j.state < 'active' and j.start_after <= now())), 0)::float8 as "oldestSeconds"
       from jobs.queue q
       left join jobs.job j on j.name = q.name and j.state < 'completed'
      where q.name not like '\\_\\_%'
      group by q.name`,
  );
  const all = rows as QueueFigures[];
  return {
    queues: all.filter(({ queue }) => queue !== failedQueue),
    failed: all.find(({ queue }) => queue === failedQueue)?.waiting ?? 0,
  };
}
