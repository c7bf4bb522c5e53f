/** Makes the browser download an address under a name. */
export function saveAddress(fileName: string, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
}

/** Makes the browser keep a file under a name. */
export function saveFile(fileName: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  saveAddress(fileName, address);
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
