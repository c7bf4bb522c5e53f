import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';

const Picture = styled('video')(({ theme }) => ({
  display: 'none',
  width: '100%',
  aspectRatio: '16 / 9',
  marginBottom: theme.spacing(1.5),
  borderRadius: theme.radius.sm,
  backgroundColor: theme.vars.palette.background.band,
  '&[data-shown]': { display: 'block' },
}));

/** As near as the eye sees. */
const NEAR_SECONDS = 0.2;

/**
 * The picture at a place of a video. A second element reads it from the same file, a few ranges of bytes, so every
 * video has one and nothing is prepared for it. Whatever fails here leaves the time and the words that are said.
 */
export function PreviewPicture({ url, seconds }: { url: string; seconds: number }) {
  const [isShown, setShown] = useState(false);
  const element = useRef<HTMLVideoElement>(null);
  const wanted = useRef(seconds);

  useEffect(() => {
    wanted.current = seconds;
    goTo(element.current, seconds);
  }, [seconds]);

  return (
    <Picture
      ref={element}
      src={url}
      muted
      playsInline
      preload="metadata"
      tabIndex={-1}
      data-shown={isShown ? '' : undefined}
      onLoadedMetadata={() => goTo(element.current, wanted.current)}
      onSeeked={() => {
        setShown(true);
        goTo(element.current, wanted.current);
      }}
      onError={() => setShown(false)}
    />
  );
}

/** One search at a time: the pointer is faster than the network. */
function goTo(video: HTMLVideoElement | null, seconds: number): void {
  if (video === null || video.seeking || video.readyState < HTMLMediaElement.HAVE_METADATA) return;
  if (Math.abs(video.currentTime - seconds) > NEAR_SECONDS) video.currentTime = seconds;
}

type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether the network has room for pictures beside the video; browsers that do not say have it. */
export function hasRoomForPictures(): boolean {
  const { connection } = navigator as { connection?: Connection };
  // The best of the four that there are. What a browser says of megabits is a guess until it has loaded much.
  return connection?.saveData !== true && (connection?.effectiveType ?? '4g') === '4g';
}
