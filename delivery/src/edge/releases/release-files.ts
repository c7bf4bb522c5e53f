import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ReleaseStore } from '../../release/release-store.ts';
import { scriptPolicy } from '../page/security-headers.ts';
import { verifiedFiles } from './verified-files.ts';

export type ReleaseFilesOptions = {
  store: ReleaseStore;
  headers: Record<string, string>;
  /** Watch mode: browsers ask each time. */
  isWatched: boolean;
};

/** `/_remotes` and `/_shell`: the files of releases, which never change. */
export async function releaseFiles(
  edge: FastifyInstance,
  { store, headers, isWatched }: ReleaseFilesOptions,
): Promise<void> {
  await verifiedFiles(edge, { store });
  for (const folder of ['_remotes', '_shell']) {
    await mkdir(path.join(store.dir, folder), { recursive: true });
    await edge.register(fastifyStatic, {
      root: path.join(store.dir, folder),
      prefix: `/${folder}/`,
      decorateReply: false,
      preCompressed: true,
      index: false,
      ...(isWatched ? { cacheControl: false } : { immutable: true, maxAge: '365d' }),
      setHeaders: (reply, file) => {
        void reply.headers(headers);
        if (/\.js(\.[a-z]+)?$/u.test(file))
          void reply.header('content-security-policy', scriptPolicy);
        if (isWatched) void reply.header('cache-control', 'no-cache');
      },
    });
  }
}
