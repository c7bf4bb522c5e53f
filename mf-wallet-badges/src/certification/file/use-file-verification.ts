import { useEffect, useRef, useState } from 'react';
import { fileVerifier } from './document/file-verifier.ts';
import { MAX_FILE_BYTES } from './document/unread.ts';
import type { FileVerification } from './document/verify-file.ts';

/** Null before the first file; `checking` while one is verified. */
export type FileState = FileVerification | 'checking' | null;

/** What this browser finds in the last file that it was given; of an earlier one nothing is left. */
export function useFileVerification() {
  const [state, setState] = useState<FileState>(null);
  const last = useRef(0);
  useEffect(() => void fileVerifier.start(), []);
  const verify = async (file: Blob) => {
    const turn = ++last.current;
    setState('checking');
    const found = await verified(file);
    if (turn === last.current) setState(found);
  };
  return { state, verify };
}

async function verified(file: Blob): Promise<FileVerification> {
  // It would fill the memory before it is refused.
  if (file.size > MAX_FILE_BYTES) return { state: 'unread', reason: 'tooLarge' };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return (await fileVerifier.ask({ bytes })) ?? { state: 'unread', reason: 'noVerifier' };
  } catch {
    // A file that was moved or removed meanwhile.
    return { state: 'unread', reason: 'unknownFormat' };
  }
}
