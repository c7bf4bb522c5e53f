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

/**
 * A script that came and was not the one that it should be, at the second try too: nothing checks those that the shell
 * asks for before it knows their hashes, and the browser keeps each for ever. Asks for it past the cache, which then has the good one.
 * @param error Why webpack gave its chunk up.
 * @param base Absolute address below which the files of the release are.
 * @returns when the new copy is here or lost too; null when the error names no script of this release.
 */
export function replaceBadCopy(error: unknown, base: string): Promise<unknown> | null {
  const { type, request } = (error ?? {}) as { type?: unknown; request?: unknown };
  // Its script has run, and the chunk was not in it.
  if (type !== 'missing' || typeof request !== 'string' || !request.startsWith(base)) return null;
  return fetch(request, { cache: 'reload' }).catch(() => undefined);
}
