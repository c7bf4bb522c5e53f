const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'focusin'] as const;

/** Acts once, at the first sign that somebody is at the page: before they can have aimed at anything. */
export function onFirstActivity(action: () => void): void {
  const heard = new AbortController();
  const act = () => {
    heard.abort();
    action();
  };
  for (const sign of signs)
    document.addEventListener(sign, act, { signal: heard.signal, capture: true, passive: true });
}
