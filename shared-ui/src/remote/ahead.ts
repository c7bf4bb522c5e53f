// For the script of a page that runs before the shell: no React in here, and nothing that needs a style sheet.

/**
 * Fonts and code of the page that the edge has left until now (`rel="later"`), so that they do not share a slow
 * network with what the script shows first. A script that runs must call this in the end.
 */
export function bringTheRest(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]')) {
    link.rel = 'preload';
  }
}

/** Longer than any page takes; the shell has taken the stand-in away long before. */
const PATIENCE_MS = 12_000;

/** As in a page that the edge paints: the application draws below the screen meanwhile. */
const outOfSight =
  '#first-paint{min-height:100vh}#first-paint+#root{position:absolute;inset:0 0 auto;height:100vh;overflow:hidden;transform:translateY(100vh)}';

/**
 * Shows this in the place of the waiting frame, until the application has drawn a page with the same heading
 * (`main h1`) below the screen: the exchange is that of a painted page (decision 0034). Does nothing, and says so,
 * where the application has drawn a page, or would not take the stand-in away again.
 * @param styles of what is shown; they go with it
 */
export function standIn(content: HTMLElement, styles: string): boolean {
  const root = document.getElementById('root');
  if (root === null || document.getElementById('first-paint') !== null) return false;
  // A shell from before stand-ins that come late marks that it draws, and nothing else.
  if ((root.dataset['drawing'] ?? 'waiting') !== 'waiting') return false;
  if (root.querySelector('main h1') !== null) return false;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(outOfSight + styles);
  document.adoptedStyleSheets.push(sheet);
  const painted = document.createElement('div');
  painted.id = 'first-paint';
  painted.append(content);
  root.before(painted);
  root.setAttribute('inert', '');
  root.setAttribute('aria-hidden', 'true');
  setTimeout(() => {
    // Still there: a shell that does not run, or one from before stand-ins.
    if (!painted.isConnected) return;
    painted.remove();
    root.removeAttribute('inert');
    root.removeAttribute('aria-hidden');
  }, PATIENCE_MS);
  return true;
}
