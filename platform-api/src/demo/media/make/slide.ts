import type { Clip } from './clip-shape.ts';
import { motif, ramps } from './looks.ts';
import { brass, circle, ease, ink, moved, muted, rect, shown, stroke, white } from './strokes.ts';
import { figureTime, pointShare, timeline } from './timeline.ts';

/** The disc and the bar move so often: enough to see where one is, and most frames equal the one before. */
const MOVES_PER_SECOND = 2;

const clock = (seconds: number) => `00:${String(Math.floor(seconds)).padStart(2, '0')}`;

const text = (x: number, y: number, content: string, font: string, more: string) =>
  `<text x="${x}" y="${y}" font-family="${font}" ${more}>${content}</text>`;

/** One frame of a clip as SVG text. The clock, the disc and the bar show where one is, so that seeking is seen. */
export function slide(clip: Clip, seconds: number): string {
  const { cues, scenes, seconds: total } = timeline(clip);
  const found = scenes.findIndex(({ end }) => seconds < end);
  const index = found === -1 ? scenes.length - 1 : found;
  const scene = clip.scenes[index];
  if (scene === undefined) throw new Error(`${clip.name} has no scene ${index}`);
  const own = cues.filter((cue) => cue.scene === index);
  const [deep, mid, light, pale] = ramps[clip.look];
  const whole = Math.floor(seconds * MOVES_PER_SECOND) / MOVES_PER_SECOND / total;
  const angle = Math.PI * (1 - whole);
  const entered = ease(seconds - (scenes[index]?.start ?? 0), 0, 0.4);
  const points = own.map((cue) => {
    const share = pointShare(cue, seconds);
    const y = 232 + cue.point * 62;
    const mark =
      circle(364, y - 8, 12, light) +
      stroke(`M358 ${y - 8} 362.5 ${y - 3} 371 ${y - 13}`, ink, 3) +
      text(
        390,
        y,
        scene.points[cue.point]?.text ?? '',
        'Hanken Grotesk',
        `font-weight="550" font-size="23" fill="${white}"`,
      );
    return shown(share, moved((1 - share) * 24, 0, mark));
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="540" viewBox="0 0 960 540">
${rect(0, 0, 960, 540, ink)}${rect(0, 0, 300, 540, deep)}
${circle(150 + 108 * Math.cos(angle), 214 - 120 * Math.sin(angle), 30, brass)}
<g transform="translate(22 190) scale(4)">${motif(clip.look)}</g>
${rect(0, 419, 300, 121, mid)}
${text(30, 492, clock(seconds), 'JetBrains Mono', `font-weight="600" font-size="34" fill="${pale}"`)}
${rect(30, 508, 240, 5, deep, 'rx="2.5"')}${rect(30, 508, 240 * whole, 5, brass, 'rx="2.5"')}
${shown(
  entered,
  text(
    352,
    100,
    scene.title,
    'Bricolage Grotesque',
    `font-weight="700" font-size="40" letter-spacing="-.8" fill="${white}"`,
  ) + text(352, 140, scene.subtitle, 'Hanken Grotesk', `font-size="21" fill="${muted}"`),
)}
${points.join('')}
${moved(706, 186, scene.figure(figureTime(own, seconds)))}
</svg>`;
}
