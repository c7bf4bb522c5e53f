import type { FastifyInstance } from 'fastify';
import { auditRoutes } from './audit/audit-routes.ts';
import { exportRoutes } from './export-routes.ts';
import { tableExportRoutes } from './exports/export-routes.ts';
import { peopleCountRoutes } from './people-counts.ts';
import { backOfficeRoutes } from './routes.ts';
import { userRoutes } from './users/user-routes.ts';

export { tableExportData } from './exports/personal-data.ts';

/** The back office: counts and tables over what other domains own. It stores exports alone. */
export async function backOffice(app: FastifyInstance): Promise<void> {
  peopleCountRoutes(app);
  backOfficeRoutes(app);
  userRoutes(app);
  auditRoutes(app);
  exportRoutes(app);
  tableExportRoutes(app);
}
