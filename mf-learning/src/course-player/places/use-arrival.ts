import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { create } from 'zustand';
import { usePlayback } from '../lesson/playback.ts';
import { blockElementId } from 'shared-ui/lesson-text';
import { momentText } from './place.ts';

/** A video at an earlier second goes on where its learner was last: nobody has chosen a place yet. */
const CHOSEN_FROM = 0.5;

/** Where the last jump led: a moment of a lesson, for who does not see the video move. */
const useLastJump = create<{ lessonId: number | null; moment: string | null }>(() => ({
  lessonId: null,
  moment: null,
}));

/**
 * Goes to the place in the address (`t` seconds of the video, `p` a paragraph) once it is on the page, and takes
 * it out of the address: a reload must not throw the learner back.
 * @param lessonId the lesson on the page
 * @returns the moment of this lesson that was gone to last, `27:04`
 */
export function useArrival(lessonId: number | undefined): string | null {
  const [params, setParams] = useSearchParams();
  const playing = usePlayback((playback) => playback.lessonId);
  const lastJump = useLastJump();
  const isHere = lessonId !== undefined && params.get('lesson') === String(lessonId);
  const second = isHere ? params.get('t') : null;
  const paragraph = isHere ? params.get('p') : null;

  useEffect(() => {
    const leave = () =>
      setParams(
        (current) => {
          const rest = new URLSearchParams(current);
          rest.delete('t');
          rest.delete('p');
          return rest;
        },
        { replace: true, preventScrollReset: true },
      );
    if (second !== null && /^\d{1,5}$/.test(second)) {
      if (playing !== lessonId) return;
      usePlayback.getState().seekTo(Math.max(Number(second), CHOSEN_FROM));
      window.scrollTo({ top: 0 });
      useLastJump.setState({ lessonId, moment: momentText(Number(second)) });
      leave();
    } else if (paragraph !== null) {
      const element = document.getElementById(blockElementId(paragraph));
      // Paragraphs take the focus only when somebody is led to them.
      if (element && !element.hasAttribute('tabindex')) element.tabIndex = -1;
      element?.scrollIntoView({ block: 'center' });
      element?.focus({ preventScroll: true });
      leave();
    }
  }, [second, paragraph, playing, lessonId, setParams]);
  return lastJump.lessonId === lessonId ? lastJump.moment : null;
}
