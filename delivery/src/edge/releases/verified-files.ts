import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { saysWhatWasSealed } from '../../release/integrity.ts';
import type { ReleaseStore } from '../../release/release-store.ts';

/** These are checked by the browser that runs them (shell/src/federation); it reports what it refuses. */
const checkedByTheBrowser = /\.(js|css|json)$/u;

/**
 * Files of releases are on this disk before they are served, and those that no browser checks (fonts,
 * pictures, films; all files of the shell) are compared with the release's signed hashes on the first read,
 * and again when their time or size on disk changes. An altered file is not sent.
 */
export async function verifiedFiles(
  edge: FastifyInstance,
  { store }: { store: ReleaseStore },
): Promise<void> {
  const verified = new Map<string, string>();

  edge.addHook('preHandler', async (request, reply) => {
    const name = releasedName(request.url);
    if (name === null) return;
    await store.storage.fetchTo(store.dir, name);
    if (name.startsWith('_remotes/') && checkedByTheBrowser.test(name)) return;
    const stamp = await stampOf(path.join(store.dir, name));
    if (stamp === null || verified.get(name) === stamp) return;
    if (await isAsSealed(store, name)) {
      verified.set(name, stamp);
      return;
    }
    request.log.error({ file: name }, 'a released file has been altered and is not served');
    await reply
      .code(502)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('This file is not what was released\n');
  });
}

/** `_remotes/mf-x/1.0.0-ab12cd34/app.js`, or null when it is not a file of a release. */
function releasedName(url: string): string | null {
  let name: string;
  try {
    name = decodeURIComponent(new URL(url, 'http://edge').pathname).slice(1);
  } catch {
    return null;
  }
  const isInside = !name.split('/').includes('..');
  return isInside && /^(_remotes\/[^/]+|_shell)\/[^/]+\/[^/]/u.test(name) ? name : null;
}

async function isAsSealed(store: ReleaseStore, name: string): Promise<boolean> {
  const [folder = '', first = '', second = '', ...rest] = name.split('/');
  const isShell = folder === '_shell';
  const [key, id] = isShell ? ['shell', first] : [first, second];
  const file = isShell ? [second, ...rest].join('/') : rest.join('/');
  const seal = await store.seal(key, id);
  // The seal itself carries its signature.
  if (file === 'integrity.json') return seal !== null;
  const hash = seal?.files[file];
  return hash !== undefined && saysWhatWasSealed(path.join(store.dir, name), hash);
}

/** Of the file and its compressed copies; null when there is no file. */
async function stampOf(file: string): Promise<string | null> {
  const stamps = await Promise.all(
    ['', '.br', '.gz'].map((ending) =>
      stat(file + ending).then(
        ({ mtimeMs, ctimeMs, size, ino }) => `${mtimeMs} ${ctimeMs} ${size} ${ino}`,
        () => null,
      ),
    ),
  );
  return stamps[0] === null ? null : stamps.join('|');
}
