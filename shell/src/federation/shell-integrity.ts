import { shellIntegrity } from '../page-data.ts';
import { fetchJson } from './checked-fetch.ts';
import { enforceIntegrity } from './release-integrity.ts';

/**
 * From then on the shell's own scripts must have the hashes of their release, as those of remotes. What the document
 * names has them before. Never rejects: without its table the shell works, as long as no file is damaged.
 */
export async function enforceShellIntegrity(): Promise<void> {
  const known = shellIntegrity();
  if (known === null) return;
  const url = new URL(known.url, location.origin).href;
  try {
    const { files } = (await fetchJson(url, known.hash)) as { files: Record<string, string> };
    enforceIntegrity(new URL('.', url).href, files);
  } catch (error) {
    console.error(error);
  }
}
