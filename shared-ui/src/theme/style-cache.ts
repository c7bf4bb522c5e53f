import createCache, { type EmotionCache } from '@emotion/cache';

const caches = new Map<string | undefined, EmotionCache>();

/**
 * The emotion cache of the page: one, however often the theme is mounted, or every mount would
 * insert all its rules again. `nonce` is what the edge put into the strict CSP
 * (`style-src 'self' 'nonce-…'`); styles are put first in the head so that pages can override.
 */
export function styleCacheOf(nonce?: string): EmotionCache {
  const existing = caches.get(nonce);
  if (existing !== undefined) return existing;
  // Rules go into one sheet everywhere, as in production: emotion's element for each rule slowed
  // whatever walks the document, tests above all.
  const cache = createCache({
    key: 'wb',
    prepend: true,
    speedy: true,
    ...(nonce ? { nonce } : {}),
  });
  caches.set(nonce, cache);
  return cache;
}

/** For a first paint: rules are kept in the cache (`inserted`), not written between the elements. */
export function createPaintCache(): EmotionCache {
  const cache = createCache({ key: 'wb' });
  cache.compat = true;
  return cache;
}
