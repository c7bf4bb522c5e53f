import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { S3Storage } from '../../adapters/files/s3-bucket.ts';
import { freePort } from '../free-port.ts';

/** Of s3rver; the client takes them from the standard variables. */
const credentials = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

/** s3rver, which speaks the protocol of S3, with its objects in a temporary folder of this machine. */
export async function startS3(): Promise<{ storage: S3Storage; stop(): Promise<void> }> {
  const port = await freePort();
  const directory = mkdtempSync(join(tmpdir(), 'workerbadge-s3-'));
  // It computes another signature than Amazon's client for the address of a bucket itself.
  const lenient = { allowMismatchedSignatures: true };
  const options = { port, address: '127.0.0.1', directory, silent: true, ...lenient };
  const program = `
    import S3rver from '@20minutes/s3rver';
    const options = ${JSON.stringify(options)};
    await new S3rver({ ...options, configureBuckets: [{ name: 'files' }] }).run();
    console.log('listening');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: join(import.meta.dirname, '../../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])) as [
    unknown,
  ];
  if (!String(said).includes('listening')) throw new Error('s3rver did not start');
  Object.assign(process.env, credentials);
  return {
    storage: { bucket: 'files', region: 'eu-south-1', endpoint: `http://127.0.0.1:${port}` },
    async stop() {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
