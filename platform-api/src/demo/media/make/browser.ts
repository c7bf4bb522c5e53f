import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A page of an installed Chromium, driven over its own protocol: no dependency for a script of once. */
export type Page = {
  call(method: string, params?: object): Promise<Record<string, unknown>>;
  close(): Promise<void>;
};

export async function openPage(executable: string): Promise<Page> {
  const profile = mkdtempSync(join(tmpdir(), 'media-'));
  const flags = '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run';
  const browser = spawn(executable, [
    ...flags.split(' '),
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--hide-scrollbars',
    '--allow-file-access-from-files',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    'about:blank',
  ]);
  const endpoint = await new Promise<string>((resolve, reject) => {
    let seen = '';
    browser.stderr.on('data', (chunk) => {
      seen += String(chunk);
      const found = /DevTools listening on (ws:\S+)/.exec(seen)?.[1];
      if (found !== undefined) resolve(found);
    });
    browser.on('exit', () => reject(new Error(seen)));
  });
  const port = new URL(endpoint).port;
  const pages = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as {
    type: string;
    webSocketDebuggerUrl: string;
  }[];
  const target = pages.find((page) => page.type === 'page');
  if (target === undefined) throw new Error('The browser has no page');
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));

  let last = 0;
  const waiting = new Map<number, (answer: Record<string, unknown>) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as { id?: number; result?: Record<string, unknown> };
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer.result ?? {});
  });
  return {
    call(method, params = {}) {
      const id = ++last;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        socket.send(JSON.stringify({ id, method, params }));
      });
    },
    async close() {
      socket.close();
      await new Promise((resolve) => {
        browser.once('exit', resolve);
        browser.kill();
      });
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
