import { useLayoutEffect, useRef, useState } from 'react';
import { getDocumentUrl } from '../api.ts';
import type { CourseDocument } from '../course.ts';

/**
 * The address that a video plays from. It stays the same while the course is fetched again; when it
 * has expired (the element only reports "error"), a new one is fetched once, and the video continues where
 * it was (E66). Playing again earns the next refresh. One that has begun to load keeps its address.
 */
export function useVideoSource(
  element: HTMLVideoElement,
  courseId: number,
  { url, fileName }: CourseDocument,
): {
  hasFailed: boolean;
  /** Requested by the person. */
  retry: () => void;
} {
  const [source, setSource] = useState(() => element.getAttribute('src') ?? url);
  const [hasFailed, setFailed] = useState(false);
  const refresh = useRef<() => Promise<void>>(async () => undefined);

  // Before the address is set: none of its events is missed.
  useLayoutEffect(() => {
    let mayRefresh = true;
    let goOn: { at: number; isPlaying: boolean } | null = null;
    let lastTime = 0;
    let wasPlaying = false;
    refresh.current = async () => {
      goOn = { at: lastTime, isPlaying: wasPlaying };
      try {
        setSource(await getDocumentUrl(courseId, fileName));
        setFailed(false);
      } catch {
        setFailed(true);
      }
    };
    return listen(element, {
      timeupdate: () => {
        lastTime = element.currentTime;
      },
      playing: () => {
        wasPlaying = true;
        mayRefresh = true;
      },
      pause: () => {
        wasPlaying = false;
      },
      loadedmetadata: () => {
        const kept = goOn;
        goOn = null;
        if (kept === null) return;
        element.currentTime = kept.at;
        // A browser may ask for a gesture first; the position is kept either way.
        if (kept.isPlaying) void element.play()?.catch(() => undefined);
      },
      error: () => {
        if (!mayRefresh) {
          setFailed(true);
          return;
        }
        mayRefresh = false;
        void refresh.current();
      },
    });
  }, [element, courseId, fileName]);
  useLayoutEffect(() => {
    if (source !== null && element.getAttribute('src') !== source) {
      element.setAttribute('src', source);
    }
  }, [element, source]);

  return { hasFailed, retry: () => void refresh.current() };
}

function listen(element: HTMLVideoElement, listeners: Record<string, () => void>): () => void {
  const all = Object.entries(listeners);
  for (const [name, listener] of all) element.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of all) element.removeEventListener(name, listener);
  };
}
