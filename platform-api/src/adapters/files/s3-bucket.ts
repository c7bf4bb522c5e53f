import type { S3Client } from '@aws-sdk/client-s3';

/** Credentials come from the standard variables of AWS, or from what the machine is given. */
export type S3Storage = {
  bucket: string;
  region: string;
  /** Of another store than Amazon's. */
  endpoint: string | undefined;
};

export type S3 = { client: S3Client; sdk: typeof import('@aws-sdk/client-s3') };

/** Opens the bucket at its first use; the library is loaded only where it is used. */
export function openBucket(storage: S3Storage): () => Promise<S3> {
  let opened: Promise<S3> | null = null;
  return () => {
    opened ??= open(storage).catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
}

async function open({ region, endpoint }: S3Storage): Promise<S3> {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    // Stores of one address have no host name for each bucket, and not all know checksums in trailers.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { client, sdk };
}
