/**
 * Draws the figures of the exams again, into the folder above; their results are committed, as those of make.ts.
 *
 *   node platform-api/src/demo/media/make/make-exam-figures.ts [chromium]
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPage } from './browser.ts';
import { examFigure, examFigures } from './exam-figures.ts';
import { fontCss, setSize, show } from './stage.ts';

const page = await openPage(process.argv[2] ?? 'chromium');
await setSize(page);
for (const [name, inside] of Object.entries(examFigures)) {
  await show(page, `<style>${fontCss}body{margin:0}</style>${examFigure(inside)}`);
  const { data } = await page.call('Page.captureScreenshot', { format: 'png' });
  writeFileSync(join(import.meta.dirname, '..', `${name}.png`), String(data), 'base64');
}
await page.close();
