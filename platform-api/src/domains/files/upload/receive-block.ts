import { randomUUID } from 'node:crypto';
import { isAllowed } from 'contracts';
import { accessErrors, type Principal } from '../../../http/access.ts';
import type { Platform } from '../../../platform.ts';
import { BLOCK_BYTES } from './block-list.ts';
import { fileErrors } from '../errors.ts';
import { fileRule, type FileKind, type FileRule } from '../file-kinds.ts';
import { typeOfContent, typeOfName, type FileType } from '../file-type.ts';
import * as repository from '../repository.ts';

export type Block = {
  blockId: string;
  fileName: string;
  /** Null: it was not base64. */
  content: Buffer | null;
};

/** Room is taken in steps, so that not every block writes to the database. */
const roomStep = 16 * BLOCK_BYTES;
const TOUCH_EVERY_MS = 10 * 60_000;

/**
 * Keeps one block of a file (API-90). Blocks may come in any order and more than once; what has been answered
 * survives a crash.
 * @throws FILE_EMPTY, FILE_TOO_LARGE, FILE_TYPE_REFUSED, FILE_QUOTA_EXCEEDED, FILE_NAME_TAKEN, BLOCK_UNREADABLE, BLOCK_TOO_LARGE
 */
export async function receiveBlock(
  platform: Platform,
  principal: Principal,
  kind: FileKind,
  block: Block,
): Promise<{ blockId: string; size: number }> {
  const rule = requireRule(platform, principal, kind);
  const { content } = block;
  if (content === null) throw fileErrors.BLOCK_UNREADABLE();
  if (content.length === 0) throw fileErrors.FILE_EMPTY();
  if (content.length > BLOCK_BYTES) throw fileErrors.BLOCK_TOO_LARGE();

  const start = Number(block.blockId) * BLOCK_BYTES;
  requireSize(rule, start + content.length);
  const type = requireType(rule, block.fileName, start === 0 ? content : null);

  const owner = { accountId: principal.userId, fileName: block.fileName };
  const upload = await openUpload(platform, owner, kind, rule, type);
  await reserve(platform, upload, rule, start + content.length);
  await platform.files.writeBlock(upload.name, block.blockId, content);
  return { blockId: block.blockId, size: content.length };
}

/** What may be uploaded as this kind, by this person. */
export function requireRule(platform: Platform, principal: Principal, kind: FileKind): FileRule {
  const rule = fileRule(kind, platform.config);
  if (!isAllowed(rule.access, principal)) throw accessErrors.FORBIDDEN();
  return rule;
}

export function requireSize({ maxBytes }: FileRule, bytes: number): void {
  if (bytes <= maxBytes) return;
  throw fileErrors.FILE_TOO_LARGE({ params: { megabytes: Math.round(maxBytes / 1_000_000) } });
}

/** Name and content must say the same, and something that is accepted (E131). */
export function requireType(rule: FileRule, fileName: string, head: Uint8Array | null): FileType {
  const type = typeOfName(fileName);
  const isAccepted = type !== null && rule.types.includes(type);
  if (!isAccepted || (head !== null && typeOfContent(head) !== type)) {
    throw fileErrors.FILE_TYPE_REFUSED({ params: { types: rule.types.join(', ') } });
  }
  return type;
}

async function openUpload(
  platform: Platform,
  owner: { accountId: string; fileName: string },
  kind: FileKind,
  rule: FileRule,
  type: FileType,
): Promise<repository.FileUpload> {
  const { db } = platform.database;
  const open = await repository.findUpload(db, owner);
  if (open !== null) return requireKind(open, kind);
  if ((await repository.findFileNamed(db, owner)) !== null) throw fileErrors.FILE_NAME_TAKEN();
  const id = randomUUID();
  const name = `${rule.folder}/${id}.${type}`;
  await repository.insertUpload(db, { id, ...owner, kind, name, touchedAt: platform.clock.now() });
  const opened = await repository.findUpload(db, owner);
  // Another request with the same name has opened and ended it meanwhile.
  if (opened === null) throw fileErrors.UPLOAD_NOT_FOUND();
  return requireKind(opened, kind);
}

function requireKind(upload: repository.FileUpload, kind: FileKind): repository.FileUpload {
  if (upload.kind !== kind) throw fileErrors.FILE_NAME_TAKEN();
  return upload;
}

async function reserve(
  platform: Platform,
  upload: repository.FileUpload,
  rule: FileRule,
  needed: number,
): Promise<void> {
  const { database, clock, config } = platform;
  const now = clock.now();
  if (upload.reservedBytes >= needed) {
    if (now.getTime() - upload.touchedAt.getTime() < TOUCH_EVERY_MS) return;
    return repository.touchUpload(database.db, upload.id, now);
  }
  const bytes = Math.min(Math.ceil(needed / roomStep) * roomStep, rule.maxBytes);
  const quota = config.uploadQuotaBytes;
  const hasRoom = await database.transaction((tx) =>
    repository.reserveRoom(tx, { id: upload.id, bytes, quota, now }),
  );
  if (hasRoom) return;
  throw fileErrors.FILE_QUOTA_EXCEEDED({ params: { megabytes: Math.round(quota / 1_000_000) } });
}
