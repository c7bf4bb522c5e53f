import { ease, figures, ramps } from './figures.ts';
import type { Lesson } from './lessons.ts';

export const SCENE_SECONDS = 6;
export const lessonSeconds = SCENE_SECONDS * 3;

/** When each point of a scene appears, in seconds from its start. */
export const pointAt = [0.6, 2.2, 3.9] as const;

const clock = (seconds: number) => `00:${String(Math.floor(seconds)).padStart(2, '0')}`;

/** One frame of a lesson as SVG text. The clock and the disc show where one is, so that seeking is seen. */
export function slide(lesson: Lesson, seconds: number): string {
  const index = Math.min(2, Math.floor(seconds / SCENE_SECONDS));
  const scene = lesson.scenes[index];
  if (scene === undefined) throw new Error('A lesson has three scenes');
  const [deep, mid, light, pale] = ramps[lesson.look];
  const t = (seconds - index * SCENE_SECONDS) / SCENE_SECONDS;
  const whole = seconds / lessonSeconds;
  const angle = Math.PI * (1 - whole);
  const enter = ease(t, 0, 0.06);
  const points = scene.points
    .map((point, i) => {
      const shown = ease(t * SCENE_SECONDS, pointAt[i] ?? 0, (pointAt[i] ?? 0) + 0.45);
      const y = 232 + i * 62;
      return `<g opacity="${shown.toFixed(3)}" transform="translate(${((1 - shown) * 24).toFixed(1)} 0)"><circle cx="364" cy="${y - 8}" r="12" fill="${light}"/><path d="M358 ${y - 8} 362.5 ${y - 3} 371 ${y - 13}" fill="none" stroke="#0B2330" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><text x="390" y="${y}" font-family="Hanken Grotesk" font-weight="550" font-size="23" fill="#F3F8F8">${point.text}</text></g>`;
    })
    .join('');
  const motif =
    lesson.look === 'sicurezza'
      ? `<path d="M0 64 32 32 64 64Z" fill="${mid}"/><path d="M0 64 32 0 64 64H52L32 24 12 64Z" fill="${pale}"/>`
      : `<rect x="8" y="8" width="48" height="48" fill="${mid}"/><rect x="24" y="24" width="16" height="16" fill="${pale}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="540" viewBox="0 0 960 540">
<rect width="960" height="540" fill="#0B2330"/>
<rect width="300" height="540" fill="${deep}"/>
<circle cx="${(150 + 108 * Math.cos(angle)).toFixed(1)}" cy="${(214 - 120 * Math.sin(angle)).toFixed(1)}" r="30" fill="#F0A229"/>
<g transform="translate(22 190) scale(4)">${motif}</g>
<rect y="419" width="300" height="121" fill="${mid}"/>
<text x="30" y="492" font-family="JetBrains Mono" font-weight="600" font-size="34" fill="${pale}">${clock(seconds)}</text>
<rect x="30" y="508" width="240" height="5" rx="2.5" fill="${deep}"/><rect x="30" y="508" width="${(240 * whole).toFixed(1)}" height="5" rx="2.5" fill="#F0A229"/>
<g opacity="${enter.toFixed(3)}"><text x="352" y="100" font-family="Bricolage Grotesque" font-weight="700" font-size="40" letter-spacing="-.8" fill="#F3F8F8">${scene.title}</text>
<text x="352" y="140" font-family="Hanken Grotesk" font-size="21" fill="#B4C6CE">${scene.subtitle}</text></g>
${points}
<g transform="translate(706 186)">${figures[scene.figure]?.(t) ?? ''}</g>
</svg>`;
}
