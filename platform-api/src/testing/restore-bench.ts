/** `pnpm bench restore [kills]`: backup and restore with the demo data, killed in the middle, on both databases. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drillKills } from './backup-drill.ts';
import { findServerPrograms, startPostgres } from './postgres-server.ts';

const kills = Number(process.argv[2] ?? 10);
const folder = mkdtempSync(join(tmpdir(), 'workerbadge-restore-'));
const programs = findServerPrograms();
const server = programs === null ? null : await startPostgres(programs);
try {
  for (const [name, url] of [
    ['PGlite', undefined],
    ['PostgreSQL', server?.url],
  ] as const) {
    if (name === 'PostgreSQL' && url === undefined) {
      console.log('PostgreSQL: not found on this machine');
      continue;
    }
    const result = await drillKills(join(folder, name), {
      kills,
      withDemo: true,
      ...(url === undefined ? {} : { server: url }),
    });
    console.log(
      `${name}: backup ${result.backupMs} ms, restore ${result.restoreMs} ms; of ${kills} restores killed, ${result.oldWhole} left all of the old, ${result.newWhole} all of the new; people logged in after each`,
    );
  }
} finally {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
}
