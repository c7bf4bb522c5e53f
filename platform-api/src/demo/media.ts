import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Platform } from '../platform.ts';
import { adoptFile } from '../domains/files/index.ts';
import { courseFile } from '../domains/learning/index.ts';
import { tutorialFile } from '../domains/tutorial/index.ts';
import { demoPeople } from './people.ts';

const folder = join(import.meta.dirname, 'media');

const contentTypes: Record<string, string> = {
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
};

/** What a course refers to; the editor of the demo has uploaded it. */
const kinds: Record<string, 'video' | 'document'> = { '.mp4': 'video', '.pdf': 'document' };

const TUTORIAL = 'tutorial-';

/**
 * Puts the demo videos, captions, posters and handouts into the file store. Documents of the demo courses
 * name them by `fileName`; poster and captions lie beside a video under its name and need no document. Those of the tutorial belong to no course.
 */
export async function loadMedia(platform: Platform): Promise<void> {
  for (const fileName of await readdir(folder)) {
    const contentType = contentTypes[extname(fileName)];
    if (contentType === undefined) continue;
    const content = await readFile(join(folder, fileName));
    const isTutorial = fileName.startsWith(TUTORIAL);
    const name = isTutorial ? tutorialFile(fileName.slice(TUTORIAL.length)) : courseFile(fileName);
    const kind = kinds[extname(fileName)];
    if (isTutorial || kind === undefined) await platform.files.write(name, content, contentType);
    else {
      const file = { fileRef: fileName, name, kind, contentType, content };
      await adoptFile(platform, demoPeople.elena.userId, file);
    }
  }
}
