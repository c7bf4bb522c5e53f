import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform.ts';
import { configurationRoutes } from './routes.ts';
import { installationFacts } from './tables.ts';

/** What the browser must know of this installation. */
export async function configuration(app: FastifyInstance): Promise<void> {
  configurationRoutes(app);
}

/** Whether something that happens once has happened in this installation. */
export async function hasHappened(platform: Platform, name: string): Promise<boolean> {
  const { db } = platform.database;
  const facts = await db.select().from(installationFacts).where(eq(installationFacts.name, name));
  return facts.length > 0;
}

/** Notes that it has; a repetition changes nothing. */
export async function noteHappened(platform: Platform, name: string): Promise<void> {
  await platform.database.db
    .insert(installationFacts)
    .values({ name, happenedAt: platform.clock.now() })
    .onConflictDoNothing();
}
