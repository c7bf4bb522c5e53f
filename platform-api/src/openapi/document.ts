import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** The committed contract. */
export const openApiFile = join(import.meta.dirname, '../../openapi.json');

/** The contract that the routes generate, as it is committed. */
export function openApiText(app: FastifyInstance): string {
  return `${JSON.stringify(app.swagger(), null, 2)}\n`;
}
