/** `pnpm backup <folder>`: database, files, keys and releases of a product that may run meanwhile. */
import { makeBackup } from '../platform-api/src/backup/index.ts';
import { onFolder } from './backup/installation.ts';

await onFolder('backup', async (folder, installation) => {
  const { entries, missingFiles } = await makeBackup(folder, installation, console.log);
  const bytes = Object.values(entries).reduce((sum, entry) => sum + entry.bytes, 0);
  for (const name of missingFiles) console.log(`missing in the store already: ${name}`);
  console.log(`${Object.keys(entries).length} files, ${(bytes / 1e6).toFixed(1)} MB in ${folder}`);
  console.log('It holds the keys of the installation: keep it where only operators read.');
});
