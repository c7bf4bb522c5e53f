import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { buildApp } from '../app.ts';
import { authenticate } from '../domains/identity/index.ts';
import { createJobs } from '../jobs/jobs.ts';
import { embeddedAdapters } from '../open-platform.ts';
import type { Platform } from '../platform.ts';
import { ephemeralSecrets } from '../secrets.ts';

/** The server on a database that has its tables, with its queues made and without data; its jobs run when told to. */
export async function platformOn(
  parts: Pick<Platform, 'database' | 'config' | 'log' | 'clock'>,
  metrics?: Registry,
): Promise<{ app: FastifyInstance; platform: Platform }> {
  const { database, config, log, clock } = parts;
  const secrets = ephemeralSecrets();
  const platform: Platform = {
    ...parts,
    secrets,
    jobs: createJobs(database, log, false),
    ...embeddedAdapters(config, { database, secrets, clock }),
  };
  const app = await buildApp(platform, authenticate(platform), metrics);
  await app.ready();
  await platform.jobs.start();
  return { app, platform };
}
