import type { Locator, Page } from '@playwright/test';
import { tabTo } from './keyboard.ts';

/** What is in the document of this name. */
export const contentOf = (name: string) => `%PDF-1.7\n% ${name}\n`;

/** Chooses the file that the field asks for, as somebody does who has no mouse. */
export async function attach(page: Page, { field, name }: { field: Locator; name: string }) {
  // Asked for before the way there: under load a key overtakes the request to hand the chooser over.
  const [file] = await Promise.all([
    page.waitForEvent('filechooser'),
    tabTo(page, field).then(() => page.keyboard.press('Space')),
  ]);
  await file.setFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(contentOf(name)) });
}
