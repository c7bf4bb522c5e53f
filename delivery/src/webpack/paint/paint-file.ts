/** The name of a release's paint; no browser asks for it. */
export const paintFile = 'paint.cjs';
