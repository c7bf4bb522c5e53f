import type { UploadedFile } from 'shared-ui/upload';
import type { WireFile } from '../api.ts';
import { messages } from './messages.ts';

/** What lies beside a video, and what it is uploaded as. */
export const companions = [
  { companion: 'captions-it', kind: 'captions', message: messages.captionsItalian },
  { companion: 'captions-en', kind: 'captions', message: messages.captionsEnglish },
  { companion: 'poster', kind: 'poster', message: messages.poster },
] as const;

export type Companion = (typeof companions)[number]['companion'];

const endings: Record<Companion, string> = {
  'captions-it': '.it.vtt',
  'captions-en': '.en.vtt',
  poster: '.jpg',
};

/** Named after its video: the name that it was sent under is not kept. Null when there is none. */
export function fileOfCompanion(video: WireFile, companion: Companion): UploadedFile | null {
  const url =
    companion === 'poster'
      ? video.posterUrl
      : video.captions.find(({ language }) => companion === `captions-${language}`)?.url;
  if (!url) return null;
  const stem = video.fileNameOriginal.replace(/\.[^.]+$/, '');
  return {
    fileNameAzure: `${video.fileNameAzure}/${companion}`,
    fileNameOriginal: `${stem}${endings[companion]}`,
    url,
  };
}
