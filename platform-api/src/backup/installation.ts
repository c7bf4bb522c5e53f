import { join } from 'node:path';
import type { Config } from '../config.ts';

/** What a backup holds and a restore replaces. */
export type Installation = {
  config: Config;
  /** Folder of the release store; null when releases are kept elsewhere. */
  releasesDir: string | null;
  /** Private key of the registry; it may be outside of the folder. */
  registryKeyFile: string;
};

export const databaseDir = (config: Config) => join(config.dataDir, 'database');
export const filesDir = (config: Config) => join(config.dataDir, 'files');

/** Where the content of files is; null when it is on the disk. */
export function objectStore({ azureStorage, s3Storage }: Config): string | null {
  if (s3Storage !== undefined) return `S3 bucket ${s3Storage.bucket}`;
  return azureStorage === undefined ? null : `Azure container ${azureStorage.container}`;
}
