import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { logFile, startProgram } from 'server-process/start';

/** As the server tells of them. */
export type DemoPerson = { name: string; email: string; description: string };

type Ready = { ready: string; people: DemoPerson[] };

export type DemoServer = {
  child: ChildProcess;
  /** Its address and its people, when the demo data is loaded. */
  ready: Promise<Ready>;
  logFile: string;
};

/** The platform's server with its demo data; what is packed beside us (tools/packages). */
const program = path.join(import.meta.dirname, '../server/main.js');

/** Settings of other programs of the same terminal. It takes an empty one as none. */
const notTheirs = { DATABASE_URL: '', DATABASE_REPLICA_URL: '', OIDC_ISSUER: '', SMTP_URL: '' };

export function startDemoServer(at: { dataDir: string; publicUrl: string }): DemoServer {
  const file = path.join(at.dataDir, 'logs/platform-api.log');
  const { child, ready } = startProgram<Ready>(program, {
    environment: {
      ...notTheirs,
      DATA_DIR: at.dataDir,
      PUBLIC_URL: at.publicUrl,
      API_PORT: '0',
    },
    log: logFile(file),
    onLoading: (step) => console.log(`  demo data          ${step}`),
  });
  return { child, ready, logFile: file };
}
