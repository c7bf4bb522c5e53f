/** Longer than any page takes; what is then on screen is the application's to explain. */
const patienceMs = 8000;

/**
 * The server's first paint stands until the application has drawn its page behind it (`#first-paint + #root`
 * is out of sight): then it is taken away within one frame, so that nothing blinks or moves.
 */
export function replaceFirstPaint(root: HTMLElement): void {
  const painted = document.getElementById('first-paint');
  if (painted === null) return;
  const reveal = () => {
    observer.disconnect();
    painted.remove();
  };
  const observer = new MutationObserver(() => {
    if (root.querySelector('main h1') === null) return;
    observer.disconnect();
    // The row that came with the page is drawn in the frame after its heading.
    requestAnimationFrame(() => requestAnimationFrame(reveal));
  });
  observer.observe(root, { childList: true, subtree: true });
  setTimeout(reveal, patienceMs);
}
