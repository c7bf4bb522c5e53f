import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { FilesPort } from '../../ports/files.ts';
import { checkedBlockId, fileName, isFileName } from './file-name.ts';
import { openBucket, type S3Storage } from './s3-bucket.ts';
import { uploadParts } from './s3-parts.ts';

/**
 * Files in a bucket of S3 or of a store that speaks its protocol. A block is its own object under
 * `.blocks`, because parts of S3 must have 5 MB and ours have a quarter of one; joining reads them in order
 * and writes the file in parts of that size. A file appears when all of it is there.
 */
export function s3Files(storage: S3Storage): FilesPort {
  const Bucket = storage.bucket;
  const bucket = openBucket(storage);
  const blocksOf = (name: string) => `.blocks/${fileName(name)}/`;
  const blockKey = (name: string, blockId: string) => blocksOf(name) + checkedBlockId(blockId);

  return {
    async write(name, content, contentType) {
      const Key = fileName(name);
      const { client, sdk } = await bucket();
      await client.send(
        new sdk.PutObjectCommand({ Bucket, Key, Body: content, ContentType: contentType }),
      );
    },
    async stat(name) {
      if (!isFileName(name)) return null;
      const { client, sdk } = await bucket();
      const head = new sdk.HeadObjectCommand({ Bucket, Key: name });
      const found = await client.send(head).catch(missingIsNull);
      if (found === null) return null;
      return { size: found.ContentLength ?? 0, contentType: found.ContentType ?? '' };
    },
    async read(name, range) {
      const Key = fileName(name);
      const { client, sdk } = await bucket();
      const Range = range === undefined ? undefined : `bytes=${range.start}-${range.end}`;
      const answer = await client.send(new sdk.GetObjectCommand({ Bucket, Key, Range }));
      // In Node the body is always a stream.
      return answer.Body as Readable;
    },
    async remove(name) {
      const Key = fileName(name);
      const { client, sdk } = await bucket();
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }));
    },
    async writeBlock(name, blockId, content) {
      const Key = blockKey(name, blockId);
      const { client, sdk } = await bucket();
      await client.send(new sdk.PutObjectCommand({ Bucket, Key, Body: content }));
    },
    async blocks(name) {
      const prefix = blocksOf(name);
      const sizes = new Map<string, number>();
      for await (const { key, size } of objectsUnder(prefix)) {
        sizes.set(key.slice(prefix.length), size);
      }
      return sizes;
    },
    async joinBlocks(name, blockIds, contentType) {
      const Key = fileName(name);
      const keys = blockIds.map((blockId) => blockKey(name, blockId));
      const { client, sdk } = await bucket();
      await uploadParts(
        { client, sdk },
        { Bucket, Key, ContentType: contentType },
        contentsOf(client, sdk, Bucket, keys),
      );
    },
    async dropBlocks(name) {
      const { client, sdk } = await bucket();
      for await (const { key } of objectsUnder(blocksOf(name))) {
        await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: key }));
      }
    },
    async removeLeftovers(before) {
      const { client, sdk } = await bucket();
      const list = await client
        .send(new sdk.ListMultipartUploadsCommand({ Bucket }))
        .catch(notImplementedIsNull);
      for (const { Key, UploadId, Initiated } of list?.Uploads ?? []) {
        if (Initiated === undefined || Initiated >= before) continue;
        await client.send(new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
      }
    },
  };

  async function* objectsUnder(prefix: string): AsyncGenerator<{ key: string; size: number }> {
    const { client, sdk } = await bucket();
    let token: string | undefined;
    do {
      const page = await client.send(
        new sdk.ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken: token }),
      );
      for (const { Key, Size } of page.Contents ?? []) {
        yield { key: Key ?? '', size: Size ?? 0 };
      }
      token = page.IsTruncated === true ? page.NextContinuationToken : undefined;
    } while (token !== undefined);
  }
}

async function* contentsOf(
  client: S3Client,
  sdk: typeof import('@aws-sdk/client-s3'),
  Bucket: string,
  keys: string[],
): AsyncGenerator<Uint8Array> {
  for (const Key of keys) {
    const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key }));
    yield* Body as Readable;
  }
}

function missingIsNull(error: unknown): null {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  if (name === 'NotFound' || name === 'NoSuchKey' || $metadata?.httpStatusCode === 404) return null;
  throw error;
}

/** A store that cannot list them needs its own rule for uploads that were never completed. */
function notImplementedIsNull(error: unknown): null {
  if ((error as { name?: string }).name === 'NotImplemented') return null;
  throw error;
}
