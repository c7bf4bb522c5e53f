/** `pnpm restore <folder>`: puts a backup in the place of an installation that does not run. */
import { restoreBackup } from '../platform-api/src/backup/index.ts';
import { onFolder } from './backup/installation.ts';

await onFolder('restore', async (folder, installation) => {
  const missing = await restoreBackup(folder, installation, console.log);
  for (const name of missing) console.log(`missing in the store: ${name}`);
  console.log('Restored. Start the API, then look at /api/health/ready and `pnpm release status`.');
});
