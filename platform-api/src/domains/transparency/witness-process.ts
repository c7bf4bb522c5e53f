import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export type WitnessProcess = {
  /** As LOG_WITNESSES takes it. */
  said: string;
  kill(signal?: NodeJS.Signals): Promise<void>;
};

const program = join(import.meta.dirname, '../../witness/main.ts');

/** Starts the witness that everybody can run, as a process of its own; rejects when it refuses to. */
export async function startWitness(args: readonly string[]): Promise<WitnessProcess> {
  const child: ChildProcess = spawn(process.execPath, [program, '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaint = '';
  child.stderr?.on('data', (part: Buffer) => {
    complaint += part.toString();
  });
  if (child.stdout === null) throw new Error('the witness cannot be heard');
  const lines = createInterface({ input: child.stdout });
  const ended = once(child, 'close');
  const said = await Promise.race([
    once(lines, 'line').then(([line]) => String(line)),
    ended.then(() => null),
  ]);
  if (said === null) throw new Error(complaint.trim());
  return {
    said,
    async kill(signal = 'SIGKILL') {
      child.kill(signal);
      await ended;
    },
  };
}
