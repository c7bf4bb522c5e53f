/** Longer than any page takes; what is then on screen is the application's to explain. */
const patienceMs = 8000;
/** The row comes with the page and is drawn just after its heading; without one the band alone is enough. */
const rowPatienceMs = 500;

/**
 * The server's first paint stands until the application has drawn the same out of sight (`#first-paint + #root`):
 * then it is taken away within one frame, so that nothing blinks or moves.
 */
export function replaceFirstPaint(root: HTMLElement): void {
  const painted = document.getElementById('first-paint');
  if (painted === null) return;
  const hasRow = painted.querySelector('li') !== null;
  let rowTimer: ReturnType<typeof setTimeout> | undefined;
  const reveal = () => {
    observer.disconnect();
    clearTimeout(rowTimer);
    painted.remove();
    root.removeAttribute('inert');
    root.removeAttribute('aria-hidden');
  };
  // One frame to be painted where nobody looks, so that showing it has nothing left to paint.
  const revealPainted = () => {
    observer.disconnect();
    clearTimeout(rowTimer);
    requestAnimationFrame(() => requestAnimationFrame(reveal));
  };
  const observer = new MutationObserver(() => {
    if (root.querySelector('main h1') === null) return;
    if (!hasRow || root.querySelector('main article') !== null) revealPainted();
    else rowTimer ??= setTimeout(revealPainted, rowPatienceMs);
  });
  observer.observe(root, { childList: true, subtree: true });
  setTimeout(reveal, patienceMs);
}
