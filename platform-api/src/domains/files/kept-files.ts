import { createHash } from 'node:crypto';
import type { Principal } from '../../http/access.ts';
import type { InTransaction, Platform } from '../../platform.ts';
import { fileErrors } from './errors.ts';
import { ownFile } from './area/file-area.ts';
import { fileRule, type FileKind } from './file-kinds.ts';
import { contentTypes, originalName, type FileType } from './file-type.ts';
import * as repository from './repository.ts';
import { signedFileUrl } from './streaming/signed-url.ts';
import { videoStates } from './video/video-states.ts';
import { coverUrl } from './wire.ts';

export type KeepableFile = {
  fileRef: string;
  accountId: string;
  kind: string;
  originalName: string;
  contentType: string;
  size: number;
  /** 0 WbUploaded, 1 InCaricamento, 2 Disponibile. */
  status: number;
  /** The public address, for a cover. */
  coverUrl: string | null;
};

/**
 * An uploaded file by its `fileNameAzure`, for a caller that is about to refer to it; null when there is none. In a
 * transaction its state cannot change until the end, so that no change of a video's state is missed.
 */
export async function uploadedFile(
  { database }: Platform,
  fileRef: string,
): Promise<KeepableFile | null> {
  const file = await (database.inTransaction
    ? repository.findFileForSaving(database.db, fileRef)
    : repository.findFile(database.db, fileRef));
  if (file === null) return null;
  return {
    fileRef: file.fileRef,
    accountId: file.accountId,
    kind: file.kind,
    originalName: file.originalName,
    contentType: file.contentType,
    size: file.sizeBytes,
    status: file.status,
    coverUrl: file.kind === 'cover' ? coverUrl(file) : null,
  };
}

/** Something refers to these files now: they are neither swept nor deleted. In the transaction that refers to them. */
export const keepFiles = ({ database }: InTransaction, fileRefs: string[]): Promise<void> =>
  repository.setLoose(database.db, fileRefs, null);

/** Stores a file that comes by no upload: the demo's. It is available, and kept. Repeatable. */
export async function adoptFile(
  { database, files, clock }: Platform,
  accountId: string,
  file: { fileRef: string; name: string; kind: FileKind; contentType: string; content: Buffer },
): Promise<void> {
  const { content, ...named } = file;
  await files.write(file.name, content, file.contentType);
  await repository.insertFile(database.db, {
    ...named,
    accountId,
    fileName: file.fileRef,
    originalName: file.fileRef,
    sizeBytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    status: videoStates.available,
    uploadedAt: clock.now(),
    looseSince: null,
  });
}

/**
 * Stores a picture that came inside of another upload, on the quota of its account. Nothing refers to it yet.
 * Repeatable: the same reference is stored, and counted, once.
 * @throws FILE_QUOTA_EXCEEDED
 */
export async function addPicture(
  { database, files, clock, config }: Platform,
  accountId: string,
  picture: {
    fileRef: string;
    kind: FileKind;
    originalName: string;
    type: FileType;
    content: Uint8Array;
  },
): Promise<void> {
  const { fileRef, kind, type, content } = picture;
  const name = `${fileRule(kind, config).folder}/${fileRef}`;
  const now = clock.now();
  const file: repository.NewFile = {
    fileRef,
    accountId,
    fileName: fileRef,
    kind,
    name,
    originalName: originalName(picture.originalName),
    contentType: contentTypes[type],
    sizeBytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    status: videoStates.available,
    uploadedAt: now,
    looseSince: now,
  };
  const quota = config.uploadQuotaBytes;
  const hasRoom = await database.transaction((tx) => repository.addFile(tx, file, quota));
  if (!hasRoom) {
    throw fileErrors.FILE_QUOTA_EXCEEDED({ params: { megabytes: Math.round(quota / 1_000_000) } });
  }
  await files.write(name, content, contentTypes[type]);
}

/** Nothing refers to these files any more: after a while they are swept. */
export const releaseFiles = ({ database, clock }: Platform, fileRefs: string[]): Promise<void> =>
  repository.setLoose(database.db, fileRefs, clock.now());

/** The bytes of the caller's own file, where it is of this kind; null when there is none. */
export async function ownFileBytes(
  platform: Platform,
  principal: Principal,
  fileRef: string,
  kind: FileKind,
): Promise<{ originalName: string; bytes: Buffer } | null> {
  const file = await ownFile(platform, principal, fileRef);
  if (file === null || file.kind !== kind) return null;
  return { originalName: file.originalName, bytes: await allBytes(platform, file.name) };
}

/** The bytes of the picture of a question, by its reference; null where the store has none. */
export async function pictureBytes(platform: Platform, fileRef: string): Promise<Buffer | null> {
  const name = `${fileRule('question', platform.config).folder}/${fileRef}`;
  return (await platform.files.stat(name)) === null ? null : allBytes(platform, name);
}

async function allBytes({ files }: Platform, name: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of await files.read(name)) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** A short-lived address at which any file is downloaded: its domain has asked before whether it may be. */
export async function downloadUrl(
  platform: Platform,
  fileRef: string,
  downloadAs: string,
): Promise<string | null> {
  const file = await repository.findFile(platform.database.db, fileRef);
  return file === null ? null : signedFileUrl(platform, { name: file.name, downloadAs });
}

/** A short-lived address of the caller's own file, shown under a name; null when there is none. */
export async function ownFileUrl(
  platform: Platform,
  principal: Principal,
  fileRef: string,
  showAs?: string,
): Promise<string | null> {
  const file = await ownFile(platform, principal, fileRef);
  if (file === null) return null;
  return signedFileUrl(platform, { name: file.name, showAs: showAs ?? file.originalName });
}
