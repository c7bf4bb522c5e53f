import { api } from 'shared-auth';
import { saveFile } from 'shared-ui';

/** `GET Documents/UserManual` (PUB-06), saved under the given name. */
export async function downloadManual(fileName: string): Promise<void> {
  saveFile(fileName, await api.blob('/api/Documents/UserManual'));
}
