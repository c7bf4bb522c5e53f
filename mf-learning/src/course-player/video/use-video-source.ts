import { useRef, useState, type SyntheticEvent } from 'react';
import { getDocumentUrl } from '../api.ts';
import type { CourseDocument } from '../course.ts';

/**
 * The address that a video plays from. It stays the same while the course is fetched again; when it
 * has expired (the element only reports "error"), a new one is fetched once, and the video continues where
 * it was (E66). Playing again earns the next refresh.
 */
export function useVideoSource(courseId: number, video: CourseDocument) {
  const [source, setSource] = useState(video.url);
  const [hasFailed, setFailed] = useState(false);
  const mayRefresh = useRef(true);
  const goOn = useRef<{ at: number; isPlaying: boolean } | null>(null);
  const lastTime = useRef(0);
  const wasPlaying = useRef(false);

  const refresh = async () => {
    goOn.current = { at: lastTime.current, isPlaying: wasPlaying.current };
    try {
      setSource(await getDocumentUrl(courseId, video.fileName));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };

  return {
    source,
    hasFailed,
    /** Requested by the person. */
    retry: () => void refresh(),
    handlers: {
      onTimeUpdate: ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
        lastTime.current = currentTarget.currentTime;
      },
      onPlaying: () => {
        wasPlaying.current = true;
        mayRefresh.current = true;
      },
      onPause: () => {
        wasPlaying.current = false;
      },
      onLoadedMetadata: ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
        const kept = goOn.current;
        goOn.current = null;
        if (kept === null) return;
        currentTarget.currentTime = kept.at;
        // A browser may ask for a gesture first; the position is kept either way.
        if (kept.isPlaying) void currentTarget.play()?.catch(() => undefined);
      },
      onError: () => {
        if (!mayRefresh.current) {
          setFailed(true);
          return;
        }
        mayRefresh.current = false;
        void refresh();
      },
    },
  };
}
