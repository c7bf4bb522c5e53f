import type { Principal } from '../../../http/access.ts';
import type { Platform } from '../../../platform.ts';
import { fileErrors } from '../errors.ts';
import { authors, courseKinds, type FileKind } from '../file-kinds.ts';
import { removeStored } from '../remove-stored.ts';
import * as repository from '../repository.ts';

/** The state of a file: whether it is complete, and which of its blocks are stored (API-89). */
export type FileCheck = { exists: boolean; acknowledgedBlocks: string[] };

/** @param fileNameRef the name it was sent under, or the `fileNameAzure` that the commit answered */
export async function checkFile(
  platform: Platform,
  principal: Principal,
  fileNameRef: string,
): Promise<FileCheck> {
  const { database, files } = platform;
  const owner = { accountId: principal.userId, fileName: fileNameRef };
  const upload = await repository.findUpload(database.db, owner);
  if (upload !== null) {
    const blocks = await files.blocks(upload.name);
    return { exists: false, acknowledgedBlocks: [...blocks.keys()].toSorted() };
  }
  const file = await ownFile(platform, principal, fileNameRef);
  return { exists: file !== null, acknowledgedBlocks: [] };
}

/**
 * Removes a file that nothing refers to, or an upload on its way.
 * @throws FILE_IN_USE, FILE_NOT_FOUND
 */
export async function deleteFile(
  platform: Platform,
  principal: Principal,
  fileNameRef: string,
): Promise<void> {
  const { database, files } = platform;
  const owner = { accountId: principal.userId, fileName: fileNameRef };
  const upload = await repository.findUpload(database.db, owner);
  if (upload !== null) {
    await database.transaction((tx) => repository.deleteUpload(tx, upload.id));
    await files.dropBlocks(upload.name);
    return;
  }
  const file = await ownFile(platform, principal, fileNameRef);
  if (file === null) throw fileErrors.FILE_NOT_FOUND();
  const isGone = await database.transaction((tx) => repository.deleteLooseFile(tx, file.fileRef));
  if (!isGone) throw fileErrors.FILE_IN_USE();
  await removeStored(platform, file);
}

/**
 * The caller's own file. By its `fileNameAzure` authors also reach the files of a course, whoever
 * uploaded it, as they may write every course; administrators reach everything but the documents of a
 * redemption, whose own rules say who gets them.
 */
export async function ownFile(
  platform: Platform,
  principal: Principal,
  fileNameRef: string,
): Promise<repository.UploadedFile | null> {
  const { db } = platform.database;
  const owner = { accountId: principal.userId, fileName: fileNameRef };
  const named = await repository.findFileNamed(db, owner);
  if (named !== null) return named;
  const file = await repository.findFile(db, fileNameRef);
  return file !== null && mayReach(principal, file) ? file : null;
}

function mayReach(principal: Principal, file: repository.UploadedFile): boolean {
  if (file.accountId === principal.userId) return true;
  if (principal.role === 'AdminWorkerBadge') return file.kind !== 'redemption';
  const isOfCourse = file.looseSince === null && courseKinds.has(file.kind);
  return isOfCourse && authors.roles.some((role) => role === principal.role);
}

/** @throws FILE_NOT_FOUND */
export async function requireOwnFile(
  platform: Platform,
  principal: Principal,
  fileNameRef: string,
  kind?: FileKind,
): Promise<repository.UploadedFile> {
  const file = await ownFile(platform, principal, fileNameRef);
  if (file === null || (kind !== undefined && file.kind !== kind))
    throw fileErrors.FILE_NOT_FOUND();
  return file;
}
