import type { Readable } from 'node:stream';
import type { BlockBlobClient, ContainerClient } from '@azure/storage-blob';
import type { FilesPort } from '../../ports/files.ts';
import { checkedBlockId, fileName, isFileName } from './file-name.ts';

/**
 * Files in a container of Azure Blob Storage. Blocks are its own: it keeps those of a blob that was never
 * committed for a week, and forgets them by itself after that.
 */
export function azureFiles(storage: { connectionString: string; container: string }): FilesPort {
  let opened: Promise<ContainerClient> | null = null;
  const container = () => {
    opened ??= openContainer(storage).catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
  const blob = async (name: string): Promise<BlockBlobClient> => {
    const checked = fileName(name);
    return (await container()).getBlockBlobClient(checked);
  };
  return {
    async write(name, content, contentType) {
      const body = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
      await (await blob(name)).upload(body, body.length, headers(contentType));
    },
    async stat(name) {
      if (!isFileName(name)) return null;
      const client = await blob(name);
      const found = await client.getProperties().catch(missingIsNull);
      if (found === null) return null;
      return { size: found.contentLength ?? 0, contentType: found.contentType ?? '' };
    },
    async read(name, range) {
      const client = await blob(name);
      const answer =
        range === undefined
          ? await client.download()
          : await client.download(range.start, range.end - range.start + 1);
      // In Node the body is always a stream.
      return answer.readableStreamBody as Readable;
    },
    async remove(name) {
      await (await blob(name)).deleteIfExists();
    },
    async writeBlock(name, blockId, content) {
      const body = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
      const id = azureId(blockId);
      await (await blob(name)).stageBlock(id, body, body.length);
    },
    async blocks(name) {
      const client = await blob(name);
      const list = await client.getBlockList('all').catch(missingIsNull);
      const all = [...(list?.committedBlocks ?? []), ...(list?.uncommittedBlocks ?? [])];
      return new Map(all.map(({ name: id, size }) => [ourId(id), size]));
    },
    async joinBlocks(name, blockIds, contentType) {
      const client = await blob(name);
      await client.commitBlockList(blockIds.map(azureId), headers(contentType));
    },
    async dropBlocks(name) {
      const client = await blob(name);
      // Those of a committed blob are the blob; the others go with the commit.
      if (await client.exists()) return;
      const list = await client.getBlockList('uncommitted').catch(missingIsNull);
      if (list === null) return;
      // Nothing deletes uncommitted blocks but a commit without them.
      await client.commitBlockList([]);
      await client.deleteIfExists();
    },
    removeLeftovers: async () => {},
  };
}

/** The library takes a third of a second to load: only where it is used. */
async function openContainer(storage: { connectionString: string; container: string }) {
  const { BlobServiceClient } = await import('@azure/storage-blob');
  const service = BlobServiceClient.fromConnectionString(storage.connectionString);
  const container = service.getContainerClient(storage.container);
  await container.createIfNotExists();
  return container;
}

const headers = (contentType: string) => ({ blobHTTPHeaders: { blobContentType: contentType } });

// Azure wants ids in base64, all of one length.
const azureId = (blockId: string) => Buffer.from(checkedBlockId(blockId)).toString('base64');
const ourId = (id: string) => Buffer.from(id, 'base64').toString();

function missingIsNull(error: unknown): null {
  if ((error as { statusCode?: number }).statusCode === 404) return null;
  throw error;
}
