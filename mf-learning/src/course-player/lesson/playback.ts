import { create } from 'zustand';

export type Playback = {
  /** The lesson whose video is on the page; null where there is none. */
  lessonId: number | null;
  /** Its first frame is there, or nothing is being done to get it. */
  isSettled: boolean;
  /** Where that video is. */
  seconds: number;
  /** Goes to another place of that video; does nothing where there is none. */
  seekTo: (seconds: number) => void;
};

const noVideo: Playback = {
  lessonId: null,
  isSettled: false,
  seconds: 0,
  seekTo: () => undefined,
};

/** The video that is on the page now, for what stands beside it: transcript, notes. */
export const usePlayback = create<Playback>(() => noVideo);

/**
 * The video of a lesson has come onto the page.
 * @returns takes it away again, unless that of another lesson came meanwhile
 */
export function startPlayback(lessonId: number, seekTo: Playback['seekTo']): () => void {
  const playback: Playback = { lessonId, isSettled: false, seconds: 0, seekTo };
  usePlayback.setState(playback);
  return () => {
    if (usePlayback.getState().seekTo === seekTo) usePlayback.setState(noVideo);
  };
}

export const movePlayback = (seconds: number): void => usePlayback.setState({ seconds });

export const settlePlayback = (): void => usePlayback.setState({ isSettled: true });
