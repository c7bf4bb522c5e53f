import type { Platform } from '../../../platform.ts';
import { noteSecrets } from '../../../secret-agreement.ts';
import { openSecrets, replaceIssuerKey } from '../../../secrets.ts';
import type { SecretSources } from '../../../secret-sources.ts';
import { noteKey, type PublicKey } from './issuer-keys.ts';

/**
 * Makes a new key for badges in the data directory. The one of before is noted first: what it signed, and what
 * running processes sign with it until they are started again, stays valid. Run again after an end in between
 * it makes one more key, and nothing is lost.
 * @returns the public key of the new one
 */
export async function rotateBadgeKey(
  stores: Pick<Platform, 'database' | 'clock'>,
  dataDir: string,
  sources: SecretSources,
): Promise<PublicKey> {
  await noteKey({ ...stores, secrets: openSecrets(dataDir, sources) });
  const secrets = replaceIssuerKey(dataDir, sources);
  const key = await noteKey({ ...stores, secrets });
  await noteSecrets(stores.database, secrets);
  return key;
}
