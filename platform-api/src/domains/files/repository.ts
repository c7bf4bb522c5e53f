import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/database.ts';
import { accountStorage, fileUploads, uploadedFiles } from './tables.ts';

export type FileUpload = typeof fileUploads.$inferSelect;
export type UploadedFile = typeof uploadedFiles.$inferSelect;
export type NewFile = typeof uploadedFiles.$inferInsert;
type Named = { accountId: string; fileName: string };

export async function findUpload(
  db: Db,
  { accountId, fileName }: Named,
): Promise<FileUpload | null> {
  const [found] = await db
    .select()
    .from(fileUploads)
    .where(and(eq(fileUploads.accountId, accountId), eq(fileUploads.fileName, fileName)));
  return found ?? null;
}

/** Does nothing when the account sends a file of this name already. */
export async function insertUpload(db: Db, upload: typeof fileUploads.$inferInsert): Promise<void> {
  await db.insert(fileUploads).values(upload).onConflictDoNothing();
}

export async function touchUpload(db: Db, id: string, now: Date): Promise<void> {
  await db.update(fileUploads).set({ touchedAt: now }).where(eq(fileUploads.id, id));
}

/**
 * Takes room up to `bytes` for an upload. False when the account's quota has none left; nothing is taken
 * then. Inside a transaction.
 */
export async function reserveRoom(
  db: Transaction,
  { id, bytes, quota, now }: { id: string; bytes: number; quota: number; now: Date },
): Promise<boolean> {
  const [upload] = await db.select().from(fileUploads).where(eq(fileUploads.id, id)).for('update');
  if (upload === undefined || upload.reservedBytes >= bytes) return true;
  if (!(await takeRoom(db, upload.accountId, bytes - upload.reservedBytes, quota))) return false;
  await db
    .update(fileUploads)
    .set({ reservedBytes: bytes, touchedAt: now })
    .where(eq(fileUploads.id, id));
  return true;
}

async function takeRoom(db: Db, accountId: string, bytes: number, quota: number) {
  if (bytes > quota) return false;
  const taken = await db
    .insert(accountStorage)
    .values({ accountId, usedBytes: bytes })
    .onConflictDoUpdate({
      target: accountStorage.accountId,
      set: { usedBytes: sql`${accountStorage.usedBytes} + excluded.used_bytes` },
      setWhere: sql`${accountStorage.usedBytes} + excluded.used_bytes <= ${quota}`,
    })
    .returning({ usedBytes: accountStorage.usedBytes });
  return taken.length > 0;
}

async function giveRoomBack(db: Db, accountId: string, bytes: number): Promise<void> {
  await db
    .update(accountStorage)
    .set({ usedBytes: sql`${accountStorage.usedBytes} - ${bytes}::bigint` })
    .where(eq(accountStorage.accountId, accountId));
}

/** Ends an abandoned upload. False when another call has ended it. Inside a transaction. */
export async function deleteUpload(
  db: Transaction,
  id: string,
  untouchedSince?: Date,
): Promise<boolean> {
  const [gone] = await db
    .delete(fileUploads)
    .where(
      and(
        eq(fileUploads.id, id),
        untouchedSince === undefined ? undefined : lt(fileUploads.touchedAt, untouchedSince),
      ),
    )
    .returning();
  if (gone !== undefined) await giveRoomBack(db, gone.accountId, gone.reservedBytes);
  return gone !== undefined;
}

/** Makes a file of an upload. False when it has been made, or given up, meanwhile. Inside a transaction. */
export async function completeUpload(
  db: Transaction,
  uploadId: string,
  file: NewFile,
): Promise<boolean> {
  const [upload] = await db.delete(fileUploads).where(eq(fileUploads.id, uploadId)).returning();
  if (upload === undefined) return false;
  await db.insert(uploadedFiles).values(file);
  await giveRoomBack(db, upload.accountId, upload.reservedBytes - file.sizeBytes);
  return true;
}

export async function insertFile(db: Db, file: NewFile): Promise<void> {
  await db.insert(uploadedFiles).values(file).onConflictDoNothing();
}

/** True when the file is there, with the room that it takes. Nothing is stored without room. Inside a transaction. */
export async function addFile(db: Transaction, file: NewFile, quota: number): Promise<boolean> {
  const inserted = await db
    .insert(uploadedFiles)
    .values(file)
    .onConflictDoNothing()
    .returning({ fileRef: uploadedFiles.fileRef });
  if (inserted.length === 0 || (await takeRoom(db, file.accountId, file.sizeBytes, quota))) {
    return true;
  }
  await db.delete(uploadedFiles).where(eq(uploadedFiles.fileRef, file.fileRef));
  return false;
}

export async function findFileNamed(
  db: Db,
  { accountId, fileName }: Named,
): Promise<UploadedFile | null> {
  const [found] = await db
    .select()
    .from(uploadedFiles)
    .where(and(eq(uploadedFiles.accountId, accountId), eq(uploadedFiles.fileName, fileName)));
  return found ?? null;
}

export async function findFile(db: Db, fileRef: string): Promise<UploadedFile | null> {
  const [found] = await db.select().from(uploadedFiles).where(eq(uploadedFiles.fileRef, fileRef));
  return found ?? null;
}

/** The same, and its state stays as it is until the transaction ends. */
export async function findFileForSaving(db: Db, fileRef: string): Promise<UploadedFile | null> {
  const [found] = await db
    .select()
    .from(uploadedFiles)
    .where(eq(uploadedFiles.fileRef, fileRef))
    .for('share');
  return found ?? null;
}

/** False when it is in use, or gone. Inside a transaction. */
export async function deleteLooseFile(
  db: Transaction,
  fileRef: string,
  before?: Date,
): Promise<boolean> {
  const [gone] = await db
    .delete(uploadedFiles)
    .where(
      and(
        eq(uploadedFiles.fileRef, fileRef),
        before === undefined
          ? isNotNull(uploadedFiles.looseSince)
          : lt(uploadedFiles.looseSince, before),
      ),
    )
    .returning();
  if (gone !== undefined) await giveRoomBack(db, gone.accountId, gone.sizeBytes);
  return gone !== undefined;
}

export async function setLoose(db: Db, fileRefs: string[], since: Date | null): Promise<void> {
  if (fileRefs.length === 0) return;
  await db
    .update(uploadedFiles)
    .set({ looseSince: since })
    .where(inArray(uploadedFiles.fileRef, fileRefs));
}

export async function setStatus(db: Db, fileRef: string, status: number): Promise<void> {
  await db.update(uploadedFiles).set({ status }).where(eq(uploadedFiles.fileRef, fileRef));
}

/** The number of the next cut of a cover. */
export async function nextCoverVersion(db: Db, fileRef: string): Promise<number> {
  const [{ version } = { version: 0 }] = await db
    .update(uploadedFiles)
    .set({ coverVersion: sql`${uploadedFiles.coverVersion} + 1` })
    .where(eq(uploadedFiles.fileRef, fileRef))
    .returning({ version: uploadedFiles.coverVersion });
  return version;
}

export const uploadsUntouchedSince = (db: Db, cutoff: Date): Promise<FileUpload[]> =>
  db.select().from(fileUploads).where(lt(fileUploads.touchedAt, cutoff));

export const filesLooseSince = (db: Db, cutoff: Date): Promise<UploadedFile[]> =>
  db.select().from(uploadedFiles).where(lt(uploadedFiles.looseSince, cutoff));
