import { createHash, randomBytes } from 'node:crypto';
import type { TestSession } from '../platform.ts';

const BLOCK_BYTES = 262_144;

/** A PDF as far as its head goes, of any size. */
export function pdfOf(size: number): Buffer {
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(Math.max(0, size - 9))]).subarray(
    0,
    size,
  );
}

export const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

export const blocksOf = (content: Buffer) =>
  Array.from({ length: Math.ceil(content.length / BLOCK_BYTES) }, (_, index) => ({
    blockId: String(index).padStart(7, '0'),
    data: content.subarray(index * BLOCK_BYTES, (index + 1) * BLOCK_BYTES).toString('base64'),
  }));

export type UploadAnswer = {
  status: number;
  code: string | undefined;
  data: {
    fileNameAzure: string;
    fileNameOriginal: string;
    url: string | null;
    size: number;
    contentType: string;
    sha256: string;
    status: number;
    originalUrl: string | null;
    posterUrl: string | null;
    captions: { language: string; url: string }[];
  };
};

export async function sendBlock(
  session: TestSession,
  kind: string,
  block: { blockId: string; data: string; fileName: string },
): Promise<{ status: number; code: string | undefined }> {
  const answer = await session.call({
    method: 'POST',
    url: `/api/Files/Upload/${kind}`,
    payload: block,
  });
  return { status: answer.statusCode, code: answer.json<{ code?: string }>().code };
}

export async function commit(
  session: TestSession,
  kind: string,
  body: { blockList: string[]; fileName: string; sha256?: string },
): Promise<UploadAnswer> {
  const answer = await session.call({
    method: 'POST',
    url: `/api/Files/Upload/${kind}/Commit`,
    payload: body,
  });
  return { status: answer.statusCode, ...answer.json<Omit<UploadAnswer, 'status'>>() };
}

/** Sends a file in blocks and commits it, as a browser does; the first refusal is the answer. */
export async function upload(
  session: TestSession,
  kind: string,
  fileName: string,
  content: Buffer,
): Promise<UploadAnswer> {
  const blocks = blocksOf(content);
  for (const block of blocks) {
    const answer = await sendBlock(session, kind, { ...block, fileName });
    if (answer.status !== 200) return { ...answer, data: null as never };
  }
  const blockList = blocks.map(({ blockId }) => blockId);
  return commit(session, kind, { blockList, fileName, sha256: sha256(content) });
}
