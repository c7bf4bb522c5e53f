import { z } from 'zod';
import type { S3Storage } from './adapters/files/s3-bucket.ts';
import { StartRefusal } from './start-refusal.ts';

export const storageVariables = {
  /** Files in Azure Blob Storage in place of the disk. */
  AZURE_STORAGE_CONNECTION_STRING: z.string().optional(),
  AZURE_STORAGE_CONTAINER: z
    .string()
    .regex(/^[a-z0-9](?:-?[a-z0-9]){2,62}$/)
    .default('workerbadge'),
  /** Files in S3, or in a store that speaks its protocol; credentials by the standard AWS_* variables. */
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('eu-south-1'),
  S3_ENDPOINT: z.url().optional(),
};

/** Where files are kept; on the disk where both are undefined. */
export type StorageConfig = {
  azureStorage: { connectionString: string; container: string } | undefined;
  s3Storage: S3Storage | undefined;
};

/** Reads which store keeps the files. Throws a StartRefusal. */
export function readStorageConfig(e: {
  AZURE_STORAGE_CONNECTION_STRING?: string | undefined;
  AZURE_STORAGE_CONTAINER: string;
  S3_BUCKET?: string | undefined;
  S3_REGION: string;
  S3_ENDPOINT?: string | undefined;
}): StorageConfig {
  const { AZURE_STORAGE_CONNECTION_STRING: connectionString, S3_BUCKET: bucket } = e;
  if (bucket && connectionString) {
    throw new StartRefusal(
      'S3_BUCKET and AZURE_STORAGE_CONNECTION_STRING are both set. Keep one store of files.',
    );
  }
  return {
    azureStorage:
      connectionString === undefined
        ? undefined
        : { connectionString, container: e.AZURE_STORAGE_CONTAINER },
    s3Storage: bucket ? { bucket, region: e.S3_REGION, endpoint: e.S3_ENDPOINT } : undefined,
  };
}
