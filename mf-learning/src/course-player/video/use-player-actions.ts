import { MediaActionTypes, useMediaStore } from 'media-chrome/react/media-store';
import { useMemo } from 'react';

/**
 * Acts of the player on what plays now. Places in seconds, volume as a share of 1. Steps in time begin where the element is:
 * the store hears of a place when the browser has got there, and a key that is held down is faster.
 */
export function usePlayerActions(element: HTMLVideoElement) {
  const store = useMediaStore();
  return useMemo(() => {
    const act = (type: string, detail?: unknown) => store.dispatch({ type, detail });
    const state = () => store.getState();
    const seekTo = (seconds: number) => {
      const duration = state().mediaDuration ?? 0;
      if (!(duration > 0)) return;
      act(MediaActionTypes.MEDIA_SEEK_REQUEST, Math.min(Math.max(seconds, 0), duration));
    };
    return {
      play: () =>
        act(
          state().mediaPaused === false
            ? MediaActionTypes.MEDIA_PAUSE_REQUEST
            : MediaActionTypes.MEDIA_PLAY_REQUEST,
        ),
      seekTo,
      seekBy: (seconds: number) => seekTo(element.currentTime + seconds),
      seekToShare: (share: number) => seekTo((state().mediaDuration ?? 0) * share),
      setVolume: (share: number) => act(MediaActionTypes.MEDIA_VOLUME_REQUEST, inShare(share)),
      volumeBy: (share: number) =>
        act(MediaActionTypes.MEDIA_VOLUME_REQUEST, inShare((state().mediaVolume ?? 1) + share)),
      mute: () =>
        act(
          state().mediaVolumeLevel === 'off'
            ? MediaActionTypes.MEDIA_UNMUTE_REQUEST
            : MediaActionTypes.MEDIA_MUTE_REQUEST,
        ),
      fullScreen: () =>
        act(
          state().mediaIsFullscreen === true
            ? MediaActionTypes.MEDIA_EXIT_FULLSCREEN_REQUEST
            : MediaActionTypes.MEDIA_ENTER_FULLSCREEN_REQUEST,
        ),
      pictureInPicture: () =>
        act(
          state().mediaIsPip === true
            ? MediaActionTypes.MEDIA_EXIT_PIP_REQUEST
            : MediaActionTypes.MEDIA_ENTER_PIP_REQUEST,
        ),
    };
  }, [store, element]);
}

export type PlayerActions = ReturnType<typeof usePlayerActions>;

const inShare = (share: number): number => Math.min(Math.max(Math.round(share * 100) / 100, 0), 1);
