import type { FastifyInstance } from 'fastify';
import type { PersonalData } from '../../personal-data.ts';
import {
  exportData,
  exportJob,
  removeExpiredExports,
  removeFilesJob,
  runExport,
} from './data-export.ts';
import { personalDataRoutes } from './routes.ts';

const cleaning = 'personal-data.clean';

/**
 * A person's own data, to take away and to delete. What each domain holds is handed over by
 * `installDomains`, in the order in which it is erased: the account itself is last.
 */
export async function personalDataDomain(
  app: FastifyInstance,
  options: { holders: readonly PersonalData[] },
): Promise<void> {
  const { platform } = app;
  const holders = [exportData, ...options.holders];
  personalDataRoutes(app, holders);
  platform.jobs.work<{ id: string }>(
    exportJob,
    ({ id }) => runExport(platform, holders, id),
    'heavy',
  );
  platform.jobs.work<{ names: string[] }>(removeFilesJob, async ({ names }) => {
    for (const name of names) await platform.files.remove(name);
  });
  platform.jobs.work(cleaning, () => removeExpiredExports(platform), 'periodic');
  platform.jobs.schedule(cleaning, '41 4 * * *');
}
