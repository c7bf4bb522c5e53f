import type { FastifyInstance } from 'fastify';
import { noteRoutes } from './routes.ts';

export { noteData } from './personal-data.ts';

/** Notes and bookmarks that a learner keeps in the lessons of a course. */
export async function notesDomain(app: FastifyInstance): Promise<void> {
  await app.register(noteRoutes);
}
