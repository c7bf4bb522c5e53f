import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { FilesPort } from '../../ports/files.ts';
import { azureFiles } from './azure.ts';
import { diskFiles } from './disk.ts';
import { s3Files } from './s3.ts';

/** The store of files that the configuration names; on the disk without one. */
export function fileStore(config: Config): FilesPort {
  if (config.s3Storage !== undefined) return s3Files(config.s3Storage);
  return config.azureStorage === undefined
    ? diskFiles(join(config.dataDir, 'files'))
    : azureFiles(config.azureStorage);
}
