import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../free-port.ts';

/** Microsoft's own emulator of Azure Blob Storage, in memory, on a free port of this machine. */
export async function startAzurite(): Promise<{ connectionString: string; stop(): Promise<void> }> {
  const port = await freePort();
  const program = createRequire(import.meta.url).resolve('azurite/dist/src/blob/main.js');
  const directory = mkdtempSync(join(tmpdir(), 'workerbadge-azurite-'));
  const options = [
    '--silent',
    '--inMemoryPersistence',
    '--disableTelemetry',
    '--skipApiVersionCheck',
  ];
  const child = spawn(
    process.execPath,
    [program, '--blobHost', '127.0.0.1', '--blobPort', String(port), ...options],
    { cwd: directory, stdio: 'ignore' },
  );
  await listening(port, child);
  return {
    connectionString: connectionString(port),
    async stop() {
      child.kill();
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Account and key are the emulator's well-known ones. */
function connectionString(port: number): string {
  const key =
    'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==';
  return `DefaultEndpointsProtocol=http;AccountName=devstoreaccount1;AccountKey=${key};BlobEndpoint=http://127.0.0.1:${port}/devstoreaccount1;`;
}

async function listening(port: number, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300 && child.exitCode === null; tries += 1) {
    const isUp = await new Promise<boolean>((done) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        done(true);
      });
      socket.on('error', () => done(false));
    });
    if (isUp) return;
    await wait(100);
  }
  throw new Error('Azurite did not start');
}
