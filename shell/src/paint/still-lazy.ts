/**
 * Imported before anything that calls `lazy`: code that a page loads later never comes in a first paint. The
 * thread lives on between two renders, and what one had begun to load would be there in the next; the
 * application begins with the fallback each time.
 */
import React from 'react';

const never = new Promise<never>(() => undefined);

function NeverThere(): never {
  throw never;
}

Object.assign(React, { lazy: () => NeverThere });
