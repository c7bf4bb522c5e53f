/** `pnpm verify-badge <file>`: whether a credential is in the log, and the log is what was signed. */
await import('../platform-api/src/witness/verify-badge.ts');
