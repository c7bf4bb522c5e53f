/** Longer than any page takes; after it the application explains what is missing. */
const PATIENCE_MS = 8000;
/** Its data comes with the page and is drawn just after the heading; what differs by then stays different. */
const SAME_PATIENCE_MS = 500;

/**
 * A first paint, the edge's or what the page's own script has put in its place (`shared-ui/remote/ahead`), stands
 * until the application has drawn the same out of sight (`#first-paint + #root`): then it is taken away within one
 * frame, so that nothing blinks or moves. One may also come later, while the application still waits for its page.
 */
export function replaceFirstPaint(root: HTMLElement): void {
  const painted = document.getElementById('first-paint');
  if (painted === null) awaitFirstPaint(root);
  else exchange(painted, root);
}

/** `data-drawing` says whether a paint is still taken away again: `waiting` until there is a page. */
function awaitFirstPaint(root: HTMLElement): void {
  root.dataset['drawing'] = 'waiting';
  const observer = new MutationObserver(() => {
    const painted = document.getElementById('first-paint');
    if (painted === null && stateOf(root).heading === null) return;
    observer.disconnect();
    if (painted === null) root.dataset['drawing'] = '';
    else exchange(painted, root);
  });
  if (root.parentElement) observer.observe(root.parentElement, { childList: true });
  observer.observe(root, { childList: true, subtree: true });
}

function exchange(painted: HTMLElement, root: HTMLElement): void {
  // From here on nothing else may put a paint before the application: nobody would take it away.
  root.dataset['drawing'] = '';
  const expected = stateOf(painted);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reveal = () => {
    observer.disconnect();
    clearTimeout(timer);
    painted.remove();
    root.removeAttribute('inert');
    root.removeAttribute('aria-hidden');
  };
  // One frame to be painted where nobody looks, so that showing it has nothing left to paint.
  const revealPainted = () => {
    observer.disconnect();
    clearTimeout(timer);
    requestAnimationFrame(() => requestAnimationFrame(reveal));
  };
  const observer = new MutationObserver(() => {
    const drawn = stateOf(root);
    if (drawn.heading === null) return;
    if (isAsFar(drawn, expected)) revealPainted();
    else timer ??= setTimeout(revealPainted, SAME_PATIENCE_MS);
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  setTimeout(reveal, PATIENCE_MS);
}

type DrawnState = { heading: string | null; hasCards: boolean; skeletons: number };

const stateOf = (tree: Element): DrawnState => ({
  heading: tree.querySelector('main h1')?.textContent ?? null,
  hasCards: tree.querySelector('main article') !== null,
  skeletons: tree.querySelectorAll('main [data-waiting]').length,
});

/** Whether a tree shows at least what the other does. */
const isAsFar = (drawn: DrawnState, expected: DrawnState): boolean =>
  drawn.heading === expected.heading &&
  (drawn.hasCards || !expected.hasCards) &&
  drawn.skeletons <= expected.skeletons;
