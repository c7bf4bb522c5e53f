import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RoleName } from 'contracts';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  InjectOptions,
  LightMyRequestResponse,
} from 'fastify';
import type { Registry } from 'prom-client';
import { systemClock, type Clock } from '../clock.ts';
import { readConfig, type Config } from '../config.ts';
import { loadCourses } from '../demo/courses/index.ts';
import { demoPeople, loadPeople, type DemoPersonKey } from '../demo/people.ts';
import { accountById } from '../domains/accounts/index.ts';
import { openSession } from '../domains/identity/index.ts';
import type { Platform } from '../platform.ts';
import { createLog } from '../log.ts';
import { platformOn } from './platform-on.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

export type TestPlatform = {
  app: FastifyInstance;
  platform: Platform;
  /** The instant that the platform's clock shows; null is the real time. */
  setNow(now: Date | null): void;
  /** Calls a route as one of the demo people in their first role, or as a visitor with `null`. */
  call(person: DemoPersonKey | null, request: InjectOptions): Promise<LightMyRequestResponse>;
  /** A new session of a demo person, in another role when one is named. */
  login(person: DemoPersonKey, role?: RoleName): Promise<TestSession>;
  close(): Promise<void>;
};

export type TestSession = {
  userId: string;
  token: string;
  refreshToken: string;
  sessionId: string;
  /** Calls a route in this session. */
  call(request: InjectOptions): Promise<LightMyRequestResponse>;
};

/**
 * A whole platform on its own database: a copy of a PGlite template, or a new one on the
 * server of TEST_DATABASE_URL, else the one that is given. The clock can be set; jobs run when the test says `platform.jobs.drain()`.
 */
export async function testPlatform(
  options: {
    config?: Partial<Config>;
    log?: FastifyBaseLogger;
    database?: TestDatabase;
    metrics?: Registry;
    /** Whether the courses of the demo are there; they are as old as the run of the tests. */
    courses?: true;
  } = {},
): Promise<TestPlatform> {
  const dataDir = mkdtempSync(join(tmpdir(), 'workerbadge-test-'));
  const config: Config = {
    ...readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }),
    ...options.config,
  };
  const log = options.log ?? createLog(config.logLevel);
  let now: Date | null = null;
  const clock: Clock = { now: () => now ?? systemClock.now() };
  const { courses = false } = options;
  const withCourses =
    courses && options.database === undefined ? process.env['TEST_DATABASE_COURSES'] : undefined;
  const opened = options.database ?? (await openTestDatabase(undefined, withCourses));
  const { database } = opened;
  const { app, platform } = await platformOn({ database, config, log, clock }, options.metrics);
  await loadPeople(platform);
  if (courses && withCourses === undefined) await loadCourses(platform);
  const login = sessionOpener(app, platform);
  return {
    app,
    platform,
    setNow: (value) => {
      now = value;
    },
    login,
    async call(person, request) {
      if (person === null) return app.inject(request);
      // A session for each call: the clock of a test may stand anywhere.
      const session = await login(person);
      return session.call(request);
    },
    async close() {
      await app.close();
      await platform.jobs.stop();
      await opened.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Logs demo people in at a server of this process, or of another one that has the same database. */
export const sessionOpener =
  (app: FastifyInstance, platform: Platform) =>
  async (person: DemoPersonKey, role?: RoleName): Promise<TestSession> => {
    const { userId } = demoPeople[person];
    const account = await accountById(platform, userId);
    if (account === null) throw new Error(`${person} has no account`);
    const session = await openSession(platform, account, role === undefined ? {} : { role });
    return {
      userId,
      token: session.token,
      refreshToken: session.refreshToken,
      sessionId: session.sessionId,
      call: (request) =>
        app.inject({
          ...request,
          headers: { ...request.headers, authorization: `Bearer ${session.token}` },
        }),
    };
  };
