/** `pnpm witness --log <url> --key <file>`: cosigns a log of credentials as long as nothing of it is rewritten. */
await import('../platform-api/src/witness/main.ts');
