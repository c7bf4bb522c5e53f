import path from 'node:path';
import {
  readConfig,
  startRefusal,
  type Installation,
} from '../../platform-api/src/backup/index.ts';

const root = path.join(import.meta.dirname, '../..');

/** What the environment names, with the same defaults as `pnpm start` and `pnpm release`. */
function installation(env: Record<string, string | undefined>): Installation {
  const dataDir = path.resolve(root, env['DATA_DIR'] || '.data');
  const folder = path.resolve(root, env['RELEASES_DIR'] || '.data/releases');
  const isElsewhere = Boolean(env['RELEASES_AZURE_CONNECTION']);
  const keyFile = env['REGISTRY_KEY_FILE'];
  return {
    config: readConfig({ ...env, DATA_DIR: dataDir }),
    releasesDir: isElsewhere ? null : folder,
    registryKeyFile: keyFile ? path.resolve(keyFile) : path.join(folder, 'registry-key.pem'),
  };
}

/** Runs a command on one folder; a refusal is one sentence, anything else keeps its stack. */
export async function onFolder(
  command: string,
  run: (folder: string, target: Installation) => Promise<void>,
): Promise<void> {
  const [folder, ...rest] = process.argv.slice(2);
  if (folder === undefined || rest.length > 0 || folder.startsWith('-')) {
    console.error(`pnpm ${command} <folder>`);
    process.exit(1);
  }
  const started = Date.now();
  try {
    await run(folder, installation(process.env));
    console.log(`done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
    process.exit();
  } catch (error) {
    console.error(startRefusal(error) ?? error);
    process.exit(1);
  }
}
