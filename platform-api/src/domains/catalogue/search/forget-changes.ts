import { sql } from 'drizzle-orm';
import type { Platform } from '../../../platform.ts';

const forgetJob = 'catalogue.forget-changes';

/** Every answer counts the changes of the catalogue, so they stay few: between this number and twice as many. */
export const KEPT_CHANGES = 1000;

export function registerForgetting(platform: Platform): void {
  platform.jobs.work(forgetJob, () => forgetChanges(platform));
  platform.jobs.schedule(forgetJob, '*/10 * * * *');
}

/**
 * Removes all changes but the last. The removal is a change itself: else a change that was stored late and
 * removed at once would leave the version as it was before.
 */
export async function forgetChanges(platform: Platform): Promise<void> {
  await platform.database.db.execute(sql`
    with removed as (
      delete from catalogue_change
      where id <= (
        select max(id) - ${KEPT_CHANGES} from catalogue_change having count(*) > ${2 * KEPT_CHANGES}
      )
      returning id
    )
    insert into catalogue_change (id)
    select nextval(pg_get_serial_sequence('catalogue_change', 'id'))
    where exists (select from removed)`);
}
