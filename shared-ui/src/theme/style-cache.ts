import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * The emotion cache of the page. `nonce` is what the edge put into the strict CSP
 * (`style-src 'self' 'nonce-…'`); styles are put first in the head so that pages can override.
 */
export function createStyleCache(nonce?: string): EmotionCache {
  return createCache({ key: 'wb', prepend: true, ...(nonce ? { nonce } : {}) });
}
