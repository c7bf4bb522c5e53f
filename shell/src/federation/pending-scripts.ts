/**
 * Ends the wait for scripts of a release that webpack has asked for and that have not come: what waits for them asks
 * once more, past the cache (delivery/src/webpack/chunk-retry-plugin.ts). Until then another `import()` of one
 * would only join the wait.
 * @param base Absolute address below which the files of the release are.
 */
export function endPendingScripts(base: string): void {
  // Webpack takes the element out when its script has come or is given up.
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-webpack]')) {
    if (script.src.startsWith(base)) script.dispatchEvent(new Event('error'));
  }
}
