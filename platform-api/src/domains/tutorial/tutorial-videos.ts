import type { Platform } from '../../platform.ts';

/** The three videos of PUB-07. */
export const tutorialKeys = ['wallet', 'identity', 'spid'] as const;

export type TutorialVideo = {
  key: (typeof tutorialKeys)[number];
  url: string;
  posterUrl: string | null;
  captions: { language: 'it' | 'en'; url: string }[];
};

const languages = ['it', 'en'] as const;

/** Names of the files that a tutorial video may have: `wallet.mp4`, `wallet.jpg`, `wallet.it.vtt`. */
export const tutorialFileName = /^(wallet|identity|spid)\.(mp4|jpg|it\.vtt|en\.vtt)$/;

/** Path of a tutorial's file in the store. */
export const tutorialFile = (fileName: string): string => `tutorial/${fileName}`;

/** The videos of the tutorial that this installation keeps itself, in the order of PUB-07. */
export async function tutorialVideos({ files }: Platform): Promise<TutorialVideo[]> {
  const addressOf = async (fileName: string) =>
    (await files.stat(tutorialFile(fileName))) === null ? null : `/api/Tutorial/Files/${fileName}`;
  const found = await Promise.all(
    tutorialKeys.map(async (key) => {
      const [url, posterUrl, ...tracks] = await Promise.all([
        addressOf(`${key}.mp4`),
        addressOf(`${key}.jpg`),
        ...languages.map((language) => addressOf(`${key}.${language}.vtt`)),
      ]);
      if (url === null || url === undefined) return [];
      const captions = languages.flatMap((language, place) => {
        const track = tracks[place] ?? null;
        return track === null ? [] : [{ language, url: track }];
      });
      return [{ key, url, posterUrl: posterUrl ?? null, captions }];
    }),
  );
  return found.flat();
}
