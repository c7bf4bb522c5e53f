/**
 * For compiler and linter, which are programs in Go: by themselves they collect their garbage whenever their memory
 * has doubled, which is a fifth of their time. So they do when it is five times as large.
 */
export const rareCollection = { GOGC: process.env.GOGC ?? '400' };
