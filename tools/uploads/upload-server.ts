import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../../platform-api/src/config.ts';
import { demoPeople, loadPeople } from '../../platform-api/src/demo/people.ts';
import { accountById } from '../../platform-api/src/domains/accounts/index.ts';
import { openSession } from '../../platform-api/src/domains/identity/index.ts';
import { openPlatform } from '../../platform-api/src/open-platform.ts';
import { freePort } from '../../server-process/src/start/start-port.ts';
import {
  signalGroup,
  startProgram,
  type Program,
} from '../../server-process/src/start/start-program.ts';

const main = path.join(import.meta.dirname, '../../platform-api/src/main.ts');

export type UploadServer = {
  origin: string;
  pid: () => number;
  /** Resolves when it answers; a killed one is being started again. */
  ready: () => Promise<void>;
  /** `kill -9`, and a new process on the same data. */
  killAndRestart: () => Promise<void>;
  /** Of an editor; a new one when the old has run out. */
  token: () => Promise<string>;
  renewToken: () => Promise<void>;
  stop: () => Promise<void>;
};

/** The real server in its own process, on new data with the demo people, and the session of an editor. */
export async function uploadServer(): Promise<UploadServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'workerbadge-uploads-'));
  const port = await freePort();
  const environment = {
    DATA_DIR: dataDir,
    API_PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    DEMO_DATA: 'false',
    LOG_LEVEL: 'silent',
    MAX_DOCUMENT_MB: '1000',
  };
  let tokens = await prepare(environment);
  const origin = `http://127.0.0.1:${port}`;
  let program: Program<{ ready: string }>;
  let ready: Promise<unknown>;
  const start = () => {
    program = startProgram(main, { environment, log: () => {} });
    ({ ready } = program);
  };
  start();
  await ready!;
  return {
    origin,
    pid: () => program.child.pid ?? 0,
    ready: async () => void (await ready),
    async killAndRestart() {
      await ready;
      const gone = new Promise((done) => program.child.once('exit', done));
      signalGroup(program.child, 'SIGKILL');
      await gone;
      start();
      await ready;
    },
    token: async () => tokens.token,
    async renewToken() {
      const answer = await fetch(`${origin}/api/Login/RefreshToken`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(tokens),
      });
      const { data } = (await answer.json()) as { data: typeof tokens | null };
      if (data === null) throw new Error('the session is lost');
      tokens = { token: data.token, refreshToken: data.refreshToken };
    },
    async stop() {
      const gone = new Promise((done) => program.child.once('exit', done));
      signalGroup(program.child, 'SIGTERM');
      await gone;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function prepare(environment: Record<string, string>) {
  const platform = await openPlatform(readConfig(environment));
  await platform.jobs.start();
  await loadPeople(platform);
  const account = await accountById(platform, demoPeople.elena.userId);
  if (account === null) throw new Error('the demo person has no account');
  const { token, refreshToken } = await openSession(platform, account, { role: 'RedattoreCorsiA' });
  await platform.jobs.stop();
  await platform.database.close();
  return { token, refreshToken };
}

/** Memory of a process as the system counts it, in bytes; Linux only. */
export function residentBytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
}
