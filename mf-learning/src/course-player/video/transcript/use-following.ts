import { useEffect, useRef, useState } from 'react';

const scrollKeys = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', 'Tab']);

/**
 * Keeps the line of now in sight until the reader moves the list.
 * Only the list scrolls, never the page.
 * @param place of that line in the list, while the list is whole
 */
export function useFollowing(place: number, isWhole: boolean) {
  const listRef = useRef<HTMLOListElement>(null);
  const [isFollowing, setFollowing] = useState(true);
  useEffect(() => {
    const list = listRef.current;
    if (list === null || !isFollowing || !isWhole) return;
    const line = list.children[place];
    if (!(line instanceof HTMLElement)) return;
    const middle = line.offsetTop - (list.clientHeight - line.offsetHeight) / 2;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    list.scrollTo?.({ top: middle, behavior: isCalm ? 'auto' : 'smooth' });
  }, [place, isFollowing, isWhole]);
  const leave = () => setFollowing(false);
  return {
    listRef,
    isFollowing,
    follow: () => setFollowing(true),
    /** Scrolling by script is none of these. */
    readerMoves: {
      onWheel: leave,
      onTouchMove: leave,
      onKeyDown: ({ key }: { key: string }) => {
        if (scrollKeys.has(key)) leave();
      },
    },
  };
}
