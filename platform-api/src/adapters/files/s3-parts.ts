import type { S3 } from './s3-bucket.ts';

/** The least that S3 takes for a part that is not the last is 5 MB; at most 10,000 parts make 80 GB. */
const PART_BYTES = 8 * 1024 * 1024;

type Target = { Bucket: string; Key: string; ContentType: string };

/** Writes an object of any length in the memory of two parts: at once when it is small, else part by part. */
export async function uploadParts(
  { client, sdk }: S3,
  target: Target,
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  const parts = partsOf(content);
  const first = await parts.next();
  const second = await parts.next();
  if (first.done === true || second.done === true) {
    const Body = first.done === true ? new Uint8Array() : first.value;
    await client.send(new sdk.PutObjectCommand({ ...target, Body }));
    return;
  }
  const { Bucket, Key } = target;
  const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand(target));
  try {
    const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
    const send = async (Body: Uint8Array) => {
      const PartNumber = Parts.length + 1;
      const part = { Bucket, Key, UploadId, PartNumber, Body };
      const { ETag } = await client.send(new sdk.UploadPartCommand(part));
      Parts.push({ PartNumber, ETag });
    };
    await send(first.value);
    await send(second.value);
    for await (const part of parts) await send(part);
    const MultipartUpload = { Parts };
    await client.send(
      new sdk.CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload }),
    );
  } catch (error) {
    // Parts that nobody names are paid for until they are given up.
    await client
      .send(new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId }))
      .catch(() => undefined);
    throw error;
  }
}

async function* partsOf(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of content) {
    waiting.push(piece);
    bytes += piece.length;
    if (bytes < PART_BYTES) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}
