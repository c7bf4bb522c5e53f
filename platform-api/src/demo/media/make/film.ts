import { execFileSync } from 'node:child_process';
import { linkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FRAMES_PER_SECOND = 12;

/** The frame of this time is the poster: the first scene with its first points. */
export const POSTER_SECONDS = 6;

const frameName = (number: number) => `${String(number).padStart(4, '0')}.png`;

/**
 * Stores the frames of a film in a folder. A frame whose drawing equals the one before is the same file:
 * most of them are.
 * @param drawingAt the drawing at a time in seconds, as text
 * @param pictureAt the same as PNG
 */
export async function keepFrames(
  folder: string,
  seconds: number,
  drawingAt: (at: number) => string,
  pictureAt: (at: number) => Promise<Buffer>,
): Promise<void> {
  let before = '';
  for (let number = 0; number < seconds * FRAMES_PER_SECOND; number++) {
    const at = number / FRAMES_PER_SECOND;
    const drawing = drawingAt(at);
    const file = join(folder, frameName(number));
    if (drawing === before) linkSync(join(folder, frameName(number - 1)), file);
    else writeFileSync(file, await pictureAt(at));
    before = drawing;
  }
}

/** H.264 that every browser plays, 854 × 480, its index first, and the poster. */
export function encode(
  ffmpeg: string,
  folder: string,
  film: {
    seconds: number;
    notes: readonly { at: number; point: number }[];
    film: string;
    poster: string;
  },
): void {
  const still = join(folder, frameName(POSTER_SECONDS * FRAMES_PER_SECOND));
  const run = (...words: string[]) => execFileSync(ffmpeg, ['-y', '-loglevel', 'error', ...words]);
  run('-i', still, '-q:v', '5', film.poster);
  run(
    '-framerate',
    String(FRAMES_PER_SECOND),
    '-i',
    join(folder, '%04d.png'),
    ...'-f lavfi -i'.split(' '),
    `aevalsrc='${chimes(film.notes)}':s=44100:d=${film.seconds}`,
    ...'-vf scale=854:480 -c:v libx264 -profile:v main -pix_fmt yuv420p'.split(' '),
    ...'-preset slower -tune animation -crf 28 -g 48'.split(' '),
    ...'-c:a aac -ac 1 -ar 22050 -b:a 16k -movflags +faststart -map_metadata -1 -shortest'.split(
      ' ',
    ),
    film.film,
  );
}

/** A soft note with every point, so that the sound can be heard to follow a seek. */
const chimes = (notes: readonly { at: number; point: number }[]) =>
  notes
    .map(
      ({ at, point }) =>
        `0.16*sin(2*PI*${[392, 494, 587][point] ?? 392}*t)*exp(-3*(t-${at}))*between(t,${at},${at + 3})`,
    )
    .join('+');
