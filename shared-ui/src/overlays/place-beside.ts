const GAP = 6;
const EDGE = 8;

/** Puts a fixed box under its anchor, right edges together; above or shifted where there is no room. */
export function placeBeside(box: HTMLElement, anchor: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  const isRoomBelow = at.bottom + GAP + height <= innerHeight - EDGE;
  const top = isRoomBelow ? at.bottom + GAP : Math.max(EDGE, at.top - GAP - height);
  const alignsRight = at.left + width > innerWidth - EDGE || at.left > innerWidth / 2;
  const left = alignsRight ? at.right - width : at.left;
  box.style.top = `${top}px`;
  box.style.left = `${Math.min(Math.max(EDGE, left), innerWidth - EDGE - width)}px`;
}

export function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
