import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { firstWrongLine } from '../../../domains/files/video/captions.ts';
import { captions } from './captions.ts';
import { clipSeconds } from '../../clip-seconds.ts';
import { clips } from './clips/index.ts';
import { slide } from './slide.ts';
import { figureTime, timeline } from './timeline.ts';

const folder = join(import.meta.dirname, '..');
const languages = ['it', 'en'] as const;

test('each clip has a name of its own, lasts 20 to 60 seconds and fits its slides', () => {
  assert.equal(new Set(clips.map(({ name }) => name)).size, clips.length);
  assert.ok(clips.length >= 17, `${clips.length} clips`);
  for (const clip of clips) {
    const { seconds } = timeline(clip);
    assert.ok(seconds >= 20 && seconds <= 60, `${clip.name}: ${seconds} s`);
    for (const { title, subtitle, points } of clip.scenes) {
      assert.ok(title.length <= 28, title);
      assert.ok(subtitle.length <= 52, subtitle);
      for (const { text } of points) assert.ok(text.length <= 30, text);
    }
  }
});

test('captions are sentences that can be read in their time, without a gap inside a scene', () => {
  for (const clip of clips) {
    const { cues, scenes } = timeline(clip);
    for (const [place, { scene, point, start, end }] of cues.entries()) {
      const line = clip.scenes[scene]?.points[point];
      for (const language of languages) {
        const text = line?.[language] ?? '';
        assert.match(text, /[.?!»”]$/, text);
        assert.match(text, /^[«“\p{Lu}]/u, text);
        assert.ok(text.length / (end - start) <= 17, text);
      }
      const next = cues[place + 1];
      if (next?.scene === scene) assert.equal(next.start, end);
      assert.ok(end <= (scenes[scene]?.end ?? 0), clip.name);
    }
  }
});

test('a figure moves when a point appears, then rests, and ends complete', () => {
  const cues = [
    { scene: 0, point: 0, start: 1, end: 5 },
    { scene: 0, point: 1, start: 5, end: 9 },
    { scene: 0, point: 2, start: 9, end: 13 },
  ];
  const times = [0, 1, 3, 4.9, 5, 7, 9, 11, 13].map((seconds) => figureTime(cues, seconds));
  assert.deepEqual(times, [0, 0.1, 0.4, 0.4, 0.4, 0.7, 0.7, 1, 1]);
});

test('every frame is whole SVG: no missing number, every element closed', () => {
  for (const clip of clips) {
    for (let seconds = 0; seconds < timeline(clip).seconds; seconds += 0.75) {
      const frame = slide(clip, seconds);
      assert.doesNotMatch(frame, /NaN|undefined|Infinity/, `${clip.name} at ${seconds}`);
      const open = frame.match(/<(g|text|svg)\b/g)?.length;
      assert.equal(frame.match(/<\/(g|text|svg)>/g)?.length, open, `${clip.name} at ${seconds}`);
    }
  }
});

test('what is committed was made of this table: captions letter by letter, films of that length', () => {
  for (const clip of clips) {
    for (const language of languages) {
      const text = readFileSync(join(folder, `${clip.name}.${language}.vtt`), 'utf8');
      assert.equal(text, captions(clip, language), clip.name);
      assert.equal(firstWrongLine(text), null);
    }
    const film = readFileSync(join(folder, `${clip.name}.mp4`));
    assert.ok(Math.abs(filmSeconds(film) - timeline(clip).seconds) < 0.3, clip.name);
    assert.ok(film.indexOf('moov') < film.indexOf('mdat'), `${clip.name} begins with its index`);
  }
  const films = readdirSync(folder).filter((file) => file.endsWith('.mp4'));
  assert.deepEqual(films.toSorted(), clips.map(({ name }) => `${name}.mp4`).toSorted());
});

test('the demo courses know how long their clips last', () => {
  const ofCourses = clips.filter(({ name }) => !name.startsWith('tutorial-'));
  assert.deepEqual(
    clipSeconds,
    Object.fromEntries(ofCourses.map((clip) => [`${clip.name}.mp4`, timeline(clip).seconds])),
  );
});

/** Duration by the movie header (ISO/IEC 14496-12, 8.2.2): its scale and length after the two dates. */
function filmSeconds(film: Buffer): number {
  const header = film.indexOf('mvhd');
  return film.readUInt32BE(header + 20) / film.readUInt32BE(header + 16);
}
