import { useEffect, useRef, type RefObject } from 'react';

/** For the heading of a state that replaces another at the same address: the focus goes to it. */
export function useFocusOnArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return heading;
}
