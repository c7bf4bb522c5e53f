/** The name of the script of a release that runs before the shell. A release's folder never changes, so it needs no hash. */
export const aheadFile = 'ahead.js';
