import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Platform } from '../platform.ts';
import { courseFile } from '../domains/learning/index.ts';

const folder = join(import.meta.dirname, 'media');

const contentTypes: Record<string, string> = {
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
};

/**
 * Puts the demo videos, captions, posters and handouts into the file store. Documents of the demo courses
 * name them by `fileName`; poster and captions lie beside a video under its name and need no document.
 */
export async function loadMedia(platform: Platform): Promise<void> {
  for (const fileName of await readdir(folder)) {
    const contentType = contentTypes[extname(fileName)];
    if (contentType === undefined) continue;
    const content = await readFile(join(folder, fileName));
    await platform.files.write(courseFile(fileName), content, contentType);
  }
}
