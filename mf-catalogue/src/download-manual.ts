import { api } from 'shared-auth';

/** `GET Documents/UserManual` (PUB-06), saved under the given name. */
export async function downloadManual(fileName: string): Promise<void> {
  const manual = await api.blob('/api/Documents/UserManual');
  const url = URL.createObjectURL(manual);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
