import type { AccessRule } from 'contracts';
import type { Config } from '../../config.ts';
import type { FileType } from './file-type.ts';

export const fileKinds = [
  'document',
  'video',
  'cover',
  'captions',
  'poster',
  'question',
  'lesson-picture',
  'question-package',
  'redemption',
] as const;

/** What a file is uploaded as; it is part of the upload URL. */
export type FileKind = (typeof fileKinds)[number];

/** Kinds that a course is made of. */
export const courseKinds: ReadonlySet<string> = new Set([
  'document',
  'video',
  'cover',
  'question',
  'lesson-picture',
]);

export type FileRule = {
  /** In the store; a course's files lie together, where learners' addresses lead. */
  folder: 'courses' | 'covers' | 'packages' | 'redemptions';
  types: readonly FileType[];
  access: Omit<AccessRule, 'public'>;
  maxBytes: number;
};

/** Unpacked in memory, one at a time. */
const MAX_PACKAGE_BYTES = 20_000_000;

export const authors = { roles: ['RedattoreCorsiA', 'AdminWorkerBadge'] } as const;

/** Who has a wallet (SHELL-31). */
const creditHolders = { roles: ['Discente', 'RedattoreCorsiA'] } as const;

/** Teachers too write the exams of their courses (E148). */
const examAuthors = { ...authors, docenteExempt: true } as const;

/** Who may upload what, and how much of it (EDIT-24, E131). Video and cover formats are not in the documents. */
export function fileRule(
  kind: FileKind,
  config: Pick<Config, 'maxDocumentBytes' | 'maxVideoBytes' | 'maxImageBytes'>,
): FileRule {
  const { maxDocumentBytes, maxVideoBytes, maxImageBytes } = config;
  switch (kind) {
    case 'document':
      return { folder: 'courses', types: ['pdf'], access: authors, maxBytes: maxDocumentBytes };
    case 'video':
      return {
        folder: 'courses',
        types: ['mp4', 'webm'],
        access: authors,
        maxBytes: maxVideoBytes,
      };
    case 'cover':
      return {
        folder: 'covers',
        types: ['jpg', 'png', 'webp'],
        access: authors,
        maxBytes: maxImageBytes,
      };
    case 'poster':
    case 'lesson-picture':
      return {
        folder: 'courses',
        types: ['jpg', 'png', 'webp'],
        access: authors,
        maxBytes: maxImageBytes,
      };
    case 'question':
      return {
        folder: 'courses',
        types: ['jpg', 'png', 'webp'],
        access: examAuthors,
        maxBytes: maxImageBytes,
      };
    case 'question-package':
      return {
        folder: 'packages',
        types: ['zip'],
        access: examAuthors,
        maxBytes: MAX_PACKAGE_BYTES,
      };
    case 'redemption':
      return {
        folder: 'redemptions',
        types: ['pdf'],
        access: creditHolders,
        maxBytes: maxDocumentBytes,
      };
    case 'captions':
      return { folder: 'courses', types: ['vtt'], access: authors, maxBytes: 1_000_000 };
  }
}
