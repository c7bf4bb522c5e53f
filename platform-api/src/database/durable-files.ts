import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Stream = { nfd: number };
type Runtime = {
  NODEFS?: { stream_ops?: Record<string, unknown> & { fsync?: (stream: Stream) => number } };
};

/** Errno of an input or output error, as the embedded database's C library numbers it. */
const IO_ERROR = 29;

/**
 * The files of the embedded database with an fsync that reaches the disk; its own file layer has none.
 * It touches internals of PGlite, which is why its version is exact and `provesDurability` asks at each start.
 */
export class DurableFiles extends NodeFS {
  /** How often a file was brought to the disk. */
  synced = 0;

  override async init(...[database, options]: Parameters<NodeFS['init']>) {
    const initialised = await super.init(database, options);
    const { emscriptenOpts } = initialised;
    const preRun = [emscriptenOpts.preRun ?? []].flat();
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [
          ...preRun,
          (runtime: unknown) => {
            const operations = (runtime as Runtime).NODEFS?.stream_ops;
            if (operations === undefined) return;
            operations.fsync = ({ nfd }) => {
              try {
                fsyncSync(nfd);
                this.synced += 1;
                return 0;
              } catch {
                return IO_ERROR;
              }
            };
          },
        ],
      },
    };
  }
}

/** PGlite's own parameters, but with fsync on: one for each commit. */
export const durableStartParameters = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
];

/** Commits once and sees whether that reached the disk. */
export async function provesDurability(database: PGlite, files: DurableFiles): Promise<boolean> {
  const before = files.synced;
  await database.query("select pg_logical_emit_message(true, 'workerbadge', 'durability')");
  return files.synced > before;
}
