import { useEffect, type RefObject } from 'react';

/** Custom property with the height of the fixed bottom bar; other fixed elements offset themselves by it. */
export const bottomInset = '--bottom-bar';

/** px that each element holds: a screen that leaves may still be there while the next one comes. */
const held = new Map<HTMLElement, number>();

function hold(element: HTMLElement, px: number | undefined): void {
  if (px === undefined) held.delete(element);
  else held.set(element, px);
  const { style } = document.documentElement;
  if (held.size === 0) style.removeProperty(bottomInset);
  else style.setProperty(bottomInset, `${Math.max(...held.values())}px`);
}

/**
 * Registers an element as the fixed bottom bar while it is mounted. Where a wide window
 * leaves it in the flow of the page, it has no effect.
 * @param options.gap px between it and the edge
 * @param options.coversPage it has no room of its own in the page, so the page's end is kept clear of it
 */
export function useBottomInset(
  holder: RefObject<HTMLElement | null>,
  { gap = 0, coversPage = false }: { gap?: number; coversPage?: boolean } = {},
): void {
  useEffect(() => {
    const element = holder.current;
    if (!element) return undefined;
    const { style } = document.body;
    const observer = new ResizeObserver(() => {
      const isHeld = getComputedStyle(element).position !== 'static';
      const height = isHeld ? element.offsetHeight + gap : 0;
      hold(element, height);
      if (coversPage) style.paddingBottom = `${height}px`;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      hold(element, undefined);
      if (coversPage) style.paddingBottom = '';
    };
  }, [holder, gap, coversPage]);
}
