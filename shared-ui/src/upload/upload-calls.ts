import type { UploadedFile, UploadTransport } from './transport.ts';
import { dataOf } from './upload-error.ts';

export type FileCheck = { exists: boolean; acknowledgedBlocks: string[] };

const fileArea = 'Files';
// The server reads the whole file once more before it answers.
const COMMIT_TIMEOUT_MS = 10 * 60_000;
// Four blocks share a connection that may be slow.
const BLOCK_TIMEOUT_MS = 2 * 60_000;

/** The calls of an upload (API-89 to API-91). Each rejects for any status but 200. */
export function uploadCalls(transport: UploadTransport, uploadUrl: string) {
  return {
    check: async (fileNameRef: string, signal?: AbortSignal) =>
      dataOf<FileCheck>(
        await transport({
          method: 'GET',
          path: fileArea,
          query: { fileNameRef },
          ...(signal && { signal }),
        }),
      ),
    sendBlock: async (
      block: { blockId: string; data: string; fileName: string },
      signal: AbortSignal,
    ) => {
      const timeoutMs = BLOCK_TIMEOUT_MS;
      dataOf(await transport({ method: 'POST', path: uploadUrl, body: block, signal, timeoutMs }));
    },
    commit: async (
      body: { blockList: string[]; fileName: string; sha256?: string },
      signal: AbortSignal,
    ) =>
      dataOf<UploadedFile>(
        await transport({
          method: 'POST',
          path: `${uploadUrl}/Commit`,
          body,
          signal,
          timeoutMs: COMMIT_TIMEOUT_MS,
        }),
      ),
  };
}

export type UploadCalls = ReturnType<typeof uploadCalls>;

/** Deletes a file, or an upload on its way. A GET by the documents: never prefetched, never repeated (E128). */
export async function deleteFile(transport: UploadTransport, fileNameRef: string): Promise<void> {
  dataOf(
    await transport({
      method: 'GET',
      path: fileArea,
      query: { fileNameRef, delete: true },
      headers: { 'x-confirm-delete': 'true' },
    }),
  );
}
