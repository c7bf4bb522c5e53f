import { getConstructionPlans } from 'pg-boss';
import type { CopySession } from '../database/copy-session.ts';
import { requireOwnSchema, schemaSteps } from '../database/migrate.ts';

/**
 * The statements that make the tables of this version on an empty database, those of the job queue too where
 * the database has one.
 */
export async function schemaText(session: CopySession): Promise<string> {
  requireOwnSchema((await session.query('select name, hash from schema_migration')).rows);
  const { rows } = await session.query(
    `select exists (select 1 from pg_namespace where nspname = 'jobs') as "hasJobs"`,
  );
  return rows[0]?.['hasJobs'] === true ? `${schemaSteps()}\n${jobsSchema()}` : schemaSteps();
}

/** The job queue's own text, without its transaction: it runs in ours. */
const jobsSchema = () =>
  getConstructionPlans('jobs')
    .split('\n')
    .filter((line) => !/^\s*(?:BEGIN;|COMMIT;|SET LOCAL .*;)\s*$/.test(line))
    .join('\n');
