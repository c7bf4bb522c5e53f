import { useEffect, useRef, useState } from 'react';
import { problemOf, type FileProblem, type UploadKind } from './file-rules.ts';
import {
  dropResumeRecord,
  isSameFile,
  putResumeRecord,
  readResumeRecords,
  type ResumeRecord,
} from './resume-record.ts';
import type { UploadedFile, UploadTransport } from './transport.ts';
import { deleteFile } from './upload-calls.ts';
import { createUpload, type Upload, type UploadRequest } from './upload-file.ts';

export type RefusedFile = { name: string; problem: FileProblem };

export type UploadsRequest = {
  kind: UploadKind;
  maxBytes: number;
  transport: UploadTransport;
  /** Names the field for this person and thing: under it interrupted uploads are found after a reload. */
  resumeKey: string;
  onBegin?: ((file: File) => void) | undefined;
  onUploaded: (file: UploadedFile) => void;
  wait?: UploadRequest['wait'] | undefined;
};

/** The uploads of one field: those on their way, those a reload interrupted, and files that were not taken. */
export function useUploads(request: UploadsRequest) {
  const { kind, maxBytes, transport, resumeKey, wait } = request;
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [records, setRecords] = useState(() => readResumeRecords(resumeKey));
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const live = useRef<Upload[]>([]);
  const onUploaded = useRef(request.onUploaded);
  useEffect(() => {
    onUploaded.current = request.onUploaded;
  });
  // Who leaves the page finds the upload interrupted, not lost.
  useEffect(() => () => live.current.forEach((upload) => upload.pause()), []);

  const showLive = (next: Upload[]) => {
    live.current = next;
    setUploads(next);
  };
  const end = (upload: Upload) => {
    dropResumeRecord(resumeKey, upload.fileName);
    showLive(live.current.filter((other) => other !== upload));
  };

  function begin(file: File, record: ResumeRecord | undefined): void {
    const fileName = record?.fileName;
    const upload = createUpload({ file, kind, transport, fileName, ...(wait && { wait }) });
    const { name, size, lastModified } = file;
    const remember = (progress: number) =>
      putResumeRecord(resumeKey, {
        fileName: upload.fileName,
        kind,
        name,
        size,
        lastModified,
        progress,
      });
    let remembered = record?.progress ?? 0;
    remember(remembered);
    upload.state.subscribe(({ phase, block, result }) => {
      if (phase === 'cancelled') return end(upload);
      if (phase === 'done' && result !== null) {
        end(upload);
        return onUploaded.current(result);
      }
      if (block.progress === remembered) return;
      remembered = block.progress;
      remember(remembered);
    });
    if (record !== undefined) setRecords((all) => all.filter((other) => other !== record));
    showLive([...live.current, upload]);
    void upload.start();
    request.onBegin?.(file);
  }

  return {
    uploads,
    interrupted: records.filter((record) => record.kind === kind),
    refused,
    /** Adds chosen or dropped files; an interrupted upload resumes. */
    add: async (files: readonly File[]): Promise<void> => {
      setRefused([]);
      for (const file of files) {
        const problem = await problemOf(file, kind, maxBytes);
        if (problem !== null) setRefused((all) => [...all, { name: file.name, problem }]);
        else
          begin(
            file,
            records.find((record) => isSameFile(record, file)),
          );
      }
    },
    /** Gives an interrupted upload up. */
    forget: (record: ResumeRecord): void => {
      dropResumeRecord(resumeKey, record.fileName);
      setRecords((all) => all.filter((other) => other !== record));
      void deleteFile(transport, record.fileName).catch(() => undefined);
    },
  };
}
