/** Saves a PDF that came in base64 under the given name. */
export function savePdf(content: string, fileName: string): void {
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
