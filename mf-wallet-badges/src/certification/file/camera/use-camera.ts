import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { codeReader } from './qr-reader.ts';

/** Why there is no picture. */
export type CameraFailure = 'refused' | 'missing' | 'inUse' | 'unsupported';
export type CameraState = 'starting' | 'looking' | CameraFailure;

const EVERY_MS = 150;

/** How browsers call it: https://www.w3.org/TR/mediacapture-streams/#dom-mediadevices-getusermedia */
const failures: Record<string, CameraFailure> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'inUse',
  AbortError: 'inUse',
};

const failureOf = (error: unknown): CameraFailure =>
  (error instanceof Error || error instanceof DOMException ? failures[error.name] : undefined) ??
  'unsupported';

type Ends = { onRead: (text: string) => void; onHidden: () => void };

/**
 * The camera, from now until a code is read, the page is hidden or left: then it is let go.
 * @returns the place of the picture, and how it stands
 */
export function useCamera({ onRead, onHidden }: Ends) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const read = useEffectEvent(onRead);
  const hidden = useEffectEvent(onHidden);

  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const hide = () => {
      if (document.visibilityState !== 'hidden') return;
      end.abort();
      hidden();
    };
    document.addEventListener('visibilitychange', hide, { signal });
    const run = async () => {
      try {
        const text = await look(video.current, signal, () => setState('looking'));
        if (text !== null && !signal.aborted) read(text);
      } catch (error) {
        if (!signal.aborted) setState(failureOf(error));
      }
    };
    void run();
    return () => end.abort();
  }, []);

  return { video, state };
}

/** The first code that is seen; null where it ends before. The stream is stopped whatever happens. */
async function look(
  video: HTMLVideoElement | null,
  signal: AbortSignal,
  onPicture: () => void,
): Promise<string | null> {
  // Without HTTPS a browser has none.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (video === null || devices === undefined) throw new Error('no camera in this browser');
  const stream = await devices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
  // Who left while the browser asked wants no camera.
  if (signal.aborted) {
    stop();
    return null;
  }
  signal.addEventListener('abort', stop);
  try {
    const readCode = await codeReader();
    video.srcObject = stream;
    await video.play();
    onPicture();
    while (!signal.aborted) {
      const text = await readCode(video);
      if (text !== null) return text;
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
    return null;
  } finally {
    signal.removeEventListener('abort', stop);
    if (!signal.aborted) stop();
  }
}
