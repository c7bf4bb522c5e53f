import type { DomainError } from './errors.ts';
import type { Platform } from './platform.ts';

/** A file of the export, beside the part that it belongs to. */
export type ExportedFile = { name: string; content: Uint8Array };

export type CollectedData = { data: unknown; files?: ExportedFile[] };

/**
 * What a domain holds of a person: how it is given to them (GDPR, art. 15 and 20) and what becomes of
 * it when they delete their account (art. 17). Every domain with such data exports one of these.
 */
export type PersonalData = {
  /** Name of its part in the export, a file name: `orders`. */
  part: string;
  /** Plain data for JSON, under names that the person understands. */
  collect(platform: Platform, userId: string): Promise<CollectedData>;
  /** Why the account cannot be deleted now; null: nothing is in the way. In the transaction of the deletion. */
  objection?(platform: Platform, userId: string): Promise<DomainError | null>;
  /** Removes it, or makes it nobody's where the law has it kept. In the transaction of the deletion. */
  erase(platform: Platform, userId: string): Promise<void>;
};
