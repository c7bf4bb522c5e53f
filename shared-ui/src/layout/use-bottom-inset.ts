import { useEffect, type RefObject } from 'react';

/** Custom property with the height of what holds the bottom of the window: what else stands there keeps clear of it. */
export const bottomInset = '--bottom-bar';

/**
 * Says that an element holds the bottom of the window, for as long as it is there. Where a wide window
 * leaves it in the flow of the page, it holds nothing.
 * @param options.gap px between it and the edge
 * @param options.coversPage it has no room of its own in the page, so the page's end is kept clear of it
 */
export function useBottomInset(
  held: RefObject<HTMLElement | null>,
  { gap = 0, coversPage = false }: { gap?: number; coversPage?: boolean } = {},
): void {
  useEffect(() => {
    const element = held.current;
    if (!element) return undefined;
    const { style } = document.body;
    const observer = new ResizeObserver(() => {
      const isHeld = getComputedStyle(element).position !== 'static';
      const height = isHeld ? `${element.offsetHeight + gap}px` : '0px';
      style.setProperty(bottomInset, height);
      if (coversPage) style.paddingBottom = height;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(bottomInset);
      if (coversPage) style.paddingBottom = '';
    };
  }, [held, gap, coversPage]);
}
