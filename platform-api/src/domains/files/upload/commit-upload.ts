import { createHash } from 'node:crypto';
import { isDomainError } from '../../../errors.ts';
import type { Principal } from '../../../http/access.ts';
import type { Platform } from '../../../platform.ts';
import { fileSize } from './block-list.ts';
import { firstWrongLine } from '../video/captions.ts';
import { cutCover, requirePicture } from '../area/cover-sizes.ts';
import { fileErrors } from '../errors.ts';
import type { FileKind, FileRule } from '../file-kinds.ts';
import { contentTypes, HEAD_BYTES, originalName, type FileType } from '../file-type.ts';
import { prepareVideoJob } from '../video/prepare-video.ts';
import { requireRule, requireSize, requireType } from './receive-block.ts';
import * as repository from '../repository.ts';
import { videoStates } from '../video/video-states.ts';
import { isWholeMp4 } from '../video/video-container.ts';

export type Commit = { blockList: string[]; fileName: string; sha256?: string | undefined };

/**
 * Makes a file of its blocks (API-91), reads it back from the store and checks what was read: length,
 * checksum, type, and the rules of its kind. A file that fails is removed. A repeated commit answers the same.
 * @throws UPLOAD_NOT_FOUND, BLOCK_LIST_INVALID, FILE_EMPTY, FILE_TOO_LARGE, FILE_TYPE_REFUSED, FILE_UNREADABLE, CHECKSUM_MISMATCH, CAPTIONS_INVALID
 */
export async function commitUpload(
  platform: Platform,
  principal: Principal,
  kind: FileKind,
  { blockList, fileName, sha256 }: Commit,
): Promise<repository.UploadedFile> {
  const rule = requireRule(platform, principal, kind);
  if (blockList.length === 0) throw fileErrors.FILE_EMPTY();
  const { database } = platform;
  const owner = { accountId: principal.userId, fileName };
  const upload = await repository.findUpload(database.db, owner);
  if (upload === null || upload.kind !== kind) return committedBefore(platform, owner, kind);

  // The commit that was faster has taken the blocks away.
  const begun = await join(platform, rule, upload, blockList).catch(async (error: unknown) => {
    const file = await repository.findFileNamed(database.db, owner);
    if (file?.name === upload.name) return file;
    throw error;
  });
  if ('fileRef' in begun) return begun;
  const { size, type } = begun;
  try {
    const read = await readBack(platform, upload.name);
    if (read.size !== size || (sha256 !== undefined && sha256 !== read.sha256)) {
      throw fileErrors.CHECKSUM_MISMATCH();
    }
    requireType(rule, fileName, read.head);
    await requireReadable(platform, kind, type, upload.name, size);
    return await complete(platform, upload, { size, sha256: read.sha256, type });
  } catch (error) {
    // A second commit that ran beside this one may have been the faster.
    const file = await repository.findFileNamed(database.db, owner);
    if (file !== null) return file;
    // A faulty file stays faulty; after a failure of ours the commit can be repeated.
    if (isDomainError(error)) await giveUp(platform, upload);
    throw error;
  }
}

/** Makes the file of its blocks; nothing of it has been read yet. */
async function join(
  { files }: Platform,
  rule: FileRule,
  upload: repository.FileUpload,
  blockList: string[],
): Promise<{ size: number; type: FileType }> {
  const size = fileSize(blockList, await files.blocks(upload.name));
  if (size === null) throw fileErrors.BLOCK_LIST_INVALID();
  requireSize(rule, size);
  const type = requireType(rule, upload.fileName, null);
  await files.joinBlocks(upload.name, blockList, contentTypes[type]);
  return { size, type };
}

async function committedBefore(
  platform: Platform,
  owner: { accountId: string; fileName: string },
  kind: FileKind,
): Promise<repository.UploadedFile> {
  const file = await repository.findFileNamed(platform.database.db, owner);
  if (file === null || file.kind !== kind) throw fileErrors.UPLOAD_NOT_FOUND();
  return file;
}

async function readBack({ files }: Platform, name: string) {
  const hash = createHash('sha256');
  let size = 0;
  let head = Buffer.alloc(0);
  for await (const part of await files.read(name)) {
    const bytes = part as Buffer;
    hash.update(bytes);
    size += bytes.length;
    if (head.length < HEAD_BYTES) head = Buffer.concat([head, bytes.subarray(0, HEAD_BYTES)]);
  }
  return { size, sha256: hash.digest('hex'), head };
}

const pictureKinds: ReadonlySet<FileKind> = new Set([
  'cover',
  'poster',
  'question',
  'lesson-picture',
]);

/** Checks that the first bytes cannot answer. */
async function requireReadable(
  platform: Platform,
  kind: FileKind,
  type: FileType,
  name: string,
  size: number,
): Promise<void> {
  if (type === 'mp4' && !(await isWholeMp4(platform.files, name, size))) {
    throw fileErrors.FILE_UNREADABLE();
  }
  if (pictureKinds.has(kind)) await requirePicture(platform, name);
  if (kind === 'captions') await requireCaptions(platform, name);
}

async function requireCaptions(platform: Platform, name: string): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of await platform.files.read(name)) parts.push(part as Buffer);
  const line = firstWrongLine(Buffer.concat(parts).toString('utf8'));
  if (line !== null) throw fileErrors.CAPTIONS_INVALID({ params: { line } });
}

async function complete(
  platform: Platform,
  upload: repository.FileUpload,
  read: { size: number; sha256: string; type: FileType },
): Promise<repository.UploadedFile> {
  const { database, clock, jobs, files } = platform;
  const now = clock.now();
  const file: repository.NewFile = {
    fileRef: upload.name.split('/').at(-1) ?? '',
    accountId: upload.accountId,
    fileName: upload.fileName,
    kind: upload.kind,
    name: upload.name,
    originalName: originalName(upload.fileName),
    contentType: contentTypes[read.type],
    sizeBytes: read.size,
    sha256: read.sha256,
    status: upload.kind === 'video' ? videoStates.uploaded : videoStates.available,
    uploadedAt: now,
    looseSince: now,
  };
  if (upload.kind === 'cover') await cutCover(platform, { ...file, coverVersion: 1 });
  await database.transaction(async (tx) => {
    const isOurs = await repository.completeUpload(tx, upload.id, {
      ...file,
      coverVersion: upload.kind === 'cover' ? 1 : 0,
    });
    if (isOurs && file.kind === 'video') {
      await jobs.enqueue(prepareVideoJob, { fileRef: file.fileRef }, { key: file.fileRef });
    }
  });
  const stored = await repository.findFile(database.db, file.fileRef);
  if (stored === null) throw fileErrors.UPLOAD_NOT_FOUND();
  await files.dropBlocks(upload.name);
  return stored;
}

async function giveUp(platform: Platform, upload: repository.FileUpload): Promise<void> {
  const { database, files } = platform;
  const isOurs = await database.transaction((tx) => repository.deleteUpload(tx, upload.id));
  if (!isOurs) return;
  await files.dropBlocks(upload.name);
  await files.remove(upload.name);
}
