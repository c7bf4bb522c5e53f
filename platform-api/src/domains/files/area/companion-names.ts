/** Files stored beside a video under its name: `lesson.jpg`, `lesson.it.vtt`. */
export const companions = ['poster', 'captions-it', 'captions-en'] as const;

export type Companion = (typeof companions)[number];

const endings: Record<Companion, string> = {
  poster: '.jpg',
  'captions-it': '.it.vtt',
  'captions-en': '.en.vtt',
};

export const companionName = (videoName: string, companion: Companion) =>
  `${videoName.replace(/\.[a-z0-9]+$/, '')}${endings[companion]}`;
