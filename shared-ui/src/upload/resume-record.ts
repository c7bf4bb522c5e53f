import type { UploadKind } from './file-rules.ts';

/** What must outlive a reload so that an upload can go on: the browser does not keep the file itself. */
export type ResumeRecord = {
  /** Of the upload's calls. */
  fileName: string;
  kind: UploadKind;
  name: string;
  size: number;
  lastModified: number;
  progress: number;
};

const keyOf = (resumeKey: string) => `upload:${resumeKey}`;

/** Uploads of a field that a reload, a crash or a left page has interrupted. */
export function readResumeRecords(resumeKey: string): ResumeRecord[] {
  try {
    const found = JSON.parse(localStorage.getItem(keyOf(resumeKey)) ?? '[]') as unknown;
    return Array.isArray(found) ? found.filter(isRecord) : [];
  } catch {
    return [];
  }
}

export function putResumeRecord(resumeKey: string, record: ResumeRecord): void {
  write(resumeKey, [...others(resumeKey, record.fileName), record]);
}

export function dropResumeRecord(resumeKey: string, fileName: string): void {
  write(resumeKey, others(resumeKey, fileName));
}

const others = (resumeKey: string, fileName: string) =>
  readResumeRecords(resumeKey).filter((record) => record.fileName !== fileName);

function write(resumeKey: string, records: ResumeRecord[]): void {
  try {
    if (records.length === 0) localStorage.removeItem(keyOf(resumeKey));
    else localStorage.setItem(keyOf(resumeKey), JSON.stringify(records));
  } catch {
    // Storage may be full or forbidden; then a reload starts over.
  }
}

/** Whether a file chosen again is the one that was on its way. The checksum has the last word. */
export const isSameFile = (record: ResumeRecord, file: File): boolean =>
  record.name === file.name &&
  record.size === file.size &&
  record.lastModified === file.lastModified;

function isRecord(value: unknown): value is ResumeRecord {
  const record = value as Partial<ResumeRecord> | null;
  return (
    typeof record === 'object' &&
    record !== null &&
    typeof record.fileName === 'string' &&
    typeof record.kind === 'string' &&
    typeof record.name === 'string' &&
    typeof record.size === 'number' &&
    typeof record.lastModified === 'number' &&
    typeof record.progress === 'number'
  );
}
