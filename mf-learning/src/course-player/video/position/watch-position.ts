import type { Recorder } from './record-position.ts';
import { recordPosition } from './record-position.ts';
import { newestOf, resumeSecond, type Watched } from './watched.ts';

export type PositionWatch = {
  /** The server has told a position: begun afresh, or watched on another device since. */
  hear: (position: Watched) => void;
  stop: () => void;
};

/**
 * Lets a video go on where its learner was last, then remembers where it is.
 * @param known what this device and the server remember; asked while the browser reads the video's head
 */
export function watchPosition(
  video: HTMLVideoElement,
  { known, ...recorder }: Recorder & { known: () => Promise<readonly (Watched | null)[]> },
): PositionWatch {
  let isOver = false;
  /** Up to here this device knows the place; null before it goes on. */
  let notedAt: number | null = null;
  let stopRecording: () => void = () => undefined;

  const begin = async () => {
    const [positions] = await Promise.all([known(), metadataOf(video)]);
    if (isOver) return;
    const newest = newestOf(positions);
    const second = resumeSecond(newest, video.duration);
    // Who was faster than this has chosen a place.
    if (second > 0 && video.currentTime < 0.5) {
      video.currentTime = second;
      await happened(video, 'seeked');
    }
    if (isOver) return;
    notedAt = newest?.at ?? 0;
    stopRecording = recordPosition(video, {
      ...recorder,
      keep: (watched) => {
        notedAt = watched.at;
        recorder.keep(watched);
      },
    });
  };
  void begin();

  return {
    hear: (position) => {
      if (notedAt === null || position.at <= notedAt || !video.paused) return;
      notedAt = position.at;
      video.currentTime = resumeSecond(position, video.duration);
    },
    stop: () => {
      isOver = true;
      stopRecording();
    },
  };
}

const metadataOf = async (video: HTMLVideoElement): Promise<void> => {
  if (video.readyState < HTMLMediaElement.HAVE_METADATA) await happened(video, 'loadedmetadata');
};

const happened = (video: HTMLVideoElement, name: string): Promise<void> =>
  new Promise((resolve) => {
    video.addEventListener(name, () => resolve(), { once: true });
  });
