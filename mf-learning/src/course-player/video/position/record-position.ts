import type { Watched } from './watched.ts';

/** This device remembers the place so often while the video plays. */
const KEEP_MS = 500;
/** The server is told so often: on another device it goes on where it was to the second, after a crash too. */
const SEND_MS = 1000;
/** After a jump there is often another one. */
const SETTLE_MS = 500;

export type Recorder = {
  /** The server's time, milliseconds. */
  now: () => number;
  keep: (watched: Watched) => void;
  /** Rejects when the server has not stored it. @param isLast the page may be gone before the answer */
  send: (watched: Watched, isLast: boolean) => Promise<unknown>;
};

/**
 * Remembers where a video is, here and at the server: while it plays, when it is paused or moved, and when the
 * page is hidden or left. What could not be sent is sent with the next report, or when the network is back.
 * A video that has ended begins at its beginning the next time.
 * @returns stops, with a last report
 */
export function recordPosition(video: HTMLVideoElement, { now, keep, send }: Recorder): () => void {
  let keptAt = -Infinity;
  let sentAt = -Infinity;
  /** The server does not have it for certain. */
  let unsent: Watched | null = null;
  let settling: ReturnType<typeof setTimeout> | undefined;
  /** On a slow network an answer takes longer than the next report, which waits for it. */
  let onTheWay = 0;

  const note = (): Watched => {
    const watched = { seconds: video.ended ? 0 : video.currentTime, at: now() };
    keptAt = watched.at;
    unsent = watched;
    keep(watched);
    return watched;
  };
  const report = (isLast = false) => {
    clearTimeout(settling);
    settling = undefined;
    const watched = note();
    sentAt = watched.at;
    const stored = () => {
      if (unsent === watched) unsent = null;
    };
    onTheWay += 1;
    // What fails goes with the next report.
    send(watched, isLast)
      .then(stored, () => undefined)
      .finally(() => {
        onTheWay -= 1;
      });
  };

  const played = () => {
    if (video.paused || video.seeking) return;
    const at = now();
    if (at - sentAt >= SEND_MS && onTheWay === 0) report();
    else if (at - keptAt >= KEEP_MS) note();
  };
  const moved = () => {
    note();
    settling ??= setTimeout(report, SETTLE_MS);
  };
  const stopped = () => report();
  const left = () => {
    if (unsent !== null || !video.paused) report(true);
  };
  const hidden = () => {
    if (document.visibilityState === 'hidden') left();
  };
  const reconnected = () => {
    if (unsent !== null) report();
  };

  const listeners: [EventTarget, string, () => void][] = [
    [video, 'timeupdate', played],
    // Before its frame is there, which takes seconds on a slow network: the learner has gone to this place.
    [video, 'seeking', moved],
    [video, 'pause', stopped],
    [video, 'ended', stopped],
    [document, 'visibilitychange', hidden],
    [window, 'pagehide', left],
    [window, 'online', reconnected],
  ];
  for (const [target, name, listener] of listeners) target.addEventListener(name, listener);
  return () => {
    for (const [target, name, listener] of listeners) target.removeEventListener(name, listener);
    left();
    clearTimeout(settling);
  };
}
