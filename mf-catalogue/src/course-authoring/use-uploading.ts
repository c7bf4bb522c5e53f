import { useCallback, useState } from 'react';

const none: ReadonlySet<string> = new Set();

/** Which fields have files on their way. */
export function useUploading() {
  const [uploading, setUploading] = useState(none);
  const noteUploading = useCallback(
    (field: string, isUploading: boolean) =>
      setUploading((now) => {
        if (now.has(field) === isUploading) return now;
        const next = new Set(now);
        if (isUploading) next.add(field);
        else next.delete(field);
        return next;
      }),
    [],
  );
  return { uploading, noteUploading };
}
