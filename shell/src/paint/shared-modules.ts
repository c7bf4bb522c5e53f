/** Filled by the build with what the shell shares (delivery/src/webpack/paint-config.ts). */
export const sharedModules: Readonly<Record<string, () => unknown>> = {};
