import { lessonSeconds, pointAt, SCENE_SECONDS } from './slide.ts';
import type { Lesson } from './lessons.ts';

/** The spoken lines of a lesson as WebVTT. */
export function captions(lesson: Lesson, language: 'it' | 'en'): string {
  const lines = lesson.scenes.flatMap((scene, s) =>
    scene.points.map((point, p) => ({
      start: s * SCENE_SECONDS + (pointAt[p] ?? 0),
      text: point[language],
    })),
  );
  const cues = lines.map(({ start, text }, i) => {
    const end = (lines[i + 1]?.start ?? lessonSeconds) - 0.05;
    return `${i + 1}\n${stamp(start)} --> ${stamp(end)}\n${text}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

const stamp = (seconds: number) => `00:00:${seconds.toFixed(3).padStart(6, '0')}`;
