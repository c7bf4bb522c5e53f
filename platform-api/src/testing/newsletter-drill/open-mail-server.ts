import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A mail server in its own process, and what it has counted. */
export async function openMailServer() {
  const child = fork(join(import.meta.dirname, 'mail-server-process.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  const asked = async <T>(question: string): Promise<T> => {
    child.send(question);
    const [answer] = (await once(child, 'message')) as [T];
    return answer;
  };
  return {
    url,
    total: async () => (await asked<{ total: number }>('total')).total,
    counts: async () => new Map((await asked<{ counts: [string, number][] }>('counts')).counts),
    close: () => child.disconnect(),
  };
}
