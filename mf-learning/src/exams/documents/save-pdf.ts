import { saveFile } from 'shared-ui';

/** Saves a PDF that came in base64 under the given name. */
export function savePdf(content: string, fileName: string): void {
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
  saveFile(fileName, new Blob([bytes], { type: 'application/pdf' }));
}
