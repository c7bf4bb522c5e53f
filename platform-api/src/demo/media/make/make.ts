/**
 * Draws the demo videos, posters, captions and handouts again, into the folder above. Not part of any
 * start or build: their results are committed. Needs ffmpeg with libx264 and an installed Chromium:
 *
 *   node platform-api/src/demo/media/make/make.ts [chromium] [ffmpeg]
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPage, type Page } from './browser.ts';
import { captions } from './captions.ts';
import { handoutHtml, handouts } from './handouts.ts';
import { lessons, type Lesson } from './lessons.ts';
import { lessonSeconds, pointAt, SCENE_SECONDS, slide } from './slide.ts';
import { fontCss, setSize, show } from './stage.ts';

const [chromium = 'chromium', ffmpeg = 'ffmpeg'] = process.argv.slice(2);
const target = join(import.meta.dirname, '..');
const FRAMES_PER_SECOND = 12;

async function drawLesson(page: Page, lesson: Lesson): Promise<void> {
  const frames = mkdtempSync(join(tmpdir(), 'frames-'));
  await show(
    page,
    `<style>${fontCss}body{margin:0}</style><div id="stage">${slide(lesson, 5)}</div>`,
  );
  for (let frame = 0; frame < lessonSeconds * FRAMES_PER_SECOND; frame++) {
    const svg = slide(lesson, frame / FRAMES_PER_SECOND);
    await page.call('Runtime.evaluate', {
      expression: `stage.innerHTML=${JSON.stringify(svg)};document.fonts.ready.then(()=>1)`,
      awaitPromise: true,
    });
    const { data } = await page.call('Page.captureScreenshot', { format: 'png' });
    writeFileSync(join(frames, `${String(frame).padStart(4, '0')}.png`), String(data), 'base64');
  }
  const file = (ending: string) => join(target, `${lesson.name}.${ending}`);
  const still = join(frames, `${String(5 * FRAMES_PER_SECOND).padStart(4, '0')}.png`);
  execFileSync(ffmpeg, ['-y', '-loglevel', 'error', '-i', still, '-q:v', '5', file('jpg')]);
  execFileSync(ffmpeg, [
    ...'-y -loglevel error -framerate'.split(' '),
    String(FRAMES_PER_SECOND),
    '-i',
    join(frames, '%04d.png'),
    ...'-f lavfi -i'.split(' '),
    `aevalsrc='${chimes()}':s=44100:d=${lessonSeconds}`,
    ...'-c:v libx264 -profile:v main -pix_fmt yuv420p -preset veryslow -crf 28 -g 24'.split(' '),
    ...'-r 24 -c:a aac -ac 1 -b:a 32k -movflags +faststart -map_metadata -1 -shortest'.split(' '),
    file('mp4'),
  ]);
  for (const language of ['it', 'en'] as const) {
    writeFileSync(file(`${language}.vtt`), captions(lesson, language));
  }
  rmSync(frames, { recursive: true });
}

/** A soft note with every point, so that the sound can be heard to follow a seek. */
function chimes(): string {
  const notes = [0, 1, 2].flatMap((scene) =>
    pointAt.map((at, i) => ({ at: scene * SCENE_SECONDS + at, hertz: [392, 494, 587][i] ?? 392 })),
  );
  return notes
    .map(({ at, hertz }) => `0.16*sin(2*PI*${hertz}*t)*exp(-3*(t-${at}))*gte(t,${at})`)
    .join('+');
}

const page = await openPage(chromium);
await setSize(page);
for (const lesson of lessons) await drawLesson(page, lesson);
for (const handout of handouts) {
  await show(page, handoutHtml(handout, fontCss));
  const { data } = await page.call('Page.printToPDF', {
    preferCSSPageSize: true,
    printBackground: true,
    generateTaggedPDF: true,
  });
  writeFileSync(join(target, `${handout.name}.pdf`), String(data), 'base64');
}
await page.close();
