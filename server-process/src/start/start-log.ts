import { appendFileSync, renameSync, statSync } from 'node:fs';

/** A log file that never grows over `limit` bytes by much; the one before it is kept as `<name>.1`. */
export function logFile(path: string, limit = 5_000_000): (text: string | Buffer) => void {
  let size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  return (text) => {
    try {
      if (size >= limit) {
        renameSync(path, `${path}.1`);
        size = 0;
      }
      appendFileSync(path, text);
      size += text.length;
    } catch {
      // A full disk must not stop what is logged.
    }
  };
}
