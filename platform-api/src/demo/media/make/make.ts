/**
 * Draws the demo clips, posters, captions and handouts again, into the folder above. Not part of any
 * start or build: their results are committed. Needs ffmpeg with libx264 and an installed Chromium:
 *
 *   node platform-api/src/demo/media/make/make.ts [--chromium path] [--ffmpeg path] [name …]
 *
 * Without names it draws all; with names, those clips and handouts.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openPage, type Page } from './browser.ts';
import { captions } from './captions.ts';
import type { Clip } from './clip-shape.ts';
import { clips } from './clips/index.ts';
import { encode, keepFrames, POSTER_SECONDS } from './film.ts';
import { handoutHtml, handouts } from './handouts.ts';
import { slide } from './slide.ts';
import { fontCss, setSize, show } from './stage.ts';
import { timeline } from './timeline.ts';

const { values: tools, positionals: names } = parseArgs({
  options: {
    chromium: { type: 'string', default: 'chromium' },
    ffmpeg: { type: 'string', default: 'ffmpeg' },
  },
  allowPositionals: true,
});
const target = join(import.meta.dirname, '..');
const known = new Set([...clips, ...handouts].map(({ name }) => name));
for (const name of names)
  if (!known.has(name)) throw new Error(`There is no clip or handout ${name}`);
const isWanted = ({ name }: { name: string }) => names.length === 0 || names.includes(name);

async function drawClip(page: Page, clip: Clip): Promise<void> {
  const { cues, seconds } = timeline(clip);
  await show(
    page,
    `<style>${fontCss}body{margin:0}</style><div id="stage">${slide(clip, POSTER_SECONDS)}</div>`,
  );
  const picture = async (at: number) => {
    await page.call('Runtime.evaluate', {
      expression: `stage.innerHTML=${JSON.stringify(slide(clip, at))};document.fonts.ready.then(()=>1)`,
      awaitPromise: true,
    });
    const { data } = await page.call('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
    });
    return Buffer.from(String(data), 'base64');
  };
  const frames = mkdtempSync(join(tmpdir(), 'frames-'));
  try {
    await keepFrames(frames, seconds, (at) => slide(clip, at), picture);
    encode(tools.ffmpeg, frames, {
      seconds,
      notes: cues.map(({ start, point }) => ({ at: start, point })),
      film: join(target, `${clip.name}.mp4`),
      poster: join(target, `${clip.name}.jpg`),
    });
  } finally {
    rmSync(frames, { recursive: true });
  }
  for (const language of ['it', 'en'] as const) {
    writeFileSync(join(target, `${clip.name}.${language}.vtt`), captions(clip, language));
  }
}

const page = await openPage(tools.chromium);
await setSize(page);
for (const clip of clips.filter(isWanted)) await drawClip(page, clip);
for (const handout of handouts.filter(isWanted)) {
  await show(page, handoutHtml(handout, fontCss));
  const { data } = await page.call('Page.printToPDF', {
    preferCSSPageSize: true,
    printBackground: true,
    generateTaggedPDF: true,
  });
  writeFileSync(join(target, `${handout.name}.pdf`), String(data), 'base64');
}
await page.close();
