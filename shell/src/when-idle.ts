/** The page has what it needs, and the browser nothing to do. */
export function whenIdle(action: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: 3000 });
    else setTimeout(action, 1000);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
