import {
  findServerPrograms,
  startPostgres,
} from '../../platform-api/src/testing/postgres-server.ts';
import { templateOnServer } from '../../platform-api/src/testing/test-database.ts';
import { dropUnusedDatabases } from '../../platform-api/src/testing/unused-databases.ts';
import { scratchInMemory } from '../scratch-in-memory.ts';

/**
 * A server for the groups whose rules only a database proves, with a database that each process of their tests
 * copies. Those processes find it in the environment.
 * @returns what ends it; null where this machine has no PostgreSQL
 */
export async function startPostgresForTests(): Promise<(() => Promise<void>) | null> {
  const programs = findServerPrograms();
  if (programs === null) return null;
  scratchInMemory();
  const server = await startPostgres(programs);
  const template = await templateOnServer(server.url);
  process.env['TEST_DATABASE_URL'] = server.url;
  process.env['TEST_DATABASE_TEMPLATE'] = template.name;
  // A process is ended at its first failed test, and leaves its database.
  const endDropping = dropUnusedDatabases(server.url, template.name);
  return async () => {
    endDropping();
    await server.stop();
  };
}
